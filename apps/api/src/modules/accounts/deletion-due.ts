import { deletionDays } from '@markwell/shared/settings/users.contract';

/** How long a deletion can be cancelled, in milliseconds. */
export const undoPeriodMs = deletionDays * 86_400_000;

/** When an account is deleted whose deletion was requested at this time. */
export const dueAfterRequest = (requestedAt: Date): Date => new Date(requestedAt.getTime() + undoPeriodMs);

/** When an account is deleted; null without a request. */
export const deletionDueAtOf = (requestedAt: Date | null): Date | null =>
  requestedAt && dueAfterRequest(requestedAt);
