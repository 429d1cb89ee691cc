import type { AccountStateDto } from '@markwell/shared/settings/users.contract';
import { deletionDueAtOf } from './deletion-due.ts';

export const accountStateOf = ({
  hasPassword,
  deletionRequestedAt,
}: {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}): AccountStateDto => ({
  hasPassword,
  deletionDueAt: deletionDueAtOf(deletionRequestedAt)?.toISOString() ?? null,
});
