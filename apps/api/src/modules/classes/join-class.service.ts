import type { OwnMembershipsDto } from '@markwell/shared/classes/classes.contract';
import type { ClassPreviewDto, JoinedClassDto } from '@markwell/shared/classes/classes.schemas';
import { maxMembers } from '@markwell/shared/classes/classes.vocabulary';
import type { ClassRow } from './class-rows.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import { hasConsentEnded } from '#modules/accounts/consent-ends-on.ts';
import { toJoinedClass } from './classes.mapper.ts';
import type { InvitationsRepository } from './invitations.repository.ts';
import { addMember, lockClassToJoin, type MembersRepository } from './members.repository.ts';

/** Where a code was typed: who guesses is limited by user and by network address. */
export interface CodeGuess {
  userId: string;
  networkAddress: string;
  code: string;
}

/** What pupils do with classes. */
export interface JoinClassService {
  /** Both throw NOT_FOUND for a wrong, an expired and an archived class's code, TOO_MANY_REQUESTS after many. */
  preview: (guess: CodeGuess) => Promise<ClassPreviewDto>;
  /** Throws RULE_BROKEN for a full class. The parent who agreed for a child under 13 is notified. */
  join: (guess: CodeGuess) => Promise<JoinedClassDto>;
  own: (userId: string) => Promise<OwnMembershipsDto>;
  /** Throws NOT_FOUND for an invitation that is not to the user, and RULE_BROKEN for a full class. */
  accept: (userId: string, invitationId: string) => Promise<JoinedClassDto>;
  decline: (userId: string, invitationId: string) => Promise<void>;
  leave: (userId: string, classId: string) => Promise<void>;
}

interface Limit {
  consume: (key: string) => Promise<void>;
  refund: (key: string) => Promise<void>;
}

interface Dependencies {
  inTransaction: InTransaction;
  members: MembersRepository;
  invitations: Pick<InvitationsRepository, 'listForPupil' | 'findForPupil' | 'deleteForPupil'>;
  /** Wrong codes of a user and of a network address. */
  limits: { user: Limit; address: Limit };
  owners: Pick<LinksRepository, 'findOwner'>;
  enqueueEmails: EnqueueAccountEmails;
  /** E-mails to parents that a child causes. */
  senderLimit: Pick<Limit, 'consume'>;
  clock: Clock;
}

const noSuchCode = () =>
  notFound('This code is not right, or it has expired. Please ask your teacher for the code.');
const noInvitation = () => notFound('This invitation no longer exists');

export function createJoinClassService({
  inTransaction,
  members,
  invitations,
  limits,
  owners,
  enqueueEmails,
  senderLimit,
  clock,
}: Dependencies): JoinClassService {
  async function findByCode({ userId, networkAddress, code }: CodeGuess): Promise<ClassRow> {
    await limits.user.consume(userId);
    await limits.address.consume(networkAddress);
    const found = orThrow(await members.findByCode(code, clock()), noSuchCode);
    // Only wrong codes count: a whole class joins from one address.
    await Promise.all([limits.user.refund(userId), limits.address.refund(networkAddress)]);
    return found;
  }

  /** The address of the parent who agreed, when a child under 13 is about to become a member. */
  async function parentToTell(classId: string, userId: string): Promise<string | undefined> {
    if (await members.isMember(classId, userId)) return undefined;
    const pupil = await owners.findOwner({ id: userId });
    if (!pupil?.parentEmail || !pupil.parentConfirmedAt || hasConsentEnded(pupil, clock())) return undefined;
    await senderLimit.consume(userId);
    return pupil.parentEmail;
  }

  async function join(userId: string, row: ClassRow, refusal: () => Error): Promise<JoinedClassDto> {
    const to = await parentToTell(row.id, userId);
    return inTransaction(async (transaction) => {
      const locked = await lockClassToJoin(transaction, row.id);
      if (!locked) throw refusal();
      if (locked.memberCount >= maxMembers && !(await members.isMember(row.id, userId)))
        throw ruleViolated('This class is full. Please let your teacher know.');
      const isNew = await addMember(transaction, { classId: row.id, userId, at: clock() });
      const { name, school, teachers } = toJoinedClass(row);
      if (isNew && to !== undefined)
        await enqueueEmails(transaction, {
          email: 'class-joined',
          userId,
          to,
          joined: { name, school, teachers },
        });
      return toJoinedClass(row);
    });
  }

  return {
    async preview(guess) {
      const found = await findByCode(guess);
      return { ...toJoinedClass(found), isMember: await members.isMember(found.id, guess.userId) };
    },

    join: async (guess) => join(guess.userId, await findByCode(guess), noSuchCode),

    async own(userId) {
      const [classes, invited] = await Promise.all([
        members.listOfPupil(userId),
        invitations.listForPupil(userId, clock()),
      ]);
      return {
        classes: classes.map((row) => ({ ...toJoinedClass(row), joinedAt: row.joinedAt.toISOString() })),
        invitations: invited.map(({ invitationId, ...row }) => ({
          id: invitationId,
          class: toJoinedClass(row),
        })),
      };
    },

    async accept(userId, invitationId) {
      const found = orThrow(await invitations.findForPupil(userId, invitationId, clock()), noInvitation);
      return join(userId, found, noInvitation);
    },

    async decline(userId, invitationId) {
      if (!(await invitations.deleteForPupil(userId, invitationId))) throw noInvitation();
    },

    async leave(userId, classId) {
      await members.end(classId, userId, clock());
    },
  };
}
