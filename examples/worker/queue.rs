//! A queue of jobs in Redis.
//!
//! A job waits in `{jobs}:due`, ordered by the time it is due, and moves to `{jobs}:running` with a
//! deadline when a worker takes it. A worker that dies stops prolonging the deadline, and the job is
//! due again, with the cursor that was saved last. Every time a job is taken its run has a new number,
//! and only the latest run may write: a worker that was frozen cannot spoil what another has done.

use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{RedisResult, Script};

const KEYS: [&str; 3] = ["{jobs}:due", "{jobs}:running", "{jobs}:job:"];

/// The server's time in milliseconds, and what is needed of a job's run.
const HEAD: &str = r"
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function job(id) return KEYS[3] .. id end
local function mine(id, run) return redis.call('HGET', job(id), 'run') == run end
";

const PUSH: &str = r"
local key = job(ARGV[1])
local state = redis.call('HGET', key, 'state')
if state and state ~= 'done' and state ~= 'failed' and state ~= 'skipped' then return 0 end
redis.call('DEL', key)
redis.call('HSET', key, 'seller', ARGV[2], 'priority', ARGV[3], 'cursor', ARGV[4], 'until', ARGV[5],
  'state', 'queued', 'attempts', 0, 'lost', 0, 'run', 0)
redis.call('ZADD', KEYS[1], now, ARGV[1])
return 1
";

const TAKE: &str = r"
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now, 'LIMIT', 0, 100)) do
  redis.call('ZREM', KEYS[2], id)
  redis.call('HINCRBY', job(id), 'run', 1)
  if redis.call('HINCRBY', job(id), 'lost', 1) < 5 then
    redis.call('ZADD', KEYS[1], now, id)
    redis.call('HSET', job(id), 'state', 'queued', 'progress', 'its worker is gone, another goes on')
  else
    redis.call('HSET', job(id), 'state', 'failed', 'progress', 'its workers die')
  end
end
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 100)
local id = due[1]
for _, other in ipairs(due) do
  if redis.call('HGET', job(other), 'priority') == 'user' then id = other break end
end
if not id then return {} end
redis.call('ZREM', KEYS[1], id)
redis.call('ZADD', KEYS[2], now + ARGV[1], id)
redis.call('HSET', job(id), 'state', 'running')
local run = redis.call('HINCRBY', job(id), 'run', 1)
local fields = redis.call('HMGET', job(id), 'seller', 'priority', 'cursor', 'until', 'attempts', 'begun')
return { id, tostring(run), fields[1], fields[2], fields[3], fields[4], fields[5], fields[6] or '0' }
";

const KEEP: &str = r"
if not mine(ARGV[1], ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[1])
if ARGV[4] ~= '' then
  redis.call('HSET', job(ARGV[1]), 'cursor', ARGV[4], 'progress', ARGV[5], 'begun', 1, 'lost', 0)
end
return 1
";

const PUT_BACK: &str = r"
if not mine(ARGV[1], ARGV[2]) then return 0 end
redis.call('HINCRBY', job(ARGV[1]), 'run', 1)
redis.call('HINCRBY', job(ARGV[1]), 'attempts', ARGV[5])
redis.call('HSET', job(ARGV[1]), 'state', 'waiting', 'progress', ARGV[4])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
return 1
";

const END: &str = r"
if not mine(ARGV[1], ARGV[2]) then return 0 end
redis.call('HINCRBY', job(ARGV[1]), 'run', 1)
redis.call('HSET', job(ARGV[1]), 'state', ARGV[3], 'progress', ARGV[4])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('EXPIRE', job(ARGV[1]), 86400)
return 1
";

/// A job as a worker takes it.
#[derive(Debug, Clone)]
pub struct Taken {
    pub id: String,
    run: String,
    pub seller: String,
    pub by_user: bool,
    /// Where to go on.
    pub cursor: String,
    /// Where to end.
    pub until: String,
    /// Attempts that failed.
    pub attempts: u32,
    /// Whether some of it has been done.
    pub begun: bool,
}

