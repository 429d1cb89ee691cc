import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../domain/domain-error.ts';
import type { RateLimitStore } from './rate-limits.repository.ts';

interface Limit {
  /** The prefix of the counters' names. */
  name: string;
  /** Attempts allowed within `seconds`. */
  attempts: number;
  seconds: number;
}

export interface RateLimit {
  /** Counts an attempt. Throws TOO_MANY_REQUESTS when there were too many. */
  consume: (key: string) => Promise<void>;
  /** Undoes one attempt. */
  refund: (key: string) => Promise<void>;
  /** Resets the counter. */
  reset: (key: string) => Promise<void>;
}

/**
 * Counters are in PostgreSQL, so that all processes share them. Their names are stored as hashes, because
 * they may be e-mail addresses.
 */
export function createRateLimit(store: RateLimitStore, { name, attempts, seconds }: Limit): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async consume(key) {
      try {
        await limiter.consume(hashed(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new DomainError('TOO_MANY_REQUESTS', tooManyTries(retryAfter), { retryAfter });
      }
    },
    async refund(key) {
      await limiter.reward(hashed(key));
    },
    async reset(key) {
      await limiter.delete(hashed(key));
    },
  };
}

function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

const quarterOfAnHour = 15 * 60;

/** Someone who uses another user's session must not be able to guess the password. */
export function createPasswordLimit(store: RateLimitStore): RateLimit {
  return createRateLimit(store, { name: 'own-password', attempts: 10, seconds: quarterOfAnHour });
}

/** A personal data export reads many tables. */
export function createExportLimit(store: RateLimitStore): RateLimit {
  return createRateLimit(store, { name: 'own-data', attempts: 10, seconds: quarterOfAnHour });
}

/** Each return from Google causes two requests to Google, even with an invented code. */
export function createGoogleLimit(store: RateLimitStore): RateLimit {
  return createRateLimit(store, { name: 'google-address', attempts: 100, seconds: quarterOfAnHour });
}

const hour = 60 * 60;

/**
 * Prevents flooding a mailbox with our e-mails. A network address may be a whole school's that signs up in
 * one lesson.
 */
export function createEmailLimits(store: RateLimitStore): { recipient: RateLimit; address: RateLimit } {
  return {
    recipient: createRateLimit(store, { name: 'mail-recipient', attempts: 5, seconds: hour }),
    address: createRateLimit(store, { name: 'mail-address', attempts: 100, seconds: hour }),
  };
}

/** A link's token cannot be guessed, but many tries must not overload the database either. */
export function createLinkLimit(store: RateLimitStore): RateLimit {
  return createRateLimit(store, { name: 'account-link', attempts: 100, seconds: quarterOfAnHour });
}

/** Each AI generation costs money. */
export function createGenerationLimit(store: RateLimitStore): RateLimit {
  return createRateLimit(store, { name: 'generation', attempts: 20, seconds: quarterOfAnHour });
}

/**
 * Guesses at one account may come from many addresses. One address may guess at many accounts, or may be a
 * whole school's.
 */
export function createSignInLimits(store: RateLimitStore): { account: RateLimit; address: RateLimit } {
  return {
    account: createRateLimit(store, { name: 'sign-in-account', attempts: 10, seconds: quarterOfAnHour }),
    address: createRateLimit(store, { name: 'sign-in-address', attempts: 100, seconds: quarterOfAnHour }),
  };
}
