import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type { privacyFacts } from '@markwell/shared/privacy/privacy.contract';
import type { Context } from '#context.ts';
import { warningDays } from './retention.ts';

/** What the privacy notice says about this installation. */
export function readPrivacyFacts({ settings }: Context): ReplyOf<typeof privacyFacts> {
  const { operator, retention } = settings;
  return {
    operator: {
      name: operator.name ?? null,
      contact: operator.contact ?? null,
      processors: [...operator.processors],
    },
    uses: {
      mailServer: settings.hasMailServer,
      google: settings.google !== undefined,
      contentGeneration: settings.openai !== undefined,
    },
    months: {
      inactiveAccounts: retention.inactiveAccountMonths,
      answerDetails: retention.answerDetailMonths,
      auditLog: retention.auditLogMonths,
      notifications: retention.notificationMonths,
    },
    warningDays,
  };
}
