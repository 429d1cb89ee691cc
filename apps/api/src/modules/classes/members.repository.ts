import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { jsonRows } from '@markwell/database/sql/values';
import type { ClassPupilDto, MemberOrder } from '@markwell/shared/classes/classes.schemas';
import { isNamed, noName, type ListedName } from '@markwell/shared/classes/address-list/listed-name';
import { v7 as uuid } from 'uuid';
import { membershipsOf } from './class-access.repository.ts';
import { toClassPupil } from './class-pupil.ts';
import {
  asNames,
  classPupilColumns,
  readNamesakes,
  sortedForename,
  sortedSurname,
} from './class-pupils.repository.ts';
import { classRows, toClassRow, type ClassRow } from './class-rows.repository.ts';
import { containsPattern } from '#platform/search-query.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

interface MemberRow extends ClassPupilDto {
  schoolYear: string | null;
  joinedAt: Date;
}

interface MemberFilter {
  /** Part of a name or an identifier; empty for all. */
  search: string;
  order: MemberOrder;
  skip: number;
  take: number;
}

export async function findMembersPage(
  db: Database,
  classId: string,
  { search, order, skip, take }: MemberFilter,
): Promise<{ members: MemberRow[]; total: number }> {
  const pattern = containsPattern(search);
  const found = membershipsOf(db.sql, classId).where((eb) =>
    eb.or([
      eb('users.name', 'ilike', pattern),
      eb(
        eb.fn<string>('concat_ws', [
          eb.val(' '),
          'class_members.forename',
          'class_members.surname',
          'class_members.identifier',
        ]),
        'ilike',
        pattern,
      ),
    ]),
  );
  const ordered = order === 'name' ? found : found.orderBy('class_members.joined_at', 'desc');
  const [rows, { total }, namesakes] = await Promise.all([
    ordered
      .select(classPupilColumns)
      .select(['users.school_year as schoolYear', 'class_members.joined_at as joinedAt'])
      .orderBy(sortedSurname, asNames)
      .orderBy(sortedForename, asNames)
      .orderBy('users.id')
      .offset(skip)
      .limit(take)
      .execute(),
    db.sql.selectNoFrom(countOf(found).as('total')).executeTakeFirstOrThrow(),
    readNamesakes(db, classId),
  ]);
  const members = rows.map(({ schoolYear, joinedAt, ...pupil }) => ({
    ...toClassPupil(pupil, namesakes),
    schoolYear,
    joinedAt,
  }));
  return { members, total };
}

/** The class of a code that is valid now; archived classes have none. */
export async function findClassByCode(db: Database, code: string, now: Date): Promise<ClassRow | undefined> {
  const row = await classRows(db.sql)
    .where('classes.join_code', '=', code)
    .where('classes.join_code_expires_at', '>', now)
    .where('classes.archived_at', 'is', null)
    .executeTakeFirst();
  return row && toClassRow(row);
}

export async function isMember(db: Database, classId: string, userId: string): Promise<boolean> {
  const member = await db.sql
    .selectFrom('class_members')
    .select('id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
}

/** The classes of which the user is a member, the newest membership first. */
export async function findMembershipsOf(
  db: Database,
  userId: string,
): Promise<(ClassRow & { joinedAt: Date })[]> {
  const rows = await classRows(db.sql)
    .innerJoin('class_members as own', 'own.class_id', 'classes.id')
    .select('own.joined_at as joinedAt')
    .where('own.user_id', '=', userId)
    .where('own.left_at', 'is', null)
    .orderBy('own.joined_at', 'desc')
    .orderBy('classes.id')
    .execute();
  return rows.map(toClassRow);
}

/** Names the pupil of a current membership. Returns false when there is none. */
export const storeMemberName = (
  db: Database,
  classId: string,
  userId: string,
  { surname, forename, identifier }: ListedName,
): Promise<boolean> => updateMember(db, classId, userId, { surname, forename, identifier });

/** Ends the pupil's current membership. Returns false when there is none. */
export const endMembership = (db: Database, classId: string, userId: string, at: Date): Promise<boolean> =>
  updateMember(db, classId, userId, { left_at: at });

async function updateMember(
  db: Database,
  classId: string,
  userId: string,
  change: ListedName | { left_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db.sql
    .updateTable('class_members')
    .set(change)
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Locks the class against being archived until the transaction ends. Undefined when it is archived, or when the code is
 * no longer valid.
 */
export async function lockClassToJoin(
  transaction: Transaction,
  classId: string,
): Promise<{ memberCount: number } | undefined> {
  const found = await transaction
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!found) return undefined;
  const { total } = await transaction
    .selectNoFrom(countOf(membershipsOf(transaction, classId)).as('total'))
    .executeTakeFirstOrThrow();
  return { memberCount: total };
}

/**
 * Adds a membership unless the pupil has one, and removes invitations to their address. The membership takes over the name
 * of the invitation, if the address is confirmed, or else of the pupil's last membership. Returns whether it is new.
 */
export async function addMember(
  transaction: Transaction,
  { classId, userId, at }: { classId: string; userId: string; at: Date },
): Promise<boolean> {
  const columns = ['surname', 'forename', 'identifier'] as const;
  const invited = await transaction
    .deleteFrom('class_invitations')
    .using('users')
    .whereRef('class_invitations.email', '=', 'users.email')
    .where('users.id', '=', userId)
    .where('class_invitations.class_id', '=', classId)
    .returning(columns)
    .returning('users.email_verified_at as confirmedAt')
    .executeTakeFirst();
  const before = await transaction
    .selectFrom('class_members')
    .select(columns)
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .orderBy('joined_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { surname, forename, identifier } =
    [invited?.confirmedAt ? invited : undefined, before].find((name) => name && isNamed(name)) ?? noName;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('class_members')
    .values({ id: uuid(), class_id: classId, user_id: userId, joined_at: at, surname, forename, identifier })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'user_id']).where('left_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const namedColumns = { id: 'uuid', surname: 'text', forename: 'text', identifier: 'text' } as const;

/** Gives current members, by their users' ids, the names of a list. */
export async function nameMembers(
  transaction: Transaction,
  classId: string,
  listed: readonly ({ id: string } & ListedName)[],
): Promise<void> {
  await transaction
    .updateTable('class_members')
    .from(jsonRows('listed', namedColumns, listed))
    .set((eb) => ({
      surname: eb.ref('listed.surname'),
      forename: eb.ref('listed.forename'),
      identifier: eb.ref('listed.identifier'),
    }))
    .whereRef('class_members.user_id', '=', 'listed.id')
    .where('class_members.class_id', '=', classId)
    .where('class_members.left_at', 'is', null)
    .execute();
}
