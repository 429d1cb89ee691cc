import { hashPassword } from '#modules/accounts/password-hash.ts';
import type {
  ConsentState,
  LinkOwnerDto,
  LinkPurpose,
  WithdrawalChoice,
} from '@markwell/shared/registration/account.contract';
import { consentEndedText } from '@markwell/shared/registration/account.schemas';
import { personalWords } from '@markwell/shared/accounts/password-strength';
import type { Clock } from '#platform/clock.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import type { Enqueue } from '#platform/jobs/enqueue.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type {
  LinksRepository,
  StoredLink,
} from '#modules/accounts/account-links/account-links.repository.ts';
import type {
  PendingRegistration,
  RegistrationsRepository,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { hasConsentEnded } from '#modules/accounts/consent-ends-on.ts';
import { deletionDueAtOf } from '#modules/accounts/deletion-due.ts';
import type { KnownBrowsers } from '#modules/accounts/known-browsers.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { AssertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import type { UseAccountLinkRepository } from './use-account-link.repository.ts';
import { accountLinkRequestJob } from './account-link-request.job.ts';
import { purposeOf } from './link-purpose.ts';

/** All throw RULE_BROKEN at `body.token` for an unknown, used or expired link, and TOO_MANY_REQUESTS. */
export interface UseAccountLinkService {
  /** Does not mark the link as used, because mail scanners open links too. */
  inspect: (purpose: LinkPurpose, token: string, networkAddress: string) => Promise<LinkOwnerDto>;
  /**
   * Creates the account that the link's own registration describes, and sends the parent of a young pupil an e-mail; or
   * changes an account's address. Throws CONFLICT when another account has the new address by now.
   */
  verify: (token: string, networkAddress: string) => Promise<{ email: string; awaitsParent: boolean }>;
  /** Throws RULE_BROKEN at `body.password` for a weak password; the link still works then. */
  resetPassword: (
    token: string,
    password: string,
    networkAddress: string,
  ) => Promise<{ email: string; knownBrowser: string }>;
  /** Also agrees again after a withdrawal. A link that was answered otherwise is refused as used. */
  answerConsent: (token: string, agrees: boolean, networkAddress: string) => Promise<{ name: string }>;
  /** Signs the pupil out, and pauses the account or has it deleted after seven days. Both get an e-mail. */
  withdrawConsent: (
    token: string,
    choice: WithdrawalChoice,
    networkAddress: string,
  ) => Promise<{ name: string; deletionDueAt: string | null }>;
}

interface Dependencies {
  links: Pick<LinksRepository, 'find'>;
  registrations: Pick<RegistrationsRepository, 'findByLink'>;
  repository: UseAccountLinkRepository;
  enqueue: Enqueue;
  enqueueEmails: EnqueueAccountEmails;
  assertStrongPassword: AssertStrongPassword;
  /** Limits tries by network address. */
  limit: { consume: (key: string) => Promise<void> };
  /** A new password resets the count of failed sign-ins. */
  forgetFailedSignIns: (email: string, networkAddress: string) => Promise<void>;
  knownBrowsers: Pick<KnownBrowsers, 'remember'>;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

const linkRefused = (message: string) => ruleViolated(message, { issues: [{ path: 'body.token', message }] });
const unknownLink = () => linkRefused('This link is not valid.');
const usedLink = () => linkRefused('This link has been used, or a newer one was sent.');
const endedLink = () => linkRefused(consentEndedText);
const expiredLink = () => linkRefused('This link has expired.');

/** Of a link to a parent, what they have answered; 'asked' for any other link. */
function consentStateOf({ kind, email, user }: StoredLink): ConsentState {
  if (kind !== 'PARENT_CONSENT' || email !== user.parentEmail) return 'asked';
  if (user.consentWithdrawnAt !== null) return 'withdrawn';
  return user.parentConfirmedAt === null ? 'asked' : 'given';
}

export function createUseAccountLinkService(dependencies: Dependencies): UseAccountLinkService {
  const {
    links,
    registrations,
    repository,
    enqueue,
    enqueueEmails,
    assertStrongPassword,
    limit,
    forgetFailedSignIns,
    knownBrowsers,
    clearCachedCaller,
    clock,
  } = dependencies;

  async function find(purpose: LinkPurpose, token: string): Promise<StoredLink> {
    const link = await links.find(hashOfLinkToken(token));
    if (!link || purposeOf(link.kind) !== purpose) throw unknownLink();
    // The law gives a parent a say until the child is 13.
    if (purpose === 'consent' && hasConsentEnded(link.user, clock())) throw endedLink();
    // A parent who has answered can come back to the answer until then.
    if (consentStateOf(link) !== 'asked') return link;
    if (!link.user.isActive) throw unknownLink();
    if (link.usedAt !== null) throw usedLink();
    if (link.expiresAt <= clock()) throw expiredLink();
    return link;
  }

  /** Undefined for a link that is no registration's. Throws when it has expired. */
  async function findRegistration(token: string): Promise<PendingRegistration | undefined> {
    const link = await registrations.findByLink(hashOfLinkToken(token));
    if (link && link.expiresAt <= clock()) throw expiredLink();
    return link?.registration;
  }

  async function confirm(registration: PendingRegistration) {
    const { email, parentEmail } = registration;
    const awaitsParent = parentEmail !== null;
    const askParent = (transaction: Transaction) =>
      enqueue(transaction, accountLinkRequestJob, { request: 'missing-link', email });
    assertFirstUse(
      await repository.confirmRegistration(registration, clock(), (transaction) =>
        awaitsParent ? askParent(transaction) : Promise.resolve(),
      ),
    );
    return { email, awaitsParent };
  }

  /** When two requests use a link at the same time, the second one gets an error. */
  function assertFirstUse(wasFirst: boolean): void {
    if (!wasFirst) throw usedLink();
  }

  return {
    async inspect(purpose, token, networkAddress) {
      await limit.consume(networkAddress);
      const registration = purpose === 'verify' ? await findRegistration(token) : undefined;
      if (registration) {
        const { name, email, parentEmail, createdAt } = registration;
        return { name, email, registration: { parentEmail, at: createdAt.toISOString() } };
      }
      const link = await find(purpose, token);
      const { name, email } = link.user;
      if (purpose !== 'consent') return { name, email: link.email };
      const deletionDueAt = deletionDueAtOf(link.user.deletionRequestedAt)?.toISOString() ?? null;
      return { name, email, consent: consentStateOf(link), deletionDueAt };
    },

    async verify(token, networkAddress) {
      await limit.consume(networkAddress);
      const registration = await findRegistration(token);
      if (registration) return confirm(registration);
      const link = await find('verify', token);
      assertFirstUse(await repository.changeEmail(link, clock()));
      return { email: link.email, awaitsParent: false };
    },

    async resetPassword(token, password, networkAddress) {
      await limit.consume(networkAddress);
      const link = await find('reset', token);
      const { user, email } = link;
      await assertStrongPassword(password, personalWords(user.name, email), 'password');
      assertFirstUse(
        await repository.resetPassword(link, await hashPassword(password), clock(), (transaction) =>
          enqueueEmails(transaction, { email: 'password-changed', userId: user.id, to: email }),
        ),
      );
      clearCachedCaller(user.id);
      await forgetFailedSignIns(email, networkAddress);
      // Only the owner has the link, so strangers' tries cannot delay the next sign-in in this browser.
      return { email, knownBrowser: knownBrowsers.remember(undefined, user.id) };
    },

    async answerConsent(token, agrees, networkAddress) {
      await limit.consume(networkAddress);
      const link = await find('consent', token);
      const { id, name, email } = link.user;
      const state = consentStateOf(link);
      if (state === 'given' || (state === 'withdrawn' && !agrees)) throw usedLink();
      const agreed = { email: 'parent-agreed', userId: id, to: email } as const;
      if (state === 'withdrawn') {
        await repository.agreeAgain(link, clock(), (transaction) => enqueueEmails(transaction, agreed));
      } else if (agrees) {
        const given = { email: 'consent-given', userId: id, to: link.email } as const;
        assertFirstUse(
          await repository.confirmParent(link, clock(), (transaction) =>
            enqueueEmails(transaction, agreed, given),
          ),
        );
      } else assertFirstUse(await repository.declineParent(link, clock()));
      clearCachedCaller(id);
      return { name };
    },

    async withdrawConsent(token, choice, networkAddress) {
      await limit.consume(networkAddress);
      const link = await find('consent', token);
      if (consentStateOf(link) === 'asked') throw linkRefused('Please answer the request first.');
      const { id, name, email } = link.user;
      const requestedAt = await repository.withdrawConsent(
        link,
        choice === 'delete',
        clock(),
        (transaction, deletionRequestedAt) => {
          const deletionDueAt = deletionDueAtOf(deletionRequestedAt)?.toISOString() ?? null;
          return enqueueEmails(
            transaction,
            { email: 'consent-withdrawn', userId: id, to: email, deletionDueAt },
            { email: 'withdrawal-done', userId: id, to: link.email, deletionDueAt },
          );
        },
      );
      clearCachedCaller(id);
      const deletionDueAt = deletionDueAtOf(requestedAt);
      return { name, deletionDueAt: deletionDueAt?.toISOString() ?? null };
    },
  };
}
