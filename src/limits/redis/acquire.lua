-- Takes tokens or reserves them, if they are back in time.
-- KEYS: bucket, hold. ARGV: interval, burst, time ('' for the server's), cost, longest wait.
hold()
local cost = tonumber(ARGV[4])
local first, last
if cost == 1 and #gaps > 0 then
  first, last = gaps[1], gaps[1]
  gaps[1] = first + 1
  if gaps[1] > gaps[2] then
    table.remove(gaps, 1)
    table.remove(gaps, 1)
  end
else
  serial = serial + cost
  tokens = tokens - cost
  if tokens < 0 and widest < cost then widest = cost end
  first, last = serial - cost + 1, serial
end
local due, wait = reaches(last - serial), 0
if due > seen then wait = math.min(due - now, FOREVER) end
if wait >= FOREVER or wait > tonumber(ARGV[5]) then
  return { wait, now, held }
end
save()
if wait == 0 then return { 0, born, last } end
return { wait, now, held, tokens, refilled, not_before, seen, born, serial, widest, first, last }
