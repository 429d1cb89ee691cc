import type { Database } from '@markwell/database/connect';
import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import { jsonRows } from '@markwell/database/sql/values';
import { sqlOf } from '@markwell/database/sql/queries';
import { v7 as uuid } from 'uuid';
import { membershipsOf } from './class-access.repository.ts';
import { classRows, toClassRow, type ClassRow } from './class-rows.repository.ts';
import { isNamed, type ListedName } from '@markwell/shared/classes/address-list/listed-name';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface InvitationRow extends ListedName {
  id: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** What is known about an address that is invited. */
export interface KnownAddress {
  email: string;
  user: { id: string; role: Role; schoolId: string | null } | null;
  isMember: boolean;
  /** When the open invitation was sent; null without one. */
  invitedAt: Date | null;
}

export interface InvitationsRepository {
  /** Those of a class that have not expired, the newest first. */
  listOfClass: (classId: string, now: Date) => Promise<InvitationRow[]>;
  /** Returns false when the class has no such invitation. */
  withdraw: (classId: string, invitationId: string) => Promise<boolean>;
  /** The classes to which the pupil's confirmed address is invited. */
  listForPupil: (userId: string, now: Date) => Promise<(ClassRow & { invitationId: string })[]>;
  findForPupil: (userId: string, invitationId: string, now: Date) => Promise<ClassRow | undefined>;
  deleteForPupil: (userId: string, invitationId: string) => Promise<boolean>;
  /** For the e-mail: undefined when the invitation was accepted, declined or withdrawn, or has expired. */
  findToSend: (
    invitationId: string,
    teacherId: string,
    now: Date,
  ) => Promise<{ email: string; teacherName: string; expiresAt: Date; schoolClass: ClassRow } | undefined>;
  deleteExpired: (now: Date) => Promise<void>;
}

export function createInvitationsRepository(database: Database): InvitationsRepository {
  const { sql } = database;

  const invitedClasses = (userId: string, now: Date) =>
    classRows(database)
      .innerJoin('class_invitations', 'class_invitations.class_id', 'classes.id')
      .innerJoin('users as invited', 'invited.email', 'class_invitations.email')
      .select('class_invitations.id as invitationId')
      .where('invited.id', '=', userId)
      .where('invited.email_verified_at', 'is not', null)
      .where('class_invitations.expires_at', '>', now)
      .where('classes.archived_at', 'is', null);

  return {
    listOfClass: (classId, now) =>
      database.classInvitation.findMany({
        where: { classId, expiresAt: { gt: now } },
        select: {
          id: true,
          email: true,
          surname: true,
          forename: true,
          identifier: true,
          createdAt: true,
          expiresAt: true,
        },
        orderBy: [{ createdAt: 'desc' }, { email: 'asc' }],
      }),

    async withdraw(classId, id) {
      const { count } = await database.classInvitation.deleteMany({ where: { id, classId } });
      return count > 0;
    },

    async listForPupil(userId, now) {
      const rows = await invitedClasses(userId, now)
        .orderBy('class_invitations.created_at', 'desc')
        .execute();
      return rows.map(toClassRow);
    },

    async findForPupil(userId, invitationId, now) {
      const row = await invitedClasses(userId, now)
        .where('class_invitations.id', '=', invitationId)
        .executeTakeFirst();
      return row && toClassRow(row);
    },

    async deleteForPupil(userId, invitationId) {
      const { numDeletedRows } = await sql
        .deleteFrom('class_invitations')
        .using('users')
        .whereRef('class_invitations.email', '=', 'users.email')
        .where('users.id', '=', userId)
        .where('users.email_verified_at', 'is not', null)
        .where('class_invitations.id', '=', invitationId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async findToSend(id, teacherId, now) {
      const invitation = await database.classInvitation.findFirst({ where: { id, expiresAt: { gt: now } } });
      const teacher = await database.user.findUnique({ where: { id: teacherId }, select: { name: true } });
      if (!invitation || !teacher) return undefined;
      const row = await classRows(database)
        .where('classes.id', '=', invitation.classId)
        .where('classes.archived_at', 'is', null)
        .executeTakeFirst();
      const { email, expiresAt } = invitation;
      return row && { email, teacherName: teacher.name, expiresAt, schoolClass: toClassRow(row) };
    },

    async deleteExpired(now) {
      await database.classInvitation.deleteMany({ where: { expiresAt: { lte: now } } });
    },
  };
}

/** What is known about each of these addresses, in the class. */
export async function readAddresses(
  transaction: Transaction,
  classId: string,
  emails: readonly string[],
): Promise<Map<string, KnownAddress>> {
  const users = await transaction.user.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, role: true, schoolId: true },
  });
  const members = await membershipsOf(transaction, classId).select('users.id').execute();
  const invitations = await transaction.classInvitation.findMany({
    where: { classId, email: { in: [...emails] } },
    select: { email: true, createdAt: true },
  });
  const memberIds = new Set(members.map(({ id }) => id));
  const userOf = new Map(users.map(({ email, ...user }) => [email, user]));
  const invitedAt = new Map(invitations.map(({ email, createdAt }) => [email, createdAt]));
  return new Map(
    emails.map((email) => {
      const user = userOf.get(email) ?? null;
      const isMember = user !== null && memberIds.has(user.id);
      return [email, { email, user, isMember, invitedAt: invitedAt.get(email) ?? null }];
    }),
  );
}

const columns = {
  id: 'uuid',
  class_id: 'uuid',
  email: 'text',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
  surname: 'text',
  forename: 'text',
  identifier: 'text',
} as const;

/** An address to invite, with the name that the list has for it. */
export interface Invited {
  email: string;
  name: ListedName;
}

/** Gives open invitations the names of a list. */
export async function nameInvited(
  transaction: Transaction,
  classId: string,
  listed: readonly Invited[],
): Promise<void> {
  const { email, surname, forename, identifier } = columns;
  const rows = listed.map(({ name, ...address }) => ({ ...address, ...name }));
  await sqlOf(transaction)
    .updateTable('class_invitations')
    .from(jsonRows('listed', { email, surname, forename, identifier }, rows))
    .set((eb) => ({
      surname: eb.ref('listed.surname'),
      forename: eb.ref('listed.forename'),
      identifier: eb.ref('listed.identifier'),
    }))
    .whereRef('class_invitations.email', '=', 'listed.email')
    .where('class_invitations.class_id', '=', classId)
    .execute();
}

/**
 * Stores invitations, in place of earlier ones to the same addresses, and returns their ids. A name that a list has not
 * stays.
 */
export async function addInvitations(
  transaction: Transaction,
  {
    classId,
    invited,
    at,
    expiresAt,
  }: { classId: string; invited: readonly Invited[]; at: Date; expiresAt: Date },
): Promise<string[]> {
  if (invited.length === 0) return [];
  const emails = invited.map(({ email }) => email);
  const earlier = await sqlOf(transaction)
    .deleteFrom('class_invitations')
    .where('class_id', '=', classId)
    .where('email', 'in', emails)
    .returning(['email', 'surname', 'forename', 'identifier'])
    .execute();
  const nameOf = new Map(earlier.map(({ email, ...name }) => [email, name]));
  const rows = invited.map(({ email, name }) => ({
    id: uuid(),
    class_id: classId,
    email,
    created_at: at,
    expires_at: expiresAt,
    ...(isNamed(name) ? name : (nameOf.get(email) ?? name)),
  }));
  await insertJsonRows(sqlOf(transaction), 'class_invitations', columns, rows).execute();
  return rows.map(({ id }) => id);
}
