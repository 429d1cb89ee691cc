import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { typed } from '@markwell/database/sql/values';
import { sql, type NotNull } from 'kysely';
import { forEachViewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { isEmbargoedFor } from '#modules/question-bank/embargo.repository.ts';
import { containsPattern, type SearchQuery } from '#platform/search-query.ts';
import { searchable } from '#modules/question-bank/search/searchable-questions.repository.ts';
import { withQuestionMatches } from './question-matches.repository.ts';
import { highlightEnd, highlightStart } from './highlights.ts';
import type { Hits } from './search-names.repository.ts';
import type { SearchScope } from './subjects-of-stage.repository.ts';
import type { Context } from '#context.ts';

export interface QuestionHit {
  id: string;
  /** The body with PostgreSQL's highlights. */
  marked: string;
  topicId: string;
  topicName: string;
  subjectId: string;
  subjectName: string;
  color: string;
}

/** Only this many characters of a body are highlighted. */
const markedCharacters = 4000;
const headline = `HighlightAll=true, StartSel=${highlightStart}, StopSel=${highlightEnd}`;

interface StatementValues {
  userId: string;
  now: Date;
  stageId: string;
  /** Only for users of a school. */
  schoolId?: string;
  limit: number;
  text: string;
  beginning: string | null;
  before: string | null;
}

const findQuestions = forEachViewer(({ isAdmin, hasSchool }) =>
  prepareStatement<StatementValues>()((database, value) => {
    const viewer = { isAdmin, schoolId: hasSchool ? value('schoolId') : null };
    const scope = { viewer, stageId: value('stageId'), limit: value('limit') };
    const words = { text: value('text'), beginning: value('beginning'), before: value('before') };
    return (
      withQuestionMatches(searchable(database), scope, words)
        .with('found', (query) =>
          query
            .selectFrom((eb) =>
              eb
                .selectFrom('words')
                .select(['words.id', eb.lit(0).$castTo<number>().as('match_kind')])
                .unionAll(
                  eb
                    .selectFrom('beginnings')
                    .select(['beginnings.id', eb.lit(1).$castTo<number>().as('match_kind')]),
                )
                .as('each'),
            )
            .select((eb) => ['each.id', eb.fn.min('each.match_kind').as('match_kind')])
            .groupBy('each.id'),
        )
        // Questions with the same text but different pictures look the same in a list, so only one is shown.
        .with('distinct_questions', (query) =>
          query
            .selectFrom('found')
            .innerJoin('questions', 'questions.id', 'found.id')
            .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
            .distinctOn(['questions.topic_id', 'question_revisions.body'])
            .select(['questions.id', 'questions.topic_id', 'question_revisions.body', 'found.match_kind'])
            .select((eb) => {
              const words = eb.selectFrom('search_terms').select('search_terms.words');
              return eb.fn<number>('ts_rank', ['questions.search_vector', words]).as('rank');
            })
            .where('question_revisions.body', 'is not', null)
            .where((eb) =>
              eb.not(isEmbargoedFor({ userId: value('userId'), now: value('now') }, eb.ref('questions.id'))),
            )
            .$narrowType<{ body: NotNull }>()
            .orderBy('questions.topic_id')
            .orderBy('question_revisions.body')
            .orderBy('found.match_kind')
            .orderBy('rank', 'desc')
            .orderBy('questions.id'),
        )
        .with('best', (query) =>
          query
            .selectFrom('distinct_questions')
            .selectAll()
            .select((eb) => eb.fn.countAll<number>().over().as('total'))
            .orderBy('match_kind')
            .orderBy('rank', 'desc')
            .orderBy('id')
            .limit(scope.limit),
        )
        .selectFrom('best')
        .innerJoin('visible', 'visible.id', 'best.topic_id')
        .select([
          'best.id',
          'best.total',
          'visible.id as topicId',
          'visible.name as topicName',
          'visible.color',
        ])
        .select(['visible.subject_id as subjectId', 'visible.subject_name as subjectName'])
        .select((eb) => {
          const beginning = eb.fn<string>('left', ['best.body', eb.lit(markedCharacters)]);
          const body = eb.fn<string>('translate', [
            beginning,
            typed('text', highlightStart + highlightEnd),
            sql.lit(''),
          ]);
          const words = eb.selectFrom('search_terms').select('search_terms.words');
          return eb
            .fn<string>('ts_headline', [sql.lit('english'), body, words, typed('text', headline)])
            .as('marked');
        })
        .orderBy('best.match_kind')
        .orderBy('best.rank', 'desc')
        .orderBy('best.id')
    );
  }),
);

/** Published regular questions that match by words or by beginnings of words, without those embargoed for the user. */
export async function searchQuestions(
  context: Context,
  { userId, viewer, stageId, limit }: SearchScope & { userId: string },
  { text, unfinished }: SearchQuery,
): Promise<Hits<QuestionHit>> {
  const rows = await findQuestions(viewer)(context.db.sql, {
    userId,
    now: context.clock(),
    stageId,
    ...(viewer.schoolId === null ? {} : { schoolId: viewer.schoolId }),
    limit,
    text,
    beginning: unfinished ? containsPattern(unfinished.last) : null,
    before: unfinished?.before ?? null,
  });
  return { items: rows, total: rows[0]?.total ?? 0 };
}
