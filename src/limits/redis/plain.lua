-- An acquire of a plain bucket: none held, penalised, narrowed or with gaps, and no other limit than
-- before. That is nearly every one, so it is spelled out here with what it needs; the rest goes the
-- long way, to the same end.
local raw = found[1]
if raw and not found[2] and #raw == 88 then
  local tokens, refilled, not_before, interval, burst, narrowed, seen, born, serial, widest, gone =
    struct.unpack('<ddddddddddd', raw)
  local cost, gained = ARGV[4] + 0, 0
  if
    not_before <= now and seen <= now and narrowed == 9007199254740991
    and interval == ARGV[1] + 0 and burst == ARGV[2] + 0
    and (cost - tokens) * interval < 1581120000000000
  then
    if refilled < now then gained = math.floor((now - refilled) / interval) end
    if gained < burst - tokens then
      tokens = tokens + gained
      refilled = refilled + gained * interval
    else
      tokens = burst
      if refilled < now then refilled = now end
    end
    if tokens >= 0 then widest = 1 end
    tokens = tokens - cost
    serial = serial + cost
    local wait = 0
    if tokens < 0 then
      wait = refilled - tokens * interval - now
      if wait > ARGV[5] + 0 then return { wait, now, 0 } end
      if widest < cost then widest = cost end
    end
    local left = math.min((burst - tokens) * interval, 3162240000000000) + refilled - now
    if now + left <= gone then
      -- The key lives long enough. In place this costs half of a SET.
      redis.call('SETRANGE', KEYS[1], 0, struct.pack('<dddddddddd',
        tokens, refilled, not_before, interval, burst, narrowed, now, born, serial, widest))
    else
      left = left + math.floor(left / 4) + 1000000
      redis.call('SET', KEYS[1], struct.pack('<ddddddddddd',
        tokens, refilled, not_before, interval, burst, narrowed, now, born, serial, widest, now + left),
        'PX', math.ceil(left / 1000))
    end
    if wait == 0 then return { 0, born, serial } end
    return { wait, now, 0, tokens, refilled, not_before, now, born, serial, widest, serial - cost + 1, serial }
  end
end
