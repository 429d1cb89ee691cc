import { tokenDays, type SessionUserDto, type SignedInDto } from '@markwell/shared/accounts/auth.contract';
import { DomainError, unauthenticated } from '#platform/domain-error.ts';
import { assertCanSignIn, emailNotVerified } from '../assert-can-sign-in.ts';
import type { Caller } from '#platform/caller.ts';
import { secondFactorFields } from '../second-factor/second-factor-policy.ts';
import { toSessionUserDto } from '../session-user.mapper.ts';
import {
  type Account,
  recordSignIn,
  findAccountByEmail,
  findAccountById,
  findSessionUser,
} from './auth.repository.ts';
import type { Context } from '#context.ts';
import { logFailedSignIn } from './failed-sign-in-log.ts';
import { startSession } from '../sessions/start-session.ts';
import { rememberBrowser, findKnownBrowser } from '../known-browsers.ts';
import { findLatestRegistration } from '../account-links/registrations.repository.ts';
import { checkPassword } from '../check-password.ts';
import { isCodeNeeded, checkCode } from '../second-factor/check-code.ts';
import { issueSignInChallenge, readSignInChallenge } from '../second-factor/sign-in-challenges.ts';
import { enqueueAccountEmails } from '../account-links/account-email.job.ts';
import { findCaller } from '../callers.repository.ts';
import { toCaller } from '../to-caller.ts';

/** Where a sign-in comes from. */
interface Origin {
  networkAddress: string;
  /** The browser's User-Agent header. */
  userAgent: string;
  /** What the browser stored after an earlier sign-in. */
  knownBrowser?: string | undefined;
}

interface SignInInput extends Origin {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Logs a refused sign-in, and throws its error. */
async function logged<T>(
  context: Context,
  email: string,
  { networkAddress }: Origin,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DomainError) logFailedSignIn(context, { email, networkAddress, reason: error.code });
    throw error;
  }
}

async function enter(context: Context, account: Account, days: number, { userAgent, knownBrowser }: Origin) {
  await recordSignIn(context.db, account.id, context.clock());
  const record = await findCaller(context.db, account.id, null);
  const caller = record && toCaller(record, context.settings.secondFactorPolicy, context.clock());
  return {
    token: await startSession(context, account, days, userAgent),
    user: { ...toSessionUserDto(account), ...(caller && secondFactorFields(caller)) },
    knownBrowser: rememberBrowser(context, knownBrowser, account.id),
  };
}

async function signIn(context: Context, { email, password, rememberMe, ...origin }: SignInInput) {
  // Both always, and one hash is checked, so that the time does not reveal what the address has.
  const [account, registration] = await Promise.all([
    findAccountByEmail(context.db, email),
    findLatestRegistration(context.db, email),
  ]);
  const knownBrowser = account && findKnownBrowser(context, origin.knownBrowser, account.id);
  const attempt = { email, networkAddress: origin.networkAddress, knownBrowser };
  await countTry(context.limits.signIn, attempt);
  const { passwordHash = null } = account ?? registration ?? {};
  const isCorrect = await checkPassword(passwordHash, password);
  if (!isCorrect || !(account ?? registration)) {
    throw new DomainError('INVALID_CREDENTIALS', 'Incorrect e-mail or password');
  }
  await forgetTries(context.limits.signIn, attempt);
  if (!account) throw emailNotVerified();
  assertCanSignIn(account);
  const days = rememberMe ? tokenDays.remembered : tokenDays.standard;
  if (await isCodeNeeded(context, account.id)) {
    const { id: userId, tokenVersion } = account;
    return { challenge: issueSignInChallenge(context, { userId, tokenVersion, days }) };
  }
  return enter(context, account, days, origin);
}

/**
 * Returns a challenge instead of a session when a code is needed too. Throws INVALID_CREDENTIALS for an unknown
 * address as for a wrong password; like assertCanSignIn for a correct password; TOO_MANY_REQUESTS after too many
 * failures (`SignInLimits`).
 */
export function signInWithPassword(
  context: Context,
  input: SignInInput,
): Promise<SignedInDto | { challenge: string }> {
  return logged(context, input.email, input, () => signIn(context, input));
}

/** Finishes a sign-in with a code. Throws like `checkCode`, and UNAUTHENTICATED for an old challenge. */
export async function enterCode(
  context: Context,
  text: string,
  code: string,
  origin: Origin,
): Promise<SignedInDto> {
  const challenge = readSignInChallenge(context, text);
  const account = challenge && (await findAccountById(context.db, challenge.userId));
  if (!challenge || account?.tokenVersion !== challenge.tokenVersion) {
    throw unauthenticated('This took too long. Please start again.');
  }
  assertCanSignIn(account);
  const notice = {
    email: 'second-factor',
    event: 'recovery',
    userId: account.id,
    to: account.email,
  } as const;
  await logged(context, account.email, origin, () =>
    checkCode(context, account.id, code, 'code', (transaction) =>
      enqueueAccountEmails(context, transaction, notice),
    ),
  );
  return enter(context, account, challenge.days, origin);
}

export async function readCurrentUser(context: Context, caller: Caller): Promise<SessionUserDto> {
  const user = await findSessionUser(context.db, caller.id);
  if (!user) throw unauthenticated();
  return { ...toSessionUserDto(user), ...secondFactorFields(caller) };
}

interface Counter {
  /** Throws TOO_MANY_REQUESTS. */
  consume: (key: string) => Promise<void>;
  /** Undoes one try. */
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
}

/** The limits of wrong passwords. All but `address` count for each account. */
interface SignInLimits {
  /** A network address may guess at many accounts, or may be a whole school's. */
  address: Pick<Counter, 'consume' | 'refund'>;
  /** A browser in which the user has signed in before. Strangers cannot use it up. */
  knownBrowser: Pick<Counter, 'consume' | 'reset'>;
  /** Other browsers at one network address: the wait grows to five minutes. */
  strangerAtAddress: Pick<Counter, 'consume' | 'reset'>;
  /** All other browsers together: the wait grows to a minute, so that the owner is never locked out for long. */
  strangers: Pick<Counter, 'consume' | 'refund'>;
}

interface Try {
  email: string;
  networkAddress: string;
  /** The id of the browser, when the user has signed in there before. */
  knownBrowser: string | undefined;
}

/** Counts a try before the password is checked, so that tries sent at the same time are all counted. */
async function countTry(limits: SignInLimits, { email, networkAddress, knownBrowser }: Try): Promise<void> {
  await limits.address.consume(networkAddress);
  if (knownBrowser !== undefined) return limits.knownBrowser.consume(`${knownBrowser} ${email}`);
  await limits.strangerAtAddress.consume(`${networkAddress} ${email}`);
  await limits.strangers.consume(email);
}

/** A correct password clears what was counted for its browser or network address, not for other strangers. */
async function forgetTries(
  limits: SignInLimits,
  { email, networkAddress, knownBrowser }: Try,
): Promise<void> {
  await limits.address.refund(networkAddress);
  if (knownBrowser !== undefined) return limits.knownBrowser.reset(`${knownBrowser} ${email}`);
  await limits.strangerAtAddress.reset(`${networkAddress} ${email}`);
  await limits.strangers.refund(email);
}
