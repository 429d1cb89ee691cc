import type { Database } from '@markwell/database/connect';
import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import { arrayOf, jsonRows } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import { membershipsOf } from './class-access.repository.ts';
import { classRows, toClassRow, type ClassRow } from './class-rows.repository.ts';
import { isNamed, type ListedName } from '@markwell/shared/classes/address-list/listed-name';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import type { Transaction } from '#platform/transaction.repository.ts';

interface InvitationRow extends ListedName {
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

function invitedClasses(db: Database, userId: string, now: Date) {
  return classRows(db.sql)
    .innerJoin('class_invitations', 'class_invitations.class_id', 'classes.id')
    .innerJoin('users as invited', 'invited.email', 'class_invitations.email')
    .select('class_invitations.id as invitationId')
    .where('invited.id', '=', userId)
    .where('invited.email_verified_at', 'is not', null)
    .where('class_invitations.expires_at', '>', now)
    .where('classes.archived_at', 'is', null);
}

/** Those of a class that have not expired, the newest first. */
export function findInvitationsOfClass(db: Database, classId: string, now: Date): Promise<InvitationRow[]> {
  return db.sql
    .selectFrom('class_invitations')
    .select(['id', 'email', 'surname', 'forename', 'identifier'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('class_id', '=', classId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .execute();
}

/** Returns false when the class has no such invitation. */
export async function removeInvitation(db: Database, classId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('class_invitations')
    .where('id', '=', id)
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The classes to which the pupil's confirmed address is invited. */
export async function findInvitationsForPupil(
  db: Database,
  userId: string,
  now: Date,
): Promise<(ClassRow & { invitationId: string })[]> {
  const rows = await invitedClasses(db, userId, now)
    .orderBy('class_invitations.created_at', 'desc')
    .execute();
  return rows.map(toClassRow);
}

export async function findInvitationForPupil(
  db: Database,
  userId: string,
  invitationId: string,
  now: Date,
): Promise<ClassRow | undefined> {
  const row = await invitedClasses(db, userId, now)
    .where('class_invitations.id', '=', invitationId)
    .executeTakeFirst();
  return row && toClassRow(row);
}

export async function deleteInvitationForPupil(
  db: Database,
  userId: string,
  invitationId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('class_invitations')
    .using('users')
    .whereRef('class_invitations.email', '=', 'users.email')
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .where('class_invitations.id', '=', invitationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** For the e-mail: undefined when the invitation was accepted, declined or withdrawn, or has expired. */
export async function findInvitationToSend(
  db: Database,
  id: string,
  teacherId: string,
  now: Date,
): Promise<{ email: string; teacherName: string; expiresAt: Date; schoolClass: ClassRow } | undefined> {
  const invitation = await db.sql
    .selectFrom('class_invitations')
    .select(['class_id as classId', 'email', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const teacher = await db.sql
    .selectFrom('users')
    .select('name')
    .where('id', '=', teacherId)
    .executeTakeFirst();
  if (!invitation || !teacher) return undefined;
  const row = await classRows(db.sql)
    .where('classes.id', '=', invitation.classId)
    .where('classes.archived_at', 'is', null)
    .executeTakeFirst();
  const { email, expiresAt } = invitation;
  return row && { email, teacherName: teacher.name, expiresAt, schoolClass: toClassRow(row) };
}

export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await db.sql.deleteFrom('class_invitations').where('expires_at', '<=', now).execute();
}

/** What is known about each of these addresses, in the class. */
export async function readAddresses(
  transaction: Transaction,
  classId: string,
  emails: readonly string[],
): Promise<Map<string, KnownAddress>> {
  const users = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'role', 'school_id as schoolId'])
    .where((eb) => eb('email', '=', eb.fn.any(arrayOf('text', emails))))
    .execute();
  const members = await membershipsOf(transaction, classId).select('users.id').execute();
  const invitations = await transaction
    .selectFrom('class_invitations')
    .select(['email', 'created_at as createdAt'])
    .where('class_id', '=', classId)
    .where((eb) => eb('email', '=', eb.fn.any(arrayOf('text', emails))))
    .execute();
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
interface Invited {
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
  await transaction
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
  const earlier = await transaction
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
  await insertJsonRows(transaction, 'class_invitations', columns, rows).execute();
  return rows.map(({ id }) => id);
}
