import { countOf } from '@markwell/database/sql-expressions/counts';
import { averageScoreOf } from '@markwell/database/sql-expressions/marks';
import { addFirstMistakes } from '#modules/progress/reviews/review-cards.repository.ts';
import { prepareStatement, type ValueOf } from '@markwell/database/sql/prepared-statement';
import { partOf } from '@markwell/database/sql/statement-part';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  addToDay,
  addToStatistics,
  addToTopics,
  addToTotals,
  afterTotals,
} from '#modules/progress/add-progress.repository.ts';
import {
  countMarked,
  endAttempt,
  lockOpenAttempt,
  markQuestions,
  type MarkValues,
} from './mark-attempt.repository.ts';
import {
  answersShown,
  countedAnswers,
  finishedAttempt,
  wrongAnswers,
} from './progress-of-attempt.repository.ts';
import {
  countInvalid,
  submittedAnswers,
  type SubmittedAnswersValues,
} from './submitted-answers.repository.ts';

export type FinishValues = MarkValues & SubmittedAnswersValues;

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
 * Finishing a test is one statement. The first call locks the open attempt, marks it and updates every counter; a second
 * call waits, finds it finished and does nothing. A test without an answer at its deadline expires: it is marked, but
 * changes no counter. `after_totals` and `after_pupil_rows` fix the order of locks: see add-progress.repository.ts.
 */
export const prepareFinish = ({ lock, cards }: Variant) =>
  prepareStatement<FinishValues>()((sql, value) =>
    sql
      .with('submitted', submittedAnswers(value))
      .with('invalid', countInvalid)
      .with('existing_cards', cards === 'first' ? countExistingCards(value) : countNothing)
      .with('attempt', lockOpenAttempt(value, lock))
      .with('marked', markQuestions(value))
      .with('score', countMarked)
      .with('ended', endAttempt(value))
      .with('finished', finishedAttempt)
      .with('answers', countedAnswers)
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
      .selectFrom(['invalid', 'existing_cards'])
      .leftJoin('ended', (join) => join.onTrue())
      .leftJoin('finished', (join) => join.onTrue())
      .leftJoin('totals', (join) => join.onTrue())
      .select([
        'invalid.count as invalidAnswers',
        'existing_cards.count as existingCards',
        'ended.id',
        'ended.kind',
        'ended.finished_at as finishedAt',
        'ended.finished_by as finishedBy',
        'ended.total_questions as totalQuestions',
        'ended.correct_count as correctCount',
        'ended.score',
        'ended.time_taken_seconds as timeTakenSeconds',
      ])
      .select((eb) => [
        eb('ended.status', '=', 'FINISHED').$castTo<boolean | null>().as('isCounted'),
        eb(countOf(eb.selectFrom('mistakes')), '-', countOf(eb.selectFrom('cards'))).as('missedCards'),
        averageScoreOf(
          eb('totals.score_sum', '-', eb.ref('finished.score_sum')),
          eb('totals.tests_finished', '-', eb.ref('finished.tests_finished')),
        ).as('averageBefore'),
        jsonArrayFrom(
          eb
            .selectFrom('marked')
            .leftJoin('question_options as chosen', 'chosen.id', 'marked.chosen_option_id')
            .select([
              'marked.question_id as questionId',
              'chosen.letter as chosenLetter',
              'marked.correct_letter as correctLetter',
              'marked.is_correct as isCorrect',
              'marked.is_void as isVoid',
            ])
            .orderBy('marked.ordinal'),
        ).as('questions'),
        jsonArrayFrom(
          eb
            .selectFrom(eb.selectFrom('marked').select('marked.topic_id').distinct().as('drawn'))
            .innerJoin('topics', 'topics.id', 'drawn.topic_id')
            .leftJoin('topics_after as after', 'after.topic_id', 'topics.id')
            .leftJoin('topic_progress as before', (join) =>
              join.onRef('before.topic_id', '=', 'topics.id').onRef('before.user_id', '=', 'ended.user_id'),
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
      .$narrowType<{ id: null } | EndedColumns>(),
  );

interface EndedColumns {
  id: string;
  kind: NotNull;
  isCounted: NotNull;
  finishedAt: NotNull;
  finishedBy: NotNull;
  totalQuestions: NotNull;
  correctCount: NotNull;
  score: NotNull;
  timeTakenSeconds: NotNull;
}

/** The part `existing_cards`: counts the questions of the open test whose review card would change. */
const countExistingCards = (value: ValueOf<FinishValues>) =>
  partOf<object>()((query) =>
    query
      .selectFrom('attempts')
      .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
      .innerJoin('review_cards', (join) =>
        join
          .onRef('review_cards.user_id', '=', 'attempts.user_id')
          .onRef('review_cards.question_id', '=', 'attempt_questions.question_id'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempts.id', '=', value('attemptId'))
      .where('attempts.user_id', '=', value('userId'))
      .where('attempts.status', '=', 'OPEN'),
  );

const countNothing = partOf<object>()((query) => query.selectNoFrom((eb) => eb.lit(0).as('count')));

/** The part `cards` of a statement that creates none: it returns all mistakes, so that none counts as missed. */
const createNoCards = partOf<{ mistakes: { question_id: string } }>()((query) =>
  query.selectFrom('mistakes').select('mistakes.question_id'),
);
