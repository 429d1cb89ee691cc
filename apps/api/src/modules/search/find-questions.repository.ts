import { countOf } from '@markwell/database/sql-expressions/counts';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { materialized } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import { maxCounted } from '@markwell/shared/search/search.vocabulary';
import { sql } from 'kysely';
import type { Context } from '#context.ts';
import { isEmbargoedFor } from '#modules/question-bank/embargo.repository.ts';
import { isWithin, selectOfEach } from '#modules/question-bank/search/question-scope.repository.ts';
import { lastId } from '#modules/question-bank/search/question-search.repository.ts';
import {
  hasWords,
  matchesWhileTyping,
  rowOf,
  searchable,
  toWordQuery,
} from '#modules/question-bank/search/question-words.repository.ts';
import { containsPattern, type SearchQuery } from '#platform/search-query.ts';
import { highlightEnd, highlightStart } from './highlights.ts';

/** About this many of the newest questions are searched before the indexes of the whole question bank. */
const newestSearchedFirst = 1000;
const countLimit = maxCounted + 1;
/** Only this many characters of a body are highlighted. */
const markedCharacters = 4000;
const headline = `HighlightAll=true, StartSel=${highlightStart}, StopSel=${highlightEnd}`;

interface StatementValues {
  userId: string;
  now: Date;
  topicIds: readonly string[];
  newestOfEach: number;
  text: string;
  last: string | null;
  before: string | null;
  limit: number;
}

const rankQuestions = prepareStatement<StatementValues>()((sqlDatabase, value) => {
  const db = { sql: sqlDatabase };
  const scope = { kinds: ['REGULAR'], statuses: ['PUBLISHED'], topicIds: value('topicIds') } as const;
  const matches = matchesWhileTyping(value('text'), { last: value('last'), before: value('before') });
  const ofEach = rowOf(typed('integer', value('newestOfEach')))
    .select('given.value')
    .$asScalar()
    .$notNull();
  const words = toWordQuery(typed('text', value('text')));
  const embargo = { userId: value('userId'), now: value('now') };
  return (
    searchable(db)
      // Words that are common in these topics are found among the newest questions of each.
      .with(materialized('newest'), (query) =>
        query
          .selectFrom(selectOfEach(db, scope, ofEach, lastId).selectAll('each').as('questions'))
          .select('questions.id')
          .where(matches)
          .limit(sql.lit(countLimit)),
      )
      // Other words are rare enough for the indexes.
      .with(materialized('matching'), (query) =>
        query
          .selectFrom('questions')
          .select('questions.id')
          .where(matches)
          .where(isWithin(scope))
          .where(countOf(query.selectFrom('newest')), '<', countLimit),
      )
      // Questions with the same text but different pictures look the same in a list, so only one is shown.
      .with('different', (query) =>
        query
          .selectFrom('questions')
          .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
          .distinctOn(['questions.topic_id', 'question_revisions.body'])
          .select(['questions.id', 'questions.topic_id', 'question_revisions.body'])
          .select((eb) => [
            hasWords(eb, words).as('has_words'),
            eb.fn<number>('ts_rank', ['questions.search_vector', words]).as('rank'),
          ])
          // Those by the indexes first: the newest are among them, too, and would count twice.
          .where('questions.id', 'in', (eb) =>
            eb
              .selectFrom('matching')
              .select('matching.id')
              .unionAll(eb.selectFrom('newest').select('newest.id'))
              .limit(sql.lit(countLimit)),
          )
          .where('question_revisions.body', 'is not', null)
          .where((eb) => eb.not(isEmbargoedFor(embargo, eb.ref('questions.id'))))
          .orderBy('questions.topic_id')
          .orderBy('question_revisions.body')
          .orderBy('has_words', 'desc')
          .orderBy('rank', 'desc')
          .orderBy('questions.id'),
      )
      .selectFrom('different')
      .select(['different.id', 'different.topic_id as topicId'])
      .select((eb) => {
        const marks = typed('text', highlightStart + highlightEnd);
        const body = eb.fn<string>('left', ['different.body', eb.lit(markedCharacters)]);
        const unmarked = eb.fn<string>('translate', [body, marks, sql.lit('')]);
        return [
          eb.fn.countAll<number>().over().as('total'),
          eb
            .fn<string>('ts_headline', [sql.lit('english'), unmarked, words, typed('text', headline)])
            .as('marked'),
        ];
      })
      .orderBy('different.has_words', 'desc')
      .orderBy('different.rank', 'desc')
      .orderBy('different.id')
      .limit(value('limit'))
  );
});

/**
 * The best of the published regular questions of these topics that match: those with the words before those with the
 * beginning of one, without those embargoed for the user.
 */
export function findQuestions(
  { db, clock }: Context,
  { topicIds, ...of }: { userId: string; topicIds: readonly string[]; limit: number },
  { text, unfinished }: SearchQuery,
) {
  return rankQuestions(db.sql, {
    ...of,
    now: clock(),
    topicIds,
    newestOfEach: Math.max(20, Math.floor(newestSearchedFirst / Math.max(1, topicIds.length))),
    text,
    last: unfinished ? containsPattern(unfinished.last) : null,
    before: unfinished?.before ?? null,
  });
}

export type QuestionHit = Awaited<ReturnType<typeof findQuestions>>[number];
