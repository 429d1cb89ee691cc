import { createHash } from 'node:crypto';
import { maxEmailsPerDay } from '@markwell/shared/users/bulk-users.contract';
import { maxInvitationsPerDay } from '@markwell/shared/classes/classes.vocabulary';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#platform/domain-error.ts';
import type { CreateCounter } from './rate-limits.repository.ts';

interface Limit {
  /** The prefix of the counters' names. */
  name: string;
  /** Attempts allowed within `seconds`. */
  attempts: number;
  seconds: number;
}

const hour = 60 * 60;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

interface RateLimit {
  /** Counts an attempt, or several. Throws TOO_MANY_REQUESTS when there were too many. */
  consume: (key: string, attempts?: number) => Promise<void>;
  /** Undoes one attempt. */
  refund: (key: string) => Promise<void>;
  /** Resets the counter. */
  reset: (key: string) => Promise<void>;
}

/** The names of counters are stored as hashes, because they may be e-mail addresses. */
export function createRateLimit(createCounter: CreateCounter, { name, attempts, seconds }: Limit): RateLimit {
  const limiter = createCounter({ keyPrefix: name, points: attempts, duration: seconds });
  return {
    async consume(key, count = 1) {
      try {
        await limiter.consume(hashOf(key), count);
      } catch (refusal) {
        throw refusalOf(refusal);
      }
    },
    async refund(key) {
      await limiter.reward(hashOf(key));
    },
    async reset(key) {
      await limiter.delete(hashOf(key));
    },
  };
}

interface DelaySettings {
  name: string;
  /** Tries within an hour that are not delayed. */
  free: number;
  /** Seconds that the try after the first slow one waits; doubled by each further try, up to `longest`. */
  shortest: number;
  longest: number;
}

interface GrowingDelay {
  /** Counts a try. Throws TOO_MANY_REQUESTS until the wait after the last one is over. A refused try counts nothing. */
  consume: (key: string) => Promise<void>;
  /** Undoes one try. */
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
}

/** Slows tries down instead of refusing them for a long time. */
export function createGrowingDelay(
  createCounter: CreateCounter,
  { name, free, shortest, longest }: DelaySettings,
): GrowingDelay {
  const tries = createCounter({ keyPrefix: name, points: 1, duration: hour });
  const turns = createCounter({ keyPrefix: `${name}-turn`, points: 1, duration: shortest });
  return {
    async consume(key) {
      const hashed = hashOf(key);
      const { consumedPoints } = await tries.penalty(hashed);
      const slow = consumedPoints - free;
      if (slow <= 0) return;
      const customDuration = Math.min(longest, shortest * 2 ** (slow - 1));
      try {
        await turns.consume(hashed, 1, { customDuration });
      } catch (refusal) {
        await tries.reward(hashed);
        throw refusalOf(refusal);
      }
    },
    async refund(key) {
      await tries.reward(hashOf(key));
    },
    async reset(key) {
      const hashed = hashOf(key);
      await Promise.all([tries.delete(hashed), turns.delete(hashed)]);
    },
  };
}

/** The error for a counter's refusal; any other error is returned unchanged. */
function refusalOf(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal;
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  return new DomainError('TOO_MANY_REQUESTS', tooManyTries(retryAfter), { retryAfter });
}

function tooManyTries(seconds: number): string {
  if (seconds < 50) return `Too many tries. Please wait ${seconds} seconds and try again.`;
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

const quarterOfAnHour = 15 * 60;

/** Someone who uses another user's session must not be able to guess the password. */
function createPasswordLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'own-password', attempts: 10, seconds: quarterOfAnHour });
}

/** A personal data export reads many tables. */
function createExportLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'own-data', attempts: 10, seconds: quarterOfAnHour });
}

/** Each return from Google causes two requests to Google, even with an invented code. */
function createGoogleLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'google-address', attempts: 100, seconds: quarterOfAnHour });
}

/**
 * Prevents flooding mailboxes with our e-mails: by recipient, by the signed-in sender, and by network address, which may
 * be a whole school's that signs up in one lesson.
 */
function createEmailLimits(createCounter: CreateCounter): {
  recipient: RateLimit;
  sender: RateLimit;
  address: RateLimit;
} {
  return {
    sender: createRateLimit(createCounter, { name: 'mail-sender', attempts: 10, seconds: 24 * hour }),
    recipient: createRateLimit(createCounter, { name: 'mail-recipient', attempts: 5, seconds: hour }),
    address: createRateLimit(createCounter, { name: 'mail-address', attempts: 100, seconds: hour }),
  };
}

