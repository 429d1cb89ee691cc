import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from '../logging.ts';
import type { CounterSettings, CreateCounter } from './rate-limits.repository.ts';

/** Where counters are kept. */
export interface RateLimitStore {
  /** Counters that all processes share in every store: against guesses, too many e-mails and costs. */
  shared: CreateCounter;
  /** Counters that each process may keep for itself, so that several processes may allow more: against load. */
  perProcess: CreateCounter;
  close: () => void;
}

export interface RateLimitSettings {
  store: 'postgres' | 'memory' | 'redis';
  /** Needed for `redis`. */
  redisUrl: string | undefined;
}

interface Dependencies {
  inPostgres: CreateCounter;
  logger: Pick<Logger, 'warn' | 'info'>;
}

const inMemory: CreateCounter = (settings) => new RateLimiterMemory(settings);

/** Opens the store that the settings name. A Redis that is away is connected in the background. */
export async function openRateLimitStore(
  { store, redisUrl }: RateLimitSettings,
  dependencies: Dependencies,
): Promise<RateLimitStore> {
  if (store === 'redis' && redisUrl !== undefined) return openRedisStore(redisUrl, dependencies);
  const { inPostgres } = dependencies;
  return {
    shared: inPostgres,
    perProcess: store === 'memory' ? inMemory : inPostgres,
    close: () => undefined,
  };
}

/** Milliseconds after which Redis counts as away. A limited call must not wait longer for it. */
const redisTimeoutMs = 500;
const mostBetweenTriesMs = 5_000;

/**
 * While Redis is away, shared counters continue in PostgreSQL and the others in the memory of each process. Both begin at
 * zero then. The log has one line when it goes away and one when it is back.
 */
async function openRedisStore(url: string, { inPostgres, logger }: Dependencies): Promise<RateLimitStore> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    keyPrefix: 'markwell:rate-limits:',
    commandTimeout: redisTimeoutMs,
    socketTimeout: redisTimeoutMs,
    connectTimeout: redisTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, mostBetweenTriesMs),
  });
  logChanges(client, logger);
  // A process that is starting should not begin with the insurance.
  await once(client, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) }).catch(() => undefined);
  const insuredBy = (createInsurance: CreateCounter) => (settings: CounterSettings) =>
    new RateLimiterRedis({
      ...settings,
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createInsurance(settings),
    });
  return {
    shared: insuredBy(inPostgres),
    perProcess: insuredBy(inMemory),
    close: () => {
      client.disconnect();
    },
  };
}

function logChanges(client: Redis, logger: Dependencies['logger']): void {
  let isAway = false;
  let last: Error | undefined;
  client.on('error', (error) => (last = error));
  client.on('close', () => {
    if (isAway || client.status === 'end') return;
    isAway = true;
    logger.warn({ err: last }, 'Redis is away: rate limits continue in memory and in PostgreSQL');
  });
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back: rate limits are counted there again');
    isAway = false;
  });
}
