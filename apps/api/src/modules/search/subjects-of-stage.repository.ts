import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder, QueryCreator } from 'kysely';
import {
  isVisibleTo,
  type PreparedViewer,
  type Viewer,
} from '#modules/curriculum/visible-subjects.repository.ts';

/** Where a search looks: in the content of a stage that the viewer may see. */
export interface SearchScope {
  viewer: Viewer;
  stageId: string;
  limit: number;
}

/** The same in a prepared statement. */
export interface PreparedScope {
  viewer: PreparedViewer;
  stageId: Expression<string>;
  limit: Expression<number>;
}

/** The value of the first of the merged subjects, which gives its id, name and colour to all of them. */
const ofMerged = (
  eb: ExpressionBuilder<Tables, 'subjects'>,
  column: 'subjects.id' | 'subjects.name' | 'subjects.color',
) =>
  eb.fn
    .agg<string>('first_value', [column])
    .over((over) =>
      over
        .partitionBy(['subjects.stage_id', 'subjects.name_key'])
        .orderBy('subjects.order')
        .orderBy('subjects.name')
        .orderBy('subjects.id'),
    );

/** The visible subjects of a stage, each with the id, name and colour of its merged subject. */
export const subjectsOfStage = (
  query: QueryCreator<Tables>,
  { viewer, stageId }: Pick<PreparedScope, 'viewer' | 'stageId'>,
) =>
  query
    .selectFrom('subjects')
    .select((eb) => [
      'subjects.id',
      ofMerged(eb, 'subjects.id').as('subject_id'),
      ofMerged(eb, 'subjects.name').as('name'),
      ofMerged(eb, 'subjects.color').as('color'),
    ])
    .where('subjects.stage_id', '=', stageId)
    .where(isVisibleTo(viewer));
