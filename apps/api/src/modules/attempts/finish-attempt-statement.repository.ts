import { countOf } from '@markwell/database/sql-expressions/counts';
import { averageScoreOf, isTest } from '@markwell/database/sql-expressions/marks';
import { prepareStatement, type ValueOf } from '@markwell/database/sql/prepared-statement';
import { partOf } from '@markwell/database/sql/statement-part';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { addFirstMistakes } from '#modules/progress/reviews/review-cards.repository.ts';
import {
  addToDay,
  addToStatistics,
  addToTopics,
  addToTotals,
  afterTotals,
} from '#modules/progress/add-progress.repository.ts';
import { withheldColumns } from './count-shown-work.repository.ts';
import { answersShown, finishedAttempt, wrongAnswers } from './progress-of-attempt.repository.ts';

/** An attempt as it was read, and its end. */
export interface FinishValues {
  attemptId: string;
  userId: string;
  /** The answers and the deadline as they were read: with others, the statement does nothing. */
  answersBefore: string;
  deadlineAt: Date;
  questionIds: readonly string[];
  topicIds: readonly string[];
  now: Date;
  status: 'FINISHED' | 'EXPIRED';
  finishedBy: 'PUPIL' | 'DEADLINE';
  finishedAt: Date;
  timeTakenSeconds: number;
  answers: string;
  earned: readonly number[];
  possible: readonly number[];
  correctCount: number;
  score: number | null;
  /** Answers that came with the submission after the deadline of work on an assignment. */
  lateAnswers: number;
  /** The answers that count towards progress. */
  countedIds: readonly string[];
  countedTopicIds: readonly string[];
  countedMarks: readonly boolean[];
}

/** How statements differ; each variant is prepared once. */
interface Variant {
  lock: 'wait' | 'skip locked';
  /**
   * first: creates review cards for mistakes here, and does nothing if one of the test's questions already has a card.
   * none: the calling code replays the answers afterwards, in the same transaction.
   */
  cards: 'first' | 'none';
}

/**
 * Finishing a test is one statement. It writes the end of the open attempt and updates every counter; a second call waits,
 * finds it finished and does nothing. A test without an answer at its deadline expires: it is marked, but changes no
 * counter. `after_totals` and `after_pupil_rows` fix the order of locks: see add-progress.repository.ts.
 */
export const prepareFinish = ({ lock, cards }: Variant) =>
  prepareStatement<FinishValues>()((sql, value) =>
    sql
      .with('existing_cards', cards === 'first' ? countExistingCards(value) : countNothing)
      .with('attempt', lockOpenAttempt(value, lock))
      .with('ended', endAttempt(value))
      .with('finished', finishedAttempt)
      .with('answers', countedAnswers(value))
      .with('answers_shown', answersShown)
      .with('totals', addToTotals)
      .with('after_totals', afterTotals)
      .with('topics_after', addToTopics)
      .with('days', addToDay)
      .with('mistakes', wrongAnswers)
      .with('cards', cards === 'first' ? addFirstMistakes : createNoCards)
      .with('after_pupil_rows', (query) =>
        query
          .selectFrom((eb) =>
            eb
              .selectFrom('topics_after')
              .select('topics_after.topic_id as id')
              .unionAll(eb.selectFrom('cards').select('cards.question_id as id'))
              .unionAll(eb.selectFrom('days').select('days.user_id as id'))
              .as('written'),
          )
          .select((eb) => eb.fn.countAll<number>().as('rows')),
      )
      .with('statistics', addToStatistics)
      .selectFrom('existing_cards')
      .leftJoin('ended', (join) => join.onTrue())
      .leftJoin('finished', (join) => join.onTrue())
      .leftJoin('totals', (join) => join.onTrue())
      .select([
        'existing_cards.count as existingCards',
        'ended.id',
        'ended.total_questions as totalQuestions',
      ])
      .select((eb) => [
        eb(countOf(eb.selectFrom('mistakes')), '-', countOf(eb.selectFrom('cards'))).as('missedCards'),
        averageScoreOf(
          eb('totals.score_sum', '-', eb.ref('finished.score_sum')),
          eb('totals.tests_finished', '-', eb.ref('finished.tests_finished')),
        ).as('averageBefore'),
        jsonArrayFrom(
          eb
            .selectFrom(unnest('shown', { topic_id: arrayOf('uuid', value('topicIds')) }))
            .innerJoin('topics', 'topics.id', 'shown.topic_id')
            .leftJoin('topics_after as after', 'after.topic_id', 'topics.id')
            .leftJoin('topic_progress as before', (join) =>
              join
                .onRef('before.topic_id', '=', 'topics.id')
                .on('before.user_id', '=', typed('uuid', value('userId'))),
            )
            .select((topic) => [
              'topics.name',
              topic.fn
                .coalesce('after.answered_count', 'before.answered_count', topic.lit(0))
                .as('answeredCount'),
              topic.fn
                .coalesce('after.correct_count', 'before.correct_count', topic.lit(0))
                .as('correctCount'),
            ])
            .orderBy('topics.name'),
        ).as('topics'),
      ])
      // Without an ended attempt all its columns are null.
      .$narrowType<{ id: null } | { id: string; totalQuestions: NotNull }>(),
  );

