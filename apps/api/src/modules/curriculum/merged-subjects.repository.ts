import type { Database } from '@markwell/database/connect';
import { partOf } from '@markwell/database/sql/statement-part';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type ExpressionBuilder } from 'kysely';
import { isVisibleTo, type Viewer } from './visible-subjects.repository.ts';

type StoredSubject = Pick<Tables['subjects'], 'stage_id' | 'name_key'>;

/** The part `stored` of a statement: the subject, if the viewer may see it. `mergedWithStored` reads it. */
export const storedSubject = (viewer: Viewer, subjectId: string) =>
  partOf<object>()((query) =>
    query
      .selectFrom('subjects')
      .select(['subjects.stage_id', 'subjects.name_key'])
      .where('subjects.id', '=', subjectId)
      .where(isVisibleTo(viewer)),
  );

/**
 * The subjects merged with the subject `stored`: those with its name in its stage that the viewer may see, the
 * one that gives its id, name and colour to all of them first.
 */
export const mergedWithStored =
  (viewer: Viewer) => (eb: ExpressionBuilder<Tables & { stored: StoredSubject }, 'stored'>) =>
    eb
      .selectFrom('subjects')
      .select('subjects.id')
      .whereRef('subjects.stage_id', '=', 'stored.stage_id')
      .whereRef('subjects.name_key', '=', 'stored.name_key')
      .where(isVisibleTo(viewer))
      .orderBy('subjects.order')
      .orderBy('subjects.name')
      .orderBy('subjects.id');

/** A subject as a pupil sees it. */
export interface MergedSubject {
  id: string;
  name: string;
  color: string;
}

/**
 * Maps each of these subjects to the merged subject that the viewer sees. A subject maps to itself when the
 * viewer may no longer see any subject of its name, because results refer to it.
 */
export async function findMergedSubjectsOf(
  db: Database,
  viewer: Viewer,
  subjectIds: readonly string[],
): Promise<Map<string, MergedSubject>> {
  const rows = await db.sql
    .selectFrom('subjects as stored')
    .innerJoin('subjects as displayed', (join) =>
      join.on((eb) =>
        eb('displayed.id', '=', eb.fn.coalesce(mergedWithStored(viewer)(eb).limit(sql.lit(1)), 'stored.id')),
      ),
    )
    .select(['stored.id as storedId', 'displayed.id', 'displayed.name', 'displayed.color'])
    .where((eb) => eb('stored.id', '=', eb.fn.any(arrayOf('uuid', [...new Set(subjectIds)]))))
    .execute();
  return new Map(rows.map(({ storedId, ...displayed }) => [storedId, displayed]));
}
