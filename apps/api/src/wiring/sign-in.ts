import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/vocabulary/second-factor';
import type { Clock } from '../domain/clock.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { LinksRepository } from '../domain/users/account-links/account-links.repository.ts';
import type { RegistrationsRepository } from '../domain/users/account-links/registrations.repository.ts';
import type { EnqueueAccountEmails } from '../domain/users/account-links/account-email.job.ts';
import type { AccountLinkSender } from '../domain/users/account-links/account-link-sender.ts';
import { createCallersRepository } from '../domain/users/callers.repository.ts';
import type { CheckPassword } from '../domain/users/check-password.ts';
import { createRecentConfirmationRepository } from '../domain/users/confirmation/recent-confirmation.repository.ts';
import type { RequireRecentConfirmation } from '../domain/users/confirmation/require-recent-confirmation.ts';
import { createKnownBrowsers } from '../domain/users/known-browsers.ts';
import { createCheckCode } from '../domain/users/second-factor/check-code.ts';
import { createSecondFactorRepository } from '../domain/users/second-factor/second-factor.repository.ts';
import { createSecretEncryption } from '../domain/users/second-factor/secret-encryption.ts';
import { createChallenges } from '../domain/users/second-factor/sign-in-challenges.ts';
import type { SessionTokens } from '../domain/users/session-tokens.ts';
import { createSessionsRepository } from '../domain/users/sessions/sessions.repository.ts';
import { createStartSession } from '../domain/users/sessions/start-session.ts';
import { toCaller } from '../domain/users/to-caller.ts';
import { createAuthRepository } from '../features/auth/auth.repository.ts';
import { mountAuth } from '../features/auth/auth.router.ts';
import { createAuthService } from '../features/auth/auth.service.ts';
import { createFailedSignInLog } from '../features/auth/failed-sign-in-log.ts';
import { createGoogleRepository } from '../features/auth/google.repository.ts';
import { mountGoogle } from '../features/auth/google.router.ts';
import { createGoogleService } from '../features/auth/google.service.ts';
import { mountConfirmation } from '../features/confirmation/confirmation.router.ts';
import { createConfirmationService } from '../features/confirmation/confirmation.service.ts';
import { mountSecondFactor } from '../features/second-factor/second-factor.router.ts';
import { createSecondFactorService } from '../features/second-factor/second-factor.service.ts';
import { mountSessions } from '../features/sessions/sessions.router.ts';
import { createSessionsService, endedSessionsJob } from '../features/sessions/sessions.service.ts';
import type { Logger } from '../http/logging.ts';
import type { Mount } from '../http/mount.ts';
import {
  createCodeLimit,
  createGoogleLimit,
  createPasswordLimit,
  type createSignInLimits,
} from '../http/security/rate-limits.ts';
import type { RateLimitStore } from '../http/security/rate-limit-store.ts';
import type { GoogleSignIn } from '../integrations/google/google.ts';

interface SignInDependencies {
  database: Database;
  clock: Clock;
  tokens: SessionTokens;
  /** Signs challenges and known browsers, and encrypts the secrets of authenticator apps. */
  secret: string;
  webUrl: string;
  google: GoogleSignIn | undefined;
  secondFactorPolicy: SecondFactorPolicy;
  requireRecentConfirmation: RequireRecentConfirmation;
  clearCachedCaller: (userId: string) => void;
  logger: Logger;
  rateLimits: RateLimitStore;
  limits: ReturnType<typeof createSignInLimits>;
  checkPassword: CheckPassword;
  owners: Pick<LinksRepository, 'findOwner'>;
  registrations: Pick<RegistrationsRepository, 'findLatest'>;
  accountLinkSender: Pick<AccountLinkSender, 'issueAgeToken'>;
  enqueueEmails: EnqueueAccountEmails;
}

/** Wires repository -> service -> router for signing in, sessions and the second factor. Returns their jobs. */
export function mountSignInFeatures(mount: Mount, dependencies: SignInDependencies): PeriodicJob[] {
  const { database, clock, tokens, secret, rateLimits, limits, checkPassword, owners, accountLinkSender } =
    dependencies;
  const { clearCachedCaller, enqueueEmails, google, webUrl, logger } = dependencies;
  const sessions = createSessionsRepository(database);
  const startSession = createStartSession({ repository: sessions, tokens, clock });
  const factors = createSecondFactorRepository(database);
  const encryption = createSecretEncryption(secret);
  const challenges = createChallenges({ secret, clock });
  const checkCode = createCheckCode({
    repository: factors,
    encryption,
    checkPassword,
    limit: createCodeLimit(rateLimits),
    clock,
  });
  const accounts = createAuthRepository(database);
  const { find: findCaller } = createCallersRepository(database);
  const policy = dependencies.secondFactorPolicy;

  mountAuth(
    mount,
    createAuthService({
      repository: accounts,
      registrations: dependencies.registrations,
      startSession,
      checkPassword,
      checkCode,
      challenges,
      knownBrowsers: createKnownBrowsers({ secret, clock }),
      limits,
      async findNewCaller(userId) {
        const record = await findCaller(userId, null);
        return record && toCaller(record, policy, clock());
      },
      enqueueEmails,
      logFailure: createFailedSignInLog(logger, secret),
      clock,
    }),
  );
  mountGoogle(mount, {
    google,
    service: createGoogleService({
      repository: createGoogleRepository(database),
      recordSignIn: accounts.recordSignIn,
      issueAgeToken: accountLinkSender.issueAgeToken,
      startSession,
      checkCode,
      challenges,
      limit: createGoogleLimit(rateLimits),
      clearCachedCaller,
      clock,
    }),
    webUrl,
    logger,
  });
  mountSessions(mount, createSessionsService({ repository: sessions, clearCachedCaller, clock }));
  mountConfirmation(
    mount,
    createConfirmationService({
      repository: createRecentConfirmationRepository(database),
      owners,
      checkPassword,
      checkCode,
      limit: createPasswordLimit(rateLimits),
      clock,
    }),
  );
  mountSecondFactor(
    mount,
    createSecondFactorService({
      repository: factors,
      owners,
      findCaller,
      checkCode,
      encryption,
      tokens,
      policy,
      requireRecentConfirmation: dependencies.requireRecentConfirmation,
      enqueueEmails,
      clearCachedCaller,
      clock,
    }),
  );
  return [endedSessionsJob(sessions, clock)];
}
