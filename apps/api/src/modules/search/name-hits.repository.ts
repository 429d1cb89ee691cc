import type { Sql } from '@markwell/database/connect';
import { materialized } from '@markwell/database/sql/statement-part';
import { sql, type ExpressionBuilder, type QueryCreator } from 'kysely';
import { matchOf, type NamesToFind } from './name-match.repository.ts';
import { subjectsOfStage, type PreparedScope } from './subjects-of-stage.repository.ts';

const space = sql.lit(' ');

/**
 * The parts of a statement: the visible subjects, and the names of each kind with their match. A stage has few names, so
 * all are read, with or without an index.
 */
export const withHits = (database: Sql, scope: PreparedScope, names: NamesToFind) =>
  database
    .with(materialized('visible'), (query) => subjectsOfStage(query, scope))
    .with(materialized('subject_hits'), (query) =>
      query
        .selectFrom('visible')
        .select(['visible.id', 'visible.name', 'visible.color'])
        .select((eb) => {
          const name = eb.ref('visible.name');
          return matchOf({ name, ownText: name, ownTextAndSubject: name }, names).as('match');
        })
        .whereRef('visible.id', '=', 'visible.subject_id'),
    )
    .with(materialized('topic_hits'), (query) =>
      query
        .selectFrom('visible')
        .innerJoin('topics', 'topics.subject_id', 'visible.id')
        .select(['topics.id', 'topics.name'])
        .select(['visible.subject_id', 'visible.name as subject_name', 'visible.color'])
        .select((eb) => {
          const name = eb.ref('topics.name');
          const ownTextAndSubject = eb.fn<string>('concat', [name, space, 'visible.name']);
          return matchOf({ name, ownText: name, ownTextAndSubject }, names).as('match');
        })
        .where('topics.archived_at', 'is', null),
    )
    .with(materialized('paper_hits'), (query) =>
      query
        .selectFrom('visible')
        .innerJoin('past_papers as paper', 'paper.subject_id', 'visible.id')
        .select(['paper.id', 'paper.title as name', 'paper.school_name', 'paper.year', 'paper.is_premium'])
        .select(['visible.subject_id', 'visible.name as subject_name', 'visible.color'])
        .select((eb) => {
          const ownText = eb.fn<string>('concat_ws', [
            space,
            'paper.title',
            'paper.school_name',
            'paper.year',
          ]);
          const ownTextAndSubject = eb.fn<string>('concat_ws', [space, ownText, 'visible.name']);
          return matchOf({ name: eb.ref('paper.title'), ownText, ownTextAndSubject }, names).as('match');
        }),
    )
    .with(materialized('brief_hits'), (query) =>
      query
        .selectFrom('visible')
        .innerJoin('creative_writing_questions as brief', 'brief.subject_id', 'visible.id')
        .select(['brief.id', 'brief.title as name', 'brief.brief', 'brief.difficulty'])
        .select(['visible.subject_id', 'visible.name as subject_name', 'visible.color'])
        .select((eb) => {
          const ownText = eb.fn<string>('concat_ws', [space, 'brief.title', 'brief.theme', 'brief.brief']);
          const ownTextAndSubject = eb.fn<string>('concat_ws', [space, ownText, 'visible.name']);
          return matchOf({ name: eb.ref('brief.title'), ownText, ownTextAndSubject }, names).as('match');
        })
        .where('brief.status', '=', 'PUBLISHED'),
    );

/** Builds expressions of a statement that has these parts. */
export type HitsBuilder =
  ReturnType<typeof withHits> extends QueryCreator<infer Known> ? ExpressionBuilder<Known, never> : never;
