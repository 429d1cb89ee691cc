import type { AccountStateDto } from '@markwell/shared/features/users/users.contract';
import { deletionDueAtOf } from '../../domain/users/deletion-due.ts';

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
