import type { ageSchema } from '@markwell/shared/registration/account.schemas';
import { dayOf } from '@markwell/shared/time/days';
import { consentAge } from '@markwell/shared/registration/account.schemas';
import type { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { toDateColumn } from '#platform/date-column.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { consentEndsOnFromAge } from '#modules/accounts/consent-ends-on.ts';
import { needsParentalConsent } from '#modules/accounts/needs-parental-consent.ts';
import type { EmailLimits } from './email-limits.ts';
import type { UseAccountLinkRepository } from './use-account-link.repository.ts';

export interface GiveAgeService {
  /**
   * Stores whether a new user of sign-in with Google needs a parent, and asks the parent. The first answer is valid: a
   * later one changes nothing. Throws RULE_BROKEN at `body.token` for an unknown or expired token and at
   * `body.parentEmail` for the pupil's own address, UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS.
   */
  giveAge: (input: z.output<typeof ageSchema>, networkAddress: string) => Promise<{ awaitsParent: boolean }>;
}

interface Dependencies {
  links: Pick<LinksRepository, 'find'>;
  repository: Pick<UseAccountLinkRepository, 'giveAge'>;
  enqueueEmails: EnqueueAccountEmails;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  /** Limits tries by network address. */
  limit: { consume: (key: string) => Promise<void> };
  emailLimits: EmailLimits;
  clock: Clock;
}

const refused = (field: string, message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

export function createGiveAgeService(dependencies: Dependencies): GiveAgeService {
  const { links, repository, enqueueEmails, emailSender, limit, emailLimits, clock } = dependencies;
  return {
    async giveAge({ token, age, parentEmail }, networkAddress) {
      await limit.consume(networkAddress);
      const link = await links.find(hashOfLinkToken(token));
      if (link?.kind !== 'AGE' || !link.user.isActive || link.expiresAt <= clock()) {
        throw refused('token', 'This page is too old. Please sign in with Google again.');
      }
      const { user } = link;
      if (!user.needsAge) return { awaitsParent: needsParentalConsent(user) };
      if (age >= consentAge || parentEmail === undefined) {
        await repository.giveAge(user.id, null, null);
        return { awaitsParent: false };
      }
      if (parentEmail === user.email) {
        throw refused('parentEmail', 'Please give a parent’s own address, not yours');
      }
      await emailLimits.address.consume(networkAddress);
      await emailLimits.recipient.consume(parentEmail);
      await emailSender.assertCanSend();
      const consentEndsOn = toDateColumn(consentEndsOnFromAge(age, dayOf(clock())));
      await repository.giveAge(user.id, parentEmail, consentEndsOn, (transaction) =>
        enqueueEmails(transaction, { email: 'consent', userId: user.id }),
      );
      return { awaitsParent: true };
    },
  };
}
