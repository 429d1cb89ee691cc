import type { Database } from '@markwell/database/connect';
import type { CreativeDifficulty, DB as Tables } from '@markwell/database/tables';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { SearchQuery } from '../../domain/search/search-query.ts';
import { isShown } from './name-fit.repository.ts';
import { withHits, type HitsBuilder } from './name-hits.repository.ts';
import type { SearchScope } from './subjects-of-stage.repository.ts';

interface OfSubject {
  subjectId: string;
  subjectName: string;
  color: string;
}

/** The best hits of a kind. `total` may stop at `maxCounted` + 1. */
export interface Hits<Item> {
  items: Item[];
  total: number;
}

export interface NameHits {
  subjects: Hits<{ id: string; name: string; color: string; topicCount: number; questionCount: number }>;
  topics: Hits<OfSubject & { id: string; name: string; questionCount: number }>;
  papers: Hits<
    OfSubject & { id: string; name: string; schoolName: string | null; year: number; isPremium: boolean }
  >;
  briefs: Hits<OfSubject & { id: string; name: string; text: string; difficulty: CreativeDifficulty }>;
}

export interface SearchNamesRepository {
  /** Searches the names of a stage. Typing errors are accepted when no name matches exactly. */
  findNames: (scope: SearchScope, asked: SearchQuery) => Promise<NameHits>;
}

const count = expressionBuilder<Tables>().fn.countAll<number>().as('count');

/** The number of published questions in topics; a condition that selects the topics follows. */
const questionsOfTopics = () =>
  expressionBuilder<Tables>()
    .selectFrom('buckets')
    .innerJoin('topics', 'topics.id', 'buckets.topic_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('buckets.published_count'), eb.lit(0)).as('count'))
    .where('buckets.kind', '=', 'REGULAR')
    .where('topics.archived_at', 'is', null);

function subjectGroup(eb: HitsBuilder, limit: number) {
  const best = eb.selectFrom('subject_hits').select((all) => all.fn.min('fit').as('fit'));
  const shown = eb
    .selectFrom('subject_hits as hit')
    .where((all) => isShown(all.ref('hit.fit'), best.$asScalar()));
  const items = shown
    .select(['hit.id', 'hit.name', 'hit.color'])
    .select((hit) => {
      const merged = hit
        .selectFrom('visible')
        .select('visible.id')
        .whereRef('visible.subject_id', '=', 'hit.id');
      const topics = hit
        .selectFrom('topics')
        .select(count)
        .where('topics.subject_id', 'in', merged)
        .where('topics.archived_at', 'is', null);
      const questions = questionsOfTopics().where('topics.subject_id', 'in', merged);
      return [
        topics.$asScalar().$notNull().as('topicCount'),
        questions.$asScalar().$notNull().as('questionCount'),
      ];
    })
    .orderBy('hit.fit')
    .orderBy('hit.name')
    .orderBy('hit.id')
    .limit(limit);
  return jsonBuildObject({
    items: jsonArrayFrom(items),
    total: shown.select(count).$asScalar().$notNull(),
  });
}

function topicGroup(eb: HitsBuilder, limit: number) {
  const best = eb.selectFrom('topic_hits').select((all) => all.fn.min('fit').as('fit'));
  const shown = eb
    .selectFrom('topic_hits as hit')
    .where((all) => isShown(all.ref('hit.fit'), best.$asScalar()));
  const items = shown
    .select([
      'hit.id',
      'hit.name',
      'hit.subject_id as subjectId',
      'hit.subject_name as subjectName',
      'hit.color',
    ])
    .select((hit) =>
      questionsOfTopics()
        .where('topics.id', '=', hit.ref('hit.id'))
        .$asScalar()
        .$notNull()
        .as('questionCount'),
    )
    .orderBy('hit.fit')
    .orderBy('hit.name')
    .orderBy('hit.id')
    .limit(limit);
  return jsonBuildObject({
    items: jsonArrayFrom(items),
    total: shown.select(count).$asScalar().$notNull(),
  });
}

function paperGroup(eb: HitsBuilder, limit: number) {
  const best = eb.selectFrom('paper_hits').select((all) => all.fn.min('fit').as('fit'));
  const shown = eb
    .selectFrom('paper_hits as hit')
    .where((all) => isShown(all.ref('hit.fit'), best.$asScalar()));
  const items = shown
    .select([
      'hit.id',
      'hit.name',
      'hit.school_name as schoolName',
      'hit.year',
      'hit.is_premium as isPremium',
      'hit.subject_id as subjectId',
      'hit.subject_name as subjectName',
      'hit.color',
    ])
    .orderBy('hit.fit')
    .orderBy('hit.name')
    .orderBy('hit.id')
    .limit(limit);
  return jsonBuildObject({
    items: jsonArrayFrom(items),
    total: shown.select(count).$asScalar().$notNull(),
  });
}

function briefGroup(eb: HitsBuilder, limit: number) {
  const best = eb.selectFrom('brief_hits').select((all) => all.fn.min('fit').as('fit'));
  const shown = eb
    .selectFrom('brief_hits as hit')
    .where((all) => isShown(all.ref('hit.fit'), best.$asScalar()));
  const items = shown
    .select([
      'hit.id',
      'hit.name',
      'hit.brief as text',
      'hit.difficulty',
      'hit.subject_id as subjectId',
      'hit.subject_name as subjectName',
      'hit.color',
    ])
    .orderBy('hit.fit')
    .orderBy('hit.name')
    .orderBy('hit.id')
    .limit(limit);
  return jsonBuildObject({
    items: jsonArrayFrom(items),
    total: shown.select(count).$asScalar().$notNull(),
  });
}

export function createSearchNamesRepository(database: Database): SearchNamesRepository {
  return {
    // One round trip for four kinds.
    findNames: (scope, asked) =>
      withHits(database, scope, asked)
        .selectNoFrom((eb) => [
          subjectGroup(eb, scope.limit).as('subjects'),
          topicGroup(eb, scope.limit).as('topics'),
          paperGroup(eb, scope.limit).as('papers'),
          briefGroup(eb, scope.limit).as('briefs'),
        ])
        .executeTakeFirstOrThrow(),
  };
}
