import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import type { ExpressionBuilder, OrderByItemBuilder } from 'kysely';
import { membershipsOf } from './class-access.repository.ts';
import { namesakesAmong, toClassPupil, type JoinedTexts } from './class-pupil.ts';

/** The columns of ClassPupilRow, of a membership with its user. */
export const classPupilColumns = [
  'users.id',
  'users.name as ownName',
  'class_members.surname',
  'class_members.forename',
  'class_members.identifier',
] as const;

type Membership = ExpressionBuilder<Pick<Tables, 'class_members' | 'users'>, 'class_members' | 'users'>;

/** The surname to sort by: without one in the school's records, the last word of the pupil's own name. */
export const sortedSurname = (eb: Membership) =>
  eb.fn.coalesce(
    eb.fn<string | null>('nullif', ['class_members.surname', eb.val('')]),
    eb.fn<string>('split_part', ['users.name', eb.val(' '), eb.lit(-1)]),
  );

export const sortedForename = (eb: Membership) =>
  eb.fn.coalesce(eb.fn<string | null>('nullif', ['class_members.forename', eb.val('')]), 'users.name');

/** Accents, capitals and apostrophes do not put a name apart from its like, whatever the language of the database. */
export const asNames = (order: OrderByItemBuilder) => order.collate('en-GB-x-icu');

/** The namesakes among all who are or were pupils of the class, so that nobody's name changes when another one leaves. */
export async function readNamesakes({ sql }: Database, classId: string): Promise<JoinedTexts> {
  const pupils = await sql
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .distinctOn('users.id')
    .select(classPupilColumns)
    .select('class_members.joined_at as joinedAt')
    .where('class_members.class_id', '=', classId)
    .orderBy('users.id')
    .orderBy('class_members.joined_at', 'desc')
    .execute();
  return namesakesAmong(pupils);
}

/** A current member of the class. */
export async function findClassPupil(
  database: Database,
  classId: string,
  userId: string,
): Promise<ClassPupilDto | undefined> {
  const [row, namesakes] = await Promise.all([
    membershipsOf(database.sql, classId)
      .select(classPupilColumns)
      .where('users.id', '=', userId)
      .executeTakeFirst(),
    readNamesakes(database, classId),
  ]);
  return row && toClassPupil(row, namesakes);
}
