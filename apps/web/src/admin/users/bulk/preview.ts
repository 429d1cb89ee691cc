import type {
  AffectedUserDto,
  BulkUserChange,
  previewBulkUsers,
} from '@markwell/shared/admin/users/bulk-users.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';

/** A change that was previewed: who it would affect, and what was pasted that is nobody's address. */
export interface Preview extends ResponseOf<typeof previewBulkUsers> {
  change: BulkUserChange;
  unreadable: string[];
}

export const usersWith = (users: readonly AffectedUserDto[], outcome: AffectedUserDto['outcome']) =>
  users.filter((user) => user.outcome === outcome);
