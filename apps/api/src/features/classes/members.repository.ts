import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { sqlOf } from '@markwell/database/sql/queries';
import type { MemberOrder } from '@markwell/shared/features/classes/classes.schemas';
import { v7 as uuid } from 'uuid';
import { membershipsOf } from '../../domain/classes/class-access.repository.ts';
import { classRows, toClassRow, type ClassRow } from '../../domain/classes/class-rows.repository.ts';
import { containsPattern } from '../../domain/search/search-query.ts';
import type { Transaction } from '../../domain/transaction.repository.ts';

export interface MemberRow {
  id: string;
  name: string;
  schoolYear: string | null;
  joinedAt: Date;
}

interface MemberFilter {
  /** Part of a name; empty for all. */
  search: string;
  order: MemberOrder;
  skip: number;
  take: number;
}

export interface MembersRepository {
  findPage: (classId: string, filter: MemberFilter) => Promise<{ members: MemberRow[]; total: number }>;
  /** The class of a code that is valid now; archived classes have none. */
  findByCode: (code: string, now: Date) => Promise<ClassRow | undefined>;
  isMember: (classId: string, userId: string) => Promise<boolean>;
  /** The classes of which the user is a member, the newest membership first. */
  listOfPupil: (userId: string) => Promise<(ClassRow & { joinedAt: Date })[]>;
  /** Ends the pupil's current membership. Returns false when there is none. */
  end: (classId: string, userId: string, at: Date) => Promise<boolean>;
}

export function createMembersRepository(database: Database): MembersRepository {
  return {
    async findPage(classId, { search, order, skip, take }) {
      const found = membershipsOf(database, classId).where('users.name', 'ilike', containsPattern(search));
      const ordered = order === 'name' ? found : found.orderBy('class_members.joined_at', 'desc');
      const [members, { total }] = await Promise.all([
        ordered
          .select(['users.id', 'users.name', 'users.school_year as schoolYear'])
          .select('class_members.joined_at as joinedAt')
          .orderBy('users.name')
          .orderBy('users.id')
          .offset(skip)
          .limit(take)
          .execute(),
        database.sql.selectNoFrom(countOf(found).as('total')).executeTakeFirstOrThrow(),
      ]);
      return { members, total };
    },

    async findByCode(code, now) {
      const row = await classRows(database)
        .where('classes.join_code', '=', code)
        .where('classes.join_code_expires_at', '>', now)
        .where('classes.archived_at', 'is', null)
        .executeTakeFirst();
      return row && toClassRow(row);
    },

    isMember: async (classId, userId) =>
      (await database.classMember.count({ where: { classId, userId, leftAt: null } })) > 0,

    async listOfPupil(userId) {
      const rows = await classRows(database)
        .innerJoin('class_members as own', 'own.class_id', 'classes.id')
        .select('own.joined_at as joinedAt')
        .where('own.user_id', '=', userId)
        .where('own.left_at', 'is', null)
        .orderBy('own.joined_at', 'desc')
        .orderBy('classes.id')
        .execute();
      return rows.map(toClassRow);
    },

    async end(classId, userId, at) {
      const where = { classId, userId, leftAt: null };
      const { count } = await database.classMember.updateMany({ where, data: { leftAt: at } });
      return count > 0;
    },
  };
}

/**
 * Locks the class against being archived until the transaction ends. Undefined when it is archived, or when the code is
 * no longer valid.
 */
export async function lockClassToJoin(
  transaction: Transaction,
  classId: string,
): Promise<{ memberCount: number } | undefined> {
  const found = await sqlOf(transaction)
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!found) return undefined;
  const { total } = await sqlOf(transaction)
    .selectNoFrom(countOf(membershipsOf(transaction, classId)).as('total'))
    .executeTakeFirstOrThrow();
  return { memberCount: total };
}

/**
 * Adds a membership unless the pupil has one, and removes invitations to their address. Returns whether the membership is
 * new.
 */
export async function addMember(
  transaction: Transaction,
  { classId, userId, at }: { classId: string; userId: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sqlOf(transaction)
    .insertInto('class_members')
    .values({ id: uuid(), class_id: classId, user_id: userId, joined_at: at })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'user_id']).where('left_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  await sqlOf(transaction)
    .deleteFrom('class_invitations')
    .using('users')
    .whereRef('class_invitations.email', '=', 'users.email')
    .where('users.id', '=', userId)
    .where('class_invitations.class_id', '=', classId)
    .execute();
  return numInsertedOrUpdatedRows === 1n;
}