/** What an administrator writes to users, so that a stolen session cannot send e-mails without end. */
function createAdminEmailLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, {
    name: 'mail-by-admin',
    attempts: maxEmailsPerDay,
    seconds: 24 * hour,
  });
}

/** A link's token cannot be guessed, but many tries must not overload the database either. */
function createLinkLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'account-link', attempts: 100, seconds: quarterOfAnHour });
}

/**
 * Codes of classes and of parents that users enter: by user, and by network address, where a whole class may mistype one.
 * There are more than a hundred million codes, so nobody finds one.
 */
function createCodeEntryLimits(
  createCounter: CreateCounter,
  code: 'join-code' | 'pairing',
): { user: RateLimit; address: RateLimit } {
  return {
    user: createRateLimit(createCounter, { name: `${code}-user`, attempts: 10, seconds: quarterOfAnHour }),
    address: createRateLimit(createCounter, {
      name: `${code}-address`,
      attempts: 100,
      seconds: quarterOfAnHour,
    }),
  };
}

/** Addresses that a teacher invites to classes, so that a stolen session cannot send e-mails without end. */
function createInvitationLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, {
    name: 'class-invitation',
    attempts: maxInvitationsPerDay,
    seconds: 24 * hour,
  });
}

/** Each AI generation costs money. */
function createGenerationLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'generation', attempts: 20, seconds: quarterOfAnHour });
}

/** A wrong code of an authenticator app, after the right password. */
function createCodeLimit(createCounter: CreateCounter): RateLimit {
  return createRateLimit(createCounter, { name: 'sign-in-code', attempts: 10, seconds: quarterOfAnHour });
}

/**
 * Guesses at one account may come from many addresses. One address may guess at many accounts, or may be a
 * whole school's. None of the delays locks the owner out: a browser that is known has a counter of its own.
 */
function createSignInLimits(createCounter: CreateCounter) {
  const strangerAtAddress = createGrowingDelay(createCounter, {
    name: 'sign-in-stranger',
    free: 5,
    shortest: 2,
    longest: 5 * 60,
  });
  const strangers = createGrowingDelay(createCounter, {
    name: 'sign-in-strangers',
    free: 20,
    shortest: 1,
    longest: 60,
  });
  return {
    address: createRateLimit(createCounter, {
      name: 'sign-in-address',
      attempts: 100,
      seconds: quarterOfAnHour,
    }),
    knownBrowser: createRateLimit(createCounter, {
      name: 'sign-in-browser',
      attempts: 10,
      seconds: quarterOfAnHour,
    }),
    strangerAtAddress,
    strangers,
    /** After a new password: strangers' tries no longer delay the owner. */
    forget: async (email: string, networkAddress: string): Promise<void> => {
      await Promise.all([strangerAtAddress.reset(`${networkAddress} ${email}`), strangers.reset(email)]);
    },
  };
}

/**
 * Requests for reset links. Anyone may request one for any account, so the one who requests is limited; the account
 * gets at most one e-mail every ten minutes after the fifth in an hour, and an earlier link still works.
 */
function createResetLimits(createCounter: CreateCounter): {
  requester: RateLimit;
  account: GrowingDelay;
} {
  const tenMinutes = 10 * 60;
  return {
    requester: createRateLimit(createCounter, { name: 'reset-requester', attempts: 5, seconds: hour }),
    account: createGrowingDelay(createCounter, {
      name: 'reset-account',
      free: 5,
      shortest: tenMinutes,
      longest: tenMinutes,
    }),
  };
}

/** Every limit. */
export function createRateLimits(createCounter: CreateCounter) {
  const email = createEmailLimits(createCounter);
  return {
    signIn: createSignInLimits(createCounter),
    reset: createResetLimits(createCounter),
    password: createPasswordLimit(createCounter),
    code: createCodeLimit(createCounter),
    google: createGoogleLimit(createCounter),
    link: createLinkLimit(createCounter),
    export: createExportLimit(createCounter),
    email,
    /** What an administrator sends: limited by the recipient, and by the administrator. */
    emailByAdmin: { recipient: email.recipient, sender: createAdminEmailLimit(createCounter) },
    invitation: createInvitationLimit(createCounter),
    joinCode: createCodeEntryLimits(createCounter, 'join-code'),
    parentCode: createCodeEntryLimits(createCounter, 'pairing'),
    generation: createGenerationLimit(createCounter),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
