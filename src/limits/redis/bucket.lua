-- A bucket in all its states. The rules are those of evaluate.rs and places.rs, in the
-- same order; all numbers are whole and below 2^53.
local FOREVER, SLACK, NARROWED_FOR, NONE = 1581120000000000, 1000000, 3600000000, 9007199254740991
local MOST_GAPS = 32
local rate_interval, rate_burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local tokens, refilled, not_before, interval, burst, narrowed, seen, born, serial, widest
local gaps = {}

local function capacity()
  if narrowed < burst then return narrowed end
  return burst
end

local function reaches(need)
  local missing, at = need - tokens, refilled
  if missing > 0 then
    local span = missing * interval
    if span > 2 * FOREVER then span = 2 * FOREVER end
    at = at + span
  end
  if at < not_before then return not_before end
  return at
end

local function expires()
  if narrowed < burst then return reaches(narrowed) + NARROWED_FOR end
  return reaches(burst)
end

local function refill()
  local room = capacity()
  if tokens < room then
    local gained = 0
    if seen > refilled then gained = math.floor((seen - refilled) / interval) end
    if gained < room - tokens then
      tokens = tokens + gained
      refilled = refilled + gained * interval
      return
    end
  end
  tokens = room
  if refilled < seen then refilled = seen end
end

local function put_back(count)
  local most = 0
  if not_before <= seen then most = capacity() end
  if most < tokens then most = tokens end
  tokens = math.min(tokens + count, most)
  refill()
end

local function tidy(most)
  local n = #gaps
  if n > 0 then most = math.max(math.min(most, capacity() - widest), 0) end
  if tokens >= 0 then
    widest = 1
    if n == 0 then return end
    local sum = 0
    for i = 1, n, 2 do sum = sum + gaps[i + 1] - gaps[i] + 1 end
    gaps = {}
    put_back(math.min(sum, most))
    return
  end
  if n == 0 then return end
  local front, kept = serial + tokens, 0
  for i = n - 1, 1, -2 do
    local back = math.max(math.min(front, gaps[i + 1]) - gaps[i] + 1, 0)
    local over = math.min(math.max(kept + back - most, 0), back)
    gaps[i] = gaps[i] + over
    kept = kept + back - over
  end
  local left = {}
  for i = 1, n, 2 do
    if gaps[i] <= gaps[i + 1] then
      left[#left + 1] = gaps[i]
      left[#left + 1] = gaps[i + 1]
    end
  end
  gaps = left
end

local function penalize(wait)
  if wait <= 0 then wait = interval end
  if wait > FOREVER then wait = FOREVER end
  if not_before < seen + wait then not_before = seen + wait end
  local next_back = not_before - interval
  if tokens > 0 or refilled < next_back then refilled = next_back end
  if tokens > 0 then tokens = 0 end
  tidy(0)
end

local function full(at)
  tokens, refilled, not_before = rate_burst, at, at
  interval, burst, narrowed, seen = rate_interval, rate_burst, NONE, at
end

local raw = found[1]
if raw and #raw >= 88 and #raw % 8 == 0 then
  tokens, refilled, not_before, interval, burst, narrowed, seen, born, serial, widest =
    struct.unpack('<dddddddddd', raw) -- and when the key goes
  for at = 89, #raw, 8 do gaps[#gaps + 1] = struct.unpack('<d', raw, at) end
  if seen - now > SLACK then
    local back = seen - now
    refilled, not_before, seen = refilled - back, not_before - back, now
  elseif seen < now then
    seen = now
  end
  local same = interval == rate_interval and burst == rate_burst
  if (not same or narrowed < NONE) and seen >= expires() then
    full(seen)
  else
    refill()
    if not same then
      interval, burst = rate_interval, rate_burst
      tokens = math.max(math.min(tokens, capacity()), -math.floor(FOREVER / interval))
      if refilled < seen - interval then refilled = seen - interval end
      if not_before > seen and refilled < not_before - interval then
        refilled = not_before - interval
      end
      refill()
    end
  end
  tidy(NONE)
else
  full(now)
  born, serial, widest = now, now, 1
end

-- Until when the seller is held.
local held = tonumber(found[2] or 0) or 0
local function hold()
  if held > seen then penalize(held - seen) end
end

-- A key goes when the bucket is full, or up to a second and a quarter of that time later: so not
-- every acquire has to put that off. Until then a full bucket reads as none.
local function save()
  local left = expires() - seen
  if left <= 0 and #gaps == 0 then
    if raw then redis.call('DEL', KEYS[1]) end
    return
  end
  left = left + math.floor(left / 4) + 1000000
  local value = struct.pack('<ddddddddddd', tokens, refilled, not_before, interval, burst, narrowed, seen,
    born, serial, widest, seen + left)
  for i = 1, #gaps do value = value .. struct.pack('<d', gaps[i]) end
  redis.call('SET', KEYS[1], value, 'PX', string.format('%.0f', math.ceil(left / 1000)))
end