/** The part `existing_cards`: counts the questions of the test whose review card would change. */
const countExistingCards = (value: ValueOf<FinishValues>) =>
  partOf<object>()((query) =>
    query
      .selectFrom('review_cards')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', typed('uuid', value('userId')))
      .where((eb) => eb('question_id', '=', eb.fn.any(arrayOf('uuid', value('questionIds'))))),
  );

const countNothing = partOf<object>()((query) => query.selectNoFrom((eb) => eb.lit(0).as('count')));

/** The part `attempt`: the open attempt, locked until the statement ends, so that it is not finished twice. */
const lockOpenAttempt = (value: ValueOf<FinishValues>, lock: Variant['lock']) =>
  partOf<{ existing_cards: { count: number } }>()((query) =>
    query
      .selectFrom('attempts')
      .select('id')
      .where('id', '=', value('attemptId'))
      .where('user_id', '=', value('userId'))
      .where('status', '=', 'OPEN')
      .where('answers', '=', typed('jsonb', value('answersBefore')))
      .where('deadline_at', '=', value('deadlineAt'))
      .where((eb) => eb(eb.selectFrom('existing_cards').select('existing_cards.count'), '=', 0))
      .forUpdate()
      .$if(lock === 'skip locked', (attempt) => attempt.skipLocked()),
  );

/** The part `ended`: the attempt with its result. */
const endAttempt = (value: ValueOf<FinishValues>) =>
  partOf<{ attempt: { id: string } }>()((query) =>
    query
      .updateTable('attempts')
      .from('attempt')
      .set((eb) => {
        const now = typed('timestamptz', value('now'));
        const late = typed('smallint', value('lateAnswers'));
        return {
          status: typed('attempt_status', value('status')),
          finished_by: typed('finished_by', value('finishedBy')),
          finished_at: typed('timestamptz', value('finishedAt')),
          time_taken_seconds: typed('integer', value('timeTakenSeconds')),
          answers: typed('jsonb', value('answers')),
          earned: arrayOf('real', value('earned')),
          possible: arrayOf('smallint', value('possible')),
          correct_count: typed('smallint', value('correctCount')),
          score: typed('smallint', value('score')),
          ...withheldColumns(eb, now),
          late_answers: eb('attempts.late_answers', '+', late),
          late_answers_at: eb
            .case()
            .when(late, '>', 0)
            .then(now)
            .else(eb.ref('attempts.late_answers_at'))
            .end(),
        };
      })
      .whereRef('attempts.id', '=', 'attempt.id')
      .where('attempts.user_id', '=', value('userId'))
      .returning((eb) => [
        'attempts.id',
        'attempts.user_id',
        'attempts.status',
        'attempts.total_questions',
        eb.ref('attempts.finished_at').$notNull().as('finished_at'),
        eb.ref('attempts.time_taken_seconds').$notNull().as('time_taken_seconds'),
        eb.ref('attempts.correct_count').$notNull().as('correct_count'),
        'attempts.score',
        'attempts.is_score_withheld',
        'attempts.are_solutions_withheld',
        eb.fn<number>('cardinality', [arrayOf('uuid', value('countedIds'))]).as('answered'),
        eb.cast<number>(isTest(eb), 'integer').as('is_test'),
      ]),
  );

interface Finished {
  finished: { user_id: string; finished_at: Date; are_solutions_withheld: boolean };
}

/** The part `answers`: the answers that count, in the statistics of their questions too. */
const countedAnswers = (value: ValueOf<FinishValues>) =>
  partOf<Finished>()((query) =>
    query
      .selectFrom([
        'finished',
        unnest('answer', {
          question_id: arrayOf('uuid', value('countedIds')),
          topic_id: arrayOf('uuid', value('countedTopicIds')),
          is_correct: arrayOf('boolean', value('countedMarks')),
        }),
      ])
      .select([
        'finished.user_id',
        'answer.question_id',
        'answer.topic_id',
        'answer.is_correct',
        'finished.finished_at',
        'finished.are_solutions_withheld',
      ]),
  );

/** The part `cards` of a statement that creates none: it returns all mistakes, so that none counts as missed. */
const createNoCards = partOf<{ mistakes: { question_id: string } }>()((query) =>
  query.selectFrom('mistakes').select('mistakes.question_id'),
);
