import { tokenDays, type SessionUserDto, type SignedInDto } from '@markwell/shared/accounts/auth.contract';
import type { EnqueueAccountEmails } from '../account-links/account-email.job.ts';
import type { Clock } from '#platform/clock.ts';
import { DomainError, unauthenticated } from '#platform/domain-error.ts';
import type { RegistrationsRepository } from '../account-links/registrations.repository.ts';
import { assertCanSignIn, emailNotVerified } from '../assert-can-sign-in.ts';
import type { Caller } from '#platform/caller.ts';
import type { CheckPassword } from '../check-password.ts';
import type { KnownBrowsers } from '../known-browsers.ts';
import type { Challenges } from '../second-factor/sign-in-challenges.ts';
import type { CheckCode } from '../second-factor/check-code.ts';
import { secondFactorFields } from '../second-factor/second-factor-policy.ts';
import type { StartSession } from '../sessions/start-session.ts';
import { toSessionUserDto } from '../session-user.mapper.ts';
import type { Account, AuthRepository } from './auth.repository.ts';
import type { LogFailedSignIn } from './failed-sign-in-log.ts';
import { countTry, forgetTries, type SignInLimits } from './sign-in-limits.ts';

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

export interface AuthService {
  /**
   * Returns a challenge instead of a session when a code is needed too. Throws INVALID_CREDENTIALS for an unknown
   * address as for a wrong password; like assertCanSignIn for a correct password; TOO_MANY_REQUESTS after too many
   * failures (SignInLimits).
   */
  signIn: (input: SignInInput) => Promise<SignedInDto | { challenge: string }>;
  /** Finishes a sign-in with a code. Throws like CheckCode, and UNAUTHENTICATED for an old challenge. */
  enterCode: (challenge: string, code: string, origin: Origin) => Promise<SignedInDto>;
  currentUser: (caller: Caller) => Promise<SessionUserDto>;
}

interface Dependencies {
  repository: AuthRepository;
  registrations: Pick<RegistrationsRepository, 'findLatest'>;
  startSession: StartSession;
  checkPassword: CheckPassword;
  checkCode: Pick<CheckCode, 'isNeeded' | 'check'>;
  challenges: Challenges;
  knownBrowsers: KnownBrowsers;
  limits: SignInLimits;
  /** The caller that a user who signs in will be. */
  findNewCaller: (userId: string) => Promise<Caller | undefined>;
  enqueueEmails: EnqueueAccountEmails;
  logFailure: LogFailedSignIn;
  clock: Clock;
}

export function createAuthService(dependencies: Dependencies): AuthService {
  const {
    repository,
    registrations,
    startSession,
    checkPassword,
    checkCode,
    challenges,
    knownBrowsers,
    limits,
    findNewCaller,
    clock,
  } = dependencies;

  /** Logs a refused sign-in, and throws its error. */
  async function logged<T>(email: string, { networkAddress }: Origin, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof DomainError)
        dependencies.logFailure({ email, networkAddress, reason: error.code });
      throw error;
    }
  }

  async function enter(account: Account, days: number, { userAgent, knownBrowser }: Origin) {
    await repository.recordSignIn(account.id, clock());
    const caller = await findNewCaller(account.id);
    return {
      token: await startSession(account, days, userAgent),
      user: { ...toSessionUserDto(account), ...(caller && secondFactorFields(caller)) },
      knownBrowser: knownBrowsers.remember(knownBrowser, account.id),
    };
  }

  async function signIn({ email, password, rememberMe, ...origin }: SignInInput) {
    // Both always, and one hash is checked, so that the time does not reveal what the address has.
    const [account, registration] = await Promise.all([
      repository.findByEmail(email),
      registrations.findLatest(email),
    ]);
    const knownBrowser = account && knownBrowsers.find(origin.knownBrowser, account.id);
    const attempt = { email, networkAddress: origin.networkAddress, knownBrowser };
    await countTry(limits, attempt);
    const { passwordHash = null } = account ?? registration ?? {};
    const isCorrect = await checkPassword(passwordHash, password);
    if (!isCorrect || !(account ?? registration)) {
      throw new DomainError('INVALID_CREDENTIALS', 'Incorrect e-mail or password');
    }
    await forgetTries(limits, attempt);
    if (!account) throw emailNotVerified();
    assertCanSignIn(account);
    const days = rememberMe ? tokenDays.remembered : tokenDays.standard;
    if (await checkCode.isNeeded(account.id)) {
      const { id: userId, tokenVersion } = account;
      return { challenge: challenges.issue({ userId, tokenVersion, days }) };
    }
    return enter(account, days, origin);
  }

  return {
    signIn: (input) => logged(input.email, input, () => signIn(input)),

    async enterCode(text, code, origin) {
      const challenge = challenges.read(text);
      const account = challenge && (await repository.findById(challenge.userId));
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
      await logged(account.email, origin, () =>
        checkCode.check(account.id, code, 'code', (transaction) =>
          dependencies.enqueueEmails(transaction, notice),
        ),
      );
      return enter(account, challenge.days, origin);
    },

    async currentUser(caller) {
      const user = await repository.findSessionUser(caller.id);
      if (!user) throw unauthenticated();
      return { ...toSessionUserDto(user), ...secondFactorFields(caller) };
    },
  };
}
