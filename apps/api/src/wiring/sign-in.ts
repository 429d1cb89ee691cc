import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import type { RegistrationsRepository } from '#modules/accounts/account-links/registrations.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { AccountLinkSender } from '#modules/accounts/account-links/account-link-sender.ts';
import { createCallersRepository } from '#modules/accounts/callers.repository.ts';
import type { CheckPassword } from '#modules/accounts/check-password.ts';
import { createRecentConfirmationRepository } from '#modules/accounts/confirmation/recent-confirmation.repository.ts';
import type { RequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import { createKnownBrowsers } from '#modules/accounts/known-browsers.ts';
import { createCheckCode } from '#modules/accounts/second-factor/check-code.ts';
import { createSecondFactorRepository } from '#modules/accounts/second-factor/second-factor.repository.ts';
import { createSecretEncryption } from '#modules/accounts/second-factor/secret-encryption.ts';
import { createChallenges } from '#modules/accounts/second-factor/sign-in-challenges.ts';
import type { SessionTokens } from '#modules/accounts/session-tokens.ts';
import { createSessionsRepository } from '#modules/accounts/sessions/sessions.repository.ts';
import { createStartSession } from '#modules/accounts/sessions/start-session.ts';
import { toCaller } from '#modules/accounts/to-caller.ts';
import { createAuthRepository } from '#modules/accounts/sign-in/auth.repository.ts';
import { mountAuth } from '#modules/accounts/sign-in/auth.router.ts';
import { createAuthService } from '#modules/accounts/sign-in/auth.service.ts';
import { createFailedSignInLog } from '#modules/accounts/sign-in/failed-sign-in-log.ts';
import { createGoogleRepository } from '#modules/accounts/sign-in/google.repository.ts';
import { mountGoogle } from '#modules/accounts/sign-in/google.router.ts';
import { createGoogleService } from '#modules/accounts/sign-in/google.service.ts';
import { mountConfirmation } from '#modules/accounts/confirmation/confirmation.router.ts';
import { createConfirmationService } from '#modules/accounts/confirmation/confirmation.service.ts';
import { mountSecondFactor } from '#modules/accounts/second-factor/second-factor.router.ts';
import { createSecondFactorService } from '#modules/accounts/second-factor/second-factor.service.ts';
import { mountSessions } from '#modules/accounts/sessions/sessions.router.ts';
import { createSessionsService, endedSessionsJob } from '#modules/accounts/sessions/sessions.service.ts';
import type { Logger } from '../http/logging.ts';
import type { Mount } from '../http/mount.ts';
import {
  createCodeLimit,
  createGoogleLimit,
  createPasswordLimit,
  type createSignInLimits,
} from '../http/security/rate-limits.ts';
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';
import type { GoogleSignIn } from '#platform/google/google.ts';

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
  rateLimits: CreateCounter;
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
