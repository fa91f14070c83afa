-- A seller's gate; the rules are those of memory.rs. KEYS: the gate.
-- ARGV: what, time in microseconds ('' for the server's), channel for news, then what it takes. Times
-- are milliseconds.
-- The fence stays for a day after the gate was last used, so that it only ever grows.
local KEEP = 86400000
local micros
if ARGV[2] == '' then
  local time = redis.call('TIME')
  micros = time[1] * 1000000 + time[2]
else
  micros = tonumber(ARGV[2])
end
local now = math.floor(micros / 1000)
local names = { 'job', 'user', 'fence', 'until', 'parked', 'entry', 'claim', 'claim_until' }
local found = redis.call('HMGET', KEYS[1], unpack(names))
local job, user, fence = found[1] or false, found[2] == '1', tonumber(found[3] or 0)
local till, parked, entry = tonumber(found[4] or 0), found[5] == '1', found[6] or ''
local claim, claim_till = found[7] or false, tonumber(found[8] or 0)
if job and till <= now then job = false end
if claim and claim_till <= now then claim = false end

local function number(value)
  return string.format('%.0f', value)
end

local function save()
  redis.call('DEL', KEYS[1])
  local last = now
  redis.call('HSET', KEYS[1], 'fence', number(fence))
  if job then
    redis.call('HSET', KEYS[1], 'job', job, 'user', user and '1' or '0', 'until', number(till),
      'parked', parked and '1' or '0', 'entry', entry)
    last = math.max(last, till)
  end
  if claim then
    redis.call('HSET', KEYS[1], 'claim', claim, 'claim_until', number(claim_till))
    last = math.max(last, claim_till)
  end
  redis.call('PEXPIRE', KEYS[1], number(last - now + KEEP))
end

-- Those who wait, and an owner the server has forgotten, look again.
local function tell()
  redis.pcall('PUBLISH', ARGV[3], KEYS[1])
end

local what = ARGV[1]
if what == 'enter' then
  -- job, user's or not, lease, entry
  local id, is_user, lease = ARGV[4], ARGV[5] == '1', tonumber(ARGV[6])
  local other = claim and claim ~= id
  if job then
    if job == id and not parked then return { 2, job } end
    local resumes = parked and job == id
    local overtakes = parked and not user and is_user
    if not resumes and not overtakes then
      if not is_user then return { 1, job } end
      if user then return { 2, job } end
      if other then return { 2, claim } end
      if not claim then tell() end
      claim, claim_till = id, now + lease
      save()
      return { 1, job }
    end
  end
  if other then return { is_user and 2 or 1, claim } end
  -- Never used, or forgotten.
  local new = fence == 0 and 1 or 0
  fence = math.max(fence + 1, micros)
  job, user, till, parked, entry, claim = id, is_user, now + lease, false, ARGV[7], false
  save()
  tell()
  return { 0, number(fence), new }
elseif what == 'renew' then
  -- fence, span, park or not, job, user's or not
  local own = tonumber(ARGV[4])
  if fence < own then
    -- The server has forgotten this owner. Nobody came after it, or one with a smaller fence, which a
    -- clock set back gave out: the larger is the owner.
    fence, job, user, till, parked, entry = own, ARGV[7], ARGV[8] == '1', now, false, ''
    tell()
  end
  if not job or fence ~= own or parked then return { 0 } end
  local span = now + tonumber(ARGV[5])
  parked = ARGV[6] == '1'
  if parked or till < span then till = span end
  save()
  if parked then tell() end
  return { 1, claim and 1 or 0 }
elseif what == 'release' or what == 'abandon' then
  -- fence, or the entry of one who does not know whether it was let in
  if job and ARGV[4] == (what == 'release' and number(fence) or entry) then
    job = false
    save()
    tell()
  end
  return {}
elseif what == 'unclaim' then
  -- job
  if claim == ARGV[4] then
    claim = false
    save()
    tell()
  end
  return {}
end
-- Who is inside.
if not job then return {} end
return { job, user and 1 or 0, number(fence), parked and 1 or 0, number(till - now), claim or '' }
