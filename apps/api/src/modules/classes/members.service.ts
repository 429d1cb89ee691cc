import type * as contract from '@markwell/shared/classes/classes.contract';
import type { ListedName } from '@markwell/shared/classes/address-list/listed-name';
import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import { notFound, orThrow } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { findTaughtClass } from './classes.repository.ts';
import { findMembersPage, storeMemberName, endMembership } from './members.repository.ts';

// The members of a class. Throws NOT_FOUND for a class that the caller does not teach.

const noSuchMember = () => notFound('This pupil is no longer in the class');

export async function listMembers(
  context: Context,
  caller: Caller,
  classId: string,
  { page, limit, search, order }: ParsedInput<typeof contract.listMembers>['query'],
): Promise<ReplyOf<typeof contract.listMembers>> {
  orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  const found = await findMembersPage(context.db, classId, {
    search,
    order,
    skip: (page - 1) * limit,
    take: limit,
  });
  return {
    members: found.members.map(({ joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
    })),
    pagination: { page, pages: Math.ceil(found.total / limit), total: found.total },
  };
}

/** Throws NOT_FOUND for a pupil who is not a member. */
export async function nameMember(
  context: Context,
  caller: Caller,
  classId: string,
  pupilId: string,
  name: ListedName,
): Promise<void> {
  orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  if (!(await storeMemberName(context.db, classId, pupilId, name))) throw noSuchMember();
}

/** Throws NOT_FOUND for a pupil who is not a member. */
export async function removeMember(
  context: Context,
  caller: Caller,
  classId: string,
  pupilId: string,
): Promise<void> {
  orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  if (!(await endMembership(context.db, classId, pupilId, context.clock()))) throw noSuchMember();
}
