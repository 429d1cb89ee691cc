import type { Database } from '@markwell/database/connect';
import type { AliasedExpression, ExpressionBuilder } from 'kysely';
import type { QuestionIdPage } from './question-id-page.ts';
import { facilityToSort } from './facility.repository.ts';
import { isFacility, type OrderCursor, type OtherOrder } from './page-cursor.ts';
import {
  hasWordsThatBegin,
  isWithin,
  matches,
  withSearchTerms,
  type QuestionScope,
} from './question-search-statements.repository.ts';
import type { SearchQuery } from '#platform/search-query.ts';
import {
  searchable,
  type SearchableDatabase,
  type SearchableTables,
} from './searchable-questions.repository.ts';

interface OrderedPage {
  order: OtherOrder;
  /** From the `next` of the page before. */
  cursor: OrderCursor | undefined;
  limit: number;
}

// Reads everything that matches before it sorts: some 100 ms for 50,000 questions.

/** The ids of the questions that match, without an order. */
function found(
  database: SearchableDatabase,
  scope: QuestionScope,
  query: SearchQuery | undefined,
): AliasedExpression<{ id: string }, 'found'> {
  const within = database.selectFrom('questions').where(isWithin(scope));
  if (!query) return within.select('questions.id').as('found');
  if (query.isShort) {
    return database
      .selectFrom(within.select(['questions.id', 'questions.search_text']).as('searched'))
      .select('searched.id')
      .where(hasWordsThatBegin(query.terms))
      .as('found');
  }
  return withSearchTerms(database, query)
    .selectFrom('questions')
    .select('questions.id')
    .where(matches)
    .where(isWithin(scope))
    .as('found');
}

type Columns = ExpressionBuilder<SearchableTables, 'questions' | 'topics'>;

/** Whether a question comes after the cursor. Within a topic or a difficulty the newest come first. */
function comesAfter(order: OtherOrder, { value, id }: OrderCursor, topicName: string) {
  return (eb: Columns) => {
    const isOlder = eb('questions.id', '<', id);
    if (order === 'oldest') return eb('questions.id', '>', id);
    if (order === 'topic') {
      return eb.or([
        eb('topics.name', '>', topicName),
        eb.and([eb('topics.name', '=', topicName), eb('topics.id', '>', value)]),
        eb.and([eb('topics.id', '=', value), isOlder]),
      ]);
    }
    const difficulty = Number(value);
    return eb.or([
      eb('questions.difficulty', order === 'easiest' ? '>' : '<', difficulty),
      eb.and([eb('questions.difficulty', '=', difficulty), isOlder]),
    ]);
  };
}

async function inFacilityOrder(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery | undefined,
  { order, cursor, limit }: OrderedPage & { order: 'lowest-facility' | 'highest-facility' },
): Promise<QuestionIdPage> {
  const database = searchable(db.sql);

  const isLowestFirst = order === 'lowest-facility';
  const rows = await database
    .selectFrom(
      database
        .selectFrom(found(database, scope, query))
        .innerJoin('questions', 'questions.id', 'found.id')
        .select('questions.id')
        .select((eb) => facilityToSort(order)(eb).as('facility'))
        .as('ranked'),
    )
    .select(['ranked.id', 'ranked.facility'])
    .$call((page) => {
      if (!cursor) return page;
      const value = Number(cursor.value);
      return page.where((eb) =>
        eb.or([
          eb('ranked.facility', isLowestFirst ? '>' : '<', value),
          eb.and([eb('ranked.facility', '=', value), eb('ranked.id', '<', cursor.id)]),
        ]),
      );
    })
    .orderBy('ranked.facility', isLowestFirst ? 'asc' : 'desc')
    .orderBy('ranked.id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    next: last && `${last.facility}.${last.id}`,
  };
}

export async function findQuestionsInOrder(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery | undefined,
  { order, cursor, limit }: OrderedPage,
): Promise<QuestionIdPage> {
  const database = searchable(db.sql);

  if (isFacility(order)) return inFacilityOrder(db, scope, query, { order, cursor, limit });
  const topic =
    cursor && order === 'topic'
      ? await db.sql.selectFrom('topics').select('name').where('id', '=', cursor.value).executeTakeFirst()
      : undefined;
  const rows = await database
    .selectFrom(found(database, scope, query))
    .innerJoin('questions', 'questions.id', 'found.id')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .select(['questions.id', 'questions.difficulty', 'topics.id as topicId'])
    .$if(cursor !== undefined, (page) =>
      page.where((eb) => comesAfter(order, cursor ?? { value: '', id: '' }, topic?.name ?? '')(eb)),
    )
    .$if(order === 'topic', (page) => page.orderBy('topics.name').orderBy('topics.id'))
    .$if(order === 'easiest', (page) => page.orderBy('questions.difficulty'))
    .$if(order === 'hardest', (page) => page.orderBy('questions.difficulty', 'desc'))
    .orderBy('questions.id', order === 'oldest' ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const value = order === 'topic' ? last?.topicId : order === 'oldest' ? '' : last?.difficulty;
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    next: last && `${value ?? ''}.${last.id}`,
  };
}

/** All that match, newest first. */
export async function findAllQuestionsInOrder(
  db: Database,
  scope: QuestionScope,
  query: SearchQuery | undefined,
  limit: number,
): Promise<string[]> {
  const database = searchable(db.sql);

  const rows = await database
    .selectFrom(found(database, scope, query))
    .select('found.id')
    .orderBy('found.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