/// The queue. Clones are the same queue.
#[derive(Clone)]
pub struct Queue {
    connection: ConnectionManager,
    /// How long a job may go without a sign of life.
    patience: Duration,
}

impl Queue {
    pub async fn connect(url: &str, patience: Duration) -> RedisResult<Self> {
        // On a machine that is busy half a second, the usual, is soon over.
        let config = ConnectionManagerConfig::new().set_response_timeout(Some(Duration::from_secs(5)));
        let connection = ConnectionManager::new_with_config(redis::Client::open(url)?, config).await?;
        Ok(Queue { connection, patience })
    }

    pub fn patience(&self) -> Duration {
        self.patience
    }

    async fn call<T: redis::FromRedisValue>(&self, script: &str, arguments: &[&str]) -> RedisResult<T> {
        let script = Script::new(&format!("{HEAD}{script}"));
        let mut call = script.prepare_invoke();
        KEYS.iter().for_each(|key| _ = call.key(*key));
        arguments.iter().for_each(|argument| _ = call.arg(*argument));
        call.invoke_async(&mut self.connection.clone()).await
    }

    /// Puts a job in; `false` if one of this id is there already and not at its end.
    pub async fn push(
        &self,
        id: &str,
        seller: &str,
        by_user: bool,
        cursor: &str,
        until: &str,
    ) -> RedisResult<bool> {
        let priority = if by_user { "user" } else { "scheduled" };
        self.call(PUSH, &[id, seller, priority, cursor, until]).await
    }

    /// The next job that is due, a user's first.
    pub async fn take(&self) -> RedisResult<Option<Taken>> {
        let patience = self.patience.as_millis().to_string();
        let fields: Vec<String> = self.call(TAKE, &[&patience]).await?;
        let Ok([id, run, seller, priority, cursor, until, attempts, begun]) = <[String; 8]>::try_from(fields)
        else {
            return Ok(None);
        };
        Ok(Some(Taken {
            id,
            run,
            seller,
            by_user: priority == "user",
            cursor,
            until,
            attempts: attempts.parse().unwrap_or(0),
            begun: begun == "1",
        }))
    }

    /// A sign of life; `false` if another has the job.
    pub async fn keep(&self, job: &Taken) -> RedisResult<bool> {
        let patience = self.patience.as_millis().to_string();
        self.call(KEEP, &[&job.id, &job.run, &patience, "", ""]).await
    }

    /// Saves the cursor; `false` if another has the job.
    pub async fn save(&self, job: &Taken, cursor: &str, progress: &str) -> RedisResult<bool> {
        let patience = self.patience.as_millis().to_string();
        self.call(KEEP, &[&job.id, &job.run, &patience, cursor, progress]).await
    }

    /// Puts a job back for a while.
    pub async fn put_back(
        &self,
        job: &Taken,
        wait: Duration,
        progress: &str,
        spends_attempt: bool,
    ) -> RedisResult<bool> {
        let wait = wait.as_millis().to_string();
        let attempts = if spends_attempt { "1" } else { "0" };
        self.call(PUT_BACK, &[&job.id, &job.run, &wait, progress, attempts]).await
    }

    /// Ends a job: `done`, `failed`, `skipped`.
    pub async fn end(&self, job: &Taken, state: &str, progress: &str) -> RedisResult<bool> {
        self.call(END, &[&job.id, &job.run, state, progress]).await
    }

    /// State, progress, cursor and attempts of a job.
    pub async fn look(&self, id: &str) -> RedisResult<[String; 4]> {
        let mut command = redis::cmd("HMGET");
        command.arg(format!("{}{id}", KEYS[2])).arg(&["state", "progress", "cursor", "attempts"]);
        let fields: Vec<Option<String>> = command.query_async(&mut self.connection.clone()).await?;
        Ok(<[Option<String>; 4]>::try_from(fields).unwrap_or_default().map(Option::unwrap_or_default))
    }
}
