import type { InvitedLineDto } from '@markwell/shared/classes/classes.schemas';
import type { AddressEntry } from '@markwell/shared/classes/address-list/address-list';
import { isNamed } from '@markwell/shared/classes/address-list/listed-name';
import type { Caller } from '#platform/caller.ts';
import type { KnownAddress } from './invitations.repository.ts';

/** An open invitation is not sent again within this time. */
const repeatMilliseconds = 24 * 3_600_000;

/**
 * The outcome of a line. Whether an address has an account is not revealed, except for teachers of the caller's own school
 * and for members: anyone else is invited, and learns in the e-mail that only pupils can join.
 */
export function decideLine(
  entry: AddressEntry,
  known: ReadonlyMap<string, KnownAddress>,
  caller: Pick<Caller, 'id' | 'schoolId'>,
  now: Date,
): InvitedLineDto {
  const line = { number: entry.number, text: entry.text };
  if (entry.kind === 'wrong') return { ...line, outcome: 'not-invited', problem: entry.problem };
  if (entry.kind === 'heading') return { ...line, outcome: 'heading', problem: null };
  if (entry.kind === 'repeated')
    return { ...line, outcome: 'repeated', problem: `is in line ${String(entry.firstLine)} already` };
  const { user, isMember, invitedAt } = known.get(entry.email) ?? {
    user: null,
    isMember: false,
    invitedAt: null,
  };
  if (isMember)
    return { ...line, outcome: isNamed(entry.name) ? 'named-member' : 'already-member', problem: null };
  if (user && user.role !== 'STUDENT' && isColleague(user, caller))
    return {
      ...line,
      outcome: 'not-invited',
      problem: 'is a teacher’s account: only pupils can join a class',
    };
  if (invitedAt !== null && now.getTime() - invitedAt.getTime() < repeatMilliseconds)
    return { ...line, outcome: 'already-invited', problem: null };
  return { ...line, outcome: 'invited', problem: null };
}

const isColleague = (
  user: { id: string; schoolId: string | null },
  caller: Pick<Caller, 'id' | 'schoolId'>,
) => user.id === caller.id || (caller.schoolId !== null && user.schoolId === caller.schoolId);
