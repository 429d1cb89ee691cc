import { deletionDays, type AccountStateDto } from '@markwell/shared/features/users/users.contract';

/** How long a deletion can be cancelled, in milliseconds. */
export const undoPeriodMs = deletionDays * 86_400_000;

export function accountStateOf({
  hasPassword,
  deletionRequestedAt,
}: {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}): AccountStateDto {
  return {
    hasPassword,
    deletionDueAt:
      deletionRequestedAt && new Date(deletionRequestedAt.getTime() + undoPeriodMs).toISOString(),
  };
}
