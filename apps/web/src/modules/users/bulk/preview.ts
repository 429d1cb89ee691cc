import type {
  AffectedUserDto,
  BulkUserChange,
  previewBulkUsers,
} from '@markwell/shared/users/bulk-users.contract';
import type { InputOf, ResponseOf } from '@markwell/shared/contract/endpoint';

/** The selected users, or all that match a filter of the list. */
export type ChosenUsers =
  | { ids: readonly string[] }
  | { filter: NonNullable<InputOf<typeof previewBulkUsers>['body']['filter']> };

/** A change that was previewed: who it would affect, and what was pasted that is nobody's address. */
export interface Preview extends ResponseOf<typeof previewBulkUsers> {
  change: BulkUserChange;
  unreadable: string[];
}

export const usersWith = (users: readonly AffectedUserDto[], outcome: AffectedUserDto['outcome']) =>
  users.filter((user) => user.outcome === outcome);
