-- What both scripts begin with: the bucket, the hold of its seller, and the time, read once.
local found, now = redis.call('MGET', KEYS[1], KEYS[2])
if ARGV[3] == '' then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
else
  now = ARGV[3] + 0
end
