-- What happens to a bucket between acquires.
-- KEYS: bucket, hold. ARGV: interval, burst, time ('' for the server's), what, channel for news (''
-- for none), who tells them, the numbers of what.
local what, channel, who = ARGV[4], ARGV[5], ARGV[6]
local function number(i) return tonumber(ARGV[6 + i]) end
local before = reaches(0)

local function observe(limit, remaining, retry, reset)
  local most = NONE
  if limit >= 0 and limit < capacity() then narrowed = math.max(limit, 1) end
  if retry > 0 then penalize(retry) end
  if remaining >= 0 then most = remaining end
  if most == capacity() - 1 then
    local late = 250000
    if capacity() <= 1 then late = math.min(late, math.floor(interval / 100)) end
    refilled = refilled + math.max(math.min(seen - refilled, late), 0)
  end
  if reset >= 0 then
    local missing = math.ceil(math.max(reset - 1000000, 0) / interval)
    most = math.min(most, math.max(capacity() - missing, 0))
  end
  tokens = math.min(tokens, most)
  refill()
  if retry > 0 then most = 0 end
  tidy(most)
end

local function charge(extra)
  tokens = math.max(tokens - extra, math.min(tokens, -math.floor(FOREVER / interval)))
end

local function release(of, first, last)
  if of ~= born or first > last or last > serial then return end
  if tokens >= 0 then return put_back(last - first + 1) end
  if not_before > seen then first = math.max(first, serial + tokens + 1) end
  if first > last then return end
  local at = 1
  while at < #gaps and gaps[at + 1] < first do at = at + 2 end
  if at < #gaps and gaps[at] <= last then return end
  table.insert(gaps, at, last)
  table.insert(gaps, at, first)
  if at + 2 < #gaps and gaps[at + 2] == last + 1 then
    table.remove(gaps, at + 1)
    table.remove(gaps, at + 1)
  end
  if at > 1 and gaps[at - 1] + 1 == first then
    table.remove(gaps, at - 1)
    table.remove(gaps, at - 1)
  end
  local n = #gaps
  if n > 0 and gaps[n] == serial then
    local count = gaps[n] - gaps[n - 1] + 1
    gaps[n], gaps[n - 1] = nil, nil
    serial = serial - count
    put_back(count)
  end
  if #gaps > 2 * MOST_GAPS then
    table.remove(gaps, 1)
    table.remove(gaps, 1)
  end
  tidy(NONE)
end

if what == 'penalize' then
  penalize(number(1))
elseif what == 'observe' then
  observe(number(1), number(2), number(3), number(4))
elseif what == 'charge' then
  charge(number(1))
elseif what == 'release' then
  release(number(1), number(2), number(3))
elseif what == 'touch' then
  hold()
end
if what ~= 'look' and what ~= 'lost' then save() end
-- Those who wait in other processes go later now, or have lost their places.
local moved = tokens < 0 and what ~= 'release' and reaches(0) > before
if channel ~= '' and (moved or what == 'lost') then
  redis.pcall('PUBLISH', channel, who .. ' ' .. KEYS[1])
end
return { now, held, tokens, refilled, not_before, seen, born, serial, widest, interval, burst, narrowed, unpack(gaps) }
