import type { listMembers } from '@markwell/shared/classes/classes.contract';
import type { ListedName } from '@markwell/shared/classes/address-list/listed-name';
import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import type { ClassesRepository } from './classes.repository.ts';
import type { MembersRepository } from './members.repository.ts';

/** The members of a class. Throws NOT_FOUND for a class that the caller does not teach. */
export interface MembersService {
  list: (
    caller: Caller,
    classId: string,
    query: ParsedInput<typeof listMembers>['query'],
  ) => Promise<ReplyOf<typeof listMembers>>;
  /** Throws NOT_FOUND for a pupil who is not a member. */
  setName: (caller: Caller, classId: string, pupilId: string, name: ListedName) => Promise<void>;
  /** Throws NOT_FOUND for a pupil who is not a member. */
  remove: (caller: Caller, classId: string, pupilId: string) => Promise<void>;
}

interface Dependencies {
  classes: Pick<ClassesRepository, 'findTaught'>;
  members: Pick<MembersRepository, 'findPage' | 'setName' | 'end'>;
  clock: Clock;
}

const noSuchMember = () => notFound('This pupil is no longer in the class');

export function createMembersService({ classes, members, clock }: Dependencies): MembersService {
  return {
    async list(caller, classId, { page, limit, search, order }) {
      orThrow(await classes.findTaught(caller.id, classId), classNotFound);
      const found = await members.findPage(classId, { search, order, skip: (page - 1) * limit, take: limit });
      return {
        members: found.members.map(({ joinedAt, ...member }) => ({
          ...member,
          joinedAt: joinedAt.toISOString(),
        })),
        pagination: { page, pages: Math.ceil(found.total / limit), total: found.total },
      };
    },

    async setName(caller, classId, pupilId, name) {
      orThrow(await classes.findTaught(caller.id, classId), classNotFound);
      if (!(await members.setName(classId, pupilId, name))) throw noSuchMember();
    },

    async remove(caller, classId, pupilId) {
      orThrow(await classes.findTaught(caller.id, classId), classNotFound);
      if (!(await members.end(classId, pupilId, clock()))) throw noSuchMember();
    },
  };
}
