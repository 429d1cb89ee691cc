import type { Database } from '@markwell/database/connect';
import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import { isCurrentMember } from '#modules/classes/class-access.repository.ts';
import { toClassPupil } from '#modules/classes/class-pupil.ts';
import {
  asNames,
  classPupilColumns,
  readNamesakes,
  sortedForename,
  sortedSurname,
} from '#modules/classes/class-pupils.repository.ts';

export interface MembersPage {
  /** The id of the last member of the page before. */
  after: string | undefined;
  limit: number;
}

/**
 * The current members of a class by surname, forename and id, page by page. A member who leaves meanwhile moves nobody: the
 * last one of the page before keeps the rank of their latest membership.
 */
export async function listMembersPage(
  database: Database,
  classId: string,
  { after = '', limit }: MembersPage,
): Promise<ClassPupilDto[]> {
  const page = database.sql
    .with('ranked', (query) =>
      query
        .selectFrom('class_members')
        .innerJoin('users', 'users.id', 'class_members.user_id')
        .select(classPupilColumns)
        .select((eb) => [
          'class_members.left_at as leftAt',
          isCurrentMember(eb).as('isMember'),
          eb.fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .orderBy(sortedSurname(eb), asNames)
                .orderBy(sortedForename(eb), asNames)
                .orderBy('users.id'),
            )
            .as('rank'),
        ])
        .where('class_members.class_id', '=', classId)
        .where((eb) =>
          after === '' ? isCurrentMember(eb) : eb.or([isCurrentMember(eb), eb('users.id', '=', after)]),
        ),
    )
    .selectFrom('ranked')
    .select(['id', 'ownName', 'surname', 'forename', 'identifier'])
    .where('isMember', '=', true)
    .$if(after !== '', (query) =>
      query.where('rank', '>', (eb) =>
        eb
          .selectFrom('ranked as last')
          .select('last.rank')
          .where('last.id', '=', after)
          // A current membership first.
          .orderBy('last.leftAt', 'desc')
          .limit(1),
      ),
    )
    .orderBy('rank')
    .limit(limit);
  const [rows, namesakes] = await Promise.all([page.execute(), readNamesakes(database, classId)]);
  return rows.map((row) => toClassPupil(row, namesakes));
}
