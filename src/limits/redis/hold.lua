-- Holds all buckets of a seller. KEYS: hold. ARGV: time ('' for the server's), how long, channel for
-- news, who tells them.
local now
if ARGV[1] == '' then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
else
  now = tonumber(ARGV[1])
end
local wait = tonumber(ARGV[2])
local held = tonumber(redis.call('GET', KEYS[1]) or 0) or 0
if held < now + wait then
  held = now + wait
  redis.call('SET', KEYS[1], string.format('%.0f', held), 'PX', string.format('%.0f', math.ceil(wait / 1000) + 1000))
  redis.pcall('PUBLISH', ARGV[3], ARGV[4] .. ' ' .. KEYS[1])
end
return { now, held }
