import type { InvitedLineDto } from '@markwell/shared/features/classes/classes.schemas';
import type { InvitedLine } from '@markwell/shared/rules/classes/invited-addresses';
import type { Caller } from '../../domain/users/caller.ts';
import type { KnownAddress } from './invitations.repository.ts';

/** An open invitation is not sent again within this time. */
const repeatMilliseconds = 24 * 3_600_000;

/**
 * The outcome of a line. Whether an address has an account is not revealed, except for teachers of the caller's own school
 * and for members: anyone else is invited, and learns in the e-mail that only pupils can join.
 */
export function decideLine(
  { number, text, email, problem }: InvitedLine,
  known: ReadonlyMap<string, KnownAddress>,
  caller: Pick<Caller, 'id' | 'schoolId'>,
  now: Date,
): InvitedLineDto {
  const line = { number, text };
  if (email === null) return { ...line, outcome: 'not-invited', problem };
  const { user, isMember, invitedAt } = known.get(email) ?? { user: null, isMember: false, invitedAt: null };
  if (isMember) return { ...line, outcome: 'already-member', problem: null };
  if (user && user.role !== 'STUDENT' && isColleague(user, caller))
    return {
      ...line,
      outcome: 'not-invited',
      problem: 'This is a teacher’s account: only pupils can join a class',
    };
  if (invitedAt !== null && now.getTime() - invitedAt.getTime() < repeatMilliseconds)
    return { ...line, outcome: 'already-invited', problem: null };
  return { ...line, outcome: 'invited', problem: null };
}

const isColleague = (
  user: { id: string; schoolId: string | null },
  caller: Pick<Caller, 'id' | 'schoolId'>,
) => user.id === caller.id || (caller.schoolId !== null && user.schoolId === caller.schoolId);
