import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { rebuildReviewCards } from '../../domain/reviews/review-cards.repository.ts';
import {
  bestStreakAfterFinish,
  streakAfterFinish,
} from '../../domain/attempts/streak-statement.repository.ts';
import { unlockedLevelStatement } from './unlocked-level.repository.ts';
import { quizColumns, quizJoins, type QuizQuestion } from './quiz-questions.repository.ts';

/** A question of a quiz with the pupil's answer; the answer is null while the quiz is open. */
export interface PlayedQuestion extends QuizQuestion {
  chosenOptionId: string | null;
  isCorrect: boolean | null;
  timeSpentMs: number | null;
}

/** The result of a finished quiz. */
export interface QuizOutcome {
  /** False when the time ran out without an answer. */
  isCounted: boolean;
  finishedAt: Date;
  correctCount: number;
  /** Percent. */
  accuracy: number;
  bestStreak: number;
  timeSpentSeconds: number;
  levelCompleted: boolean;
  nextLevelUnlocked: boolean;
}

export interface Quiz {
  id: string;
  userId: string;
  subjectId: string;
  level: number;
  startedAt: Date;
  deadlineAt: Date;
  /** The pupil's unlocked level in the subject now. */
  openLevel: number;
  /** Undefined while the quiz is open. */
  outcome: QuizOutcome | undefined;
}

export interface MarkedAnswer {
  questionId: string;
  chosenOptionId: string | null;
  isCorrect: boolean;
  timeSpentMs: number;
}

export interface FinishQuizRepository {
  /** Undefined when the pupil has no such quiz. */
  find: (userId: string, sessionId: string) => Promise<Quiz | undefined>;
  questionsOf: (sessionId: string) => Promise<PlayedQuestion[]>;
  /** Stores the result of an open quiz and updates every counter. A second call changes nothing. */
  finish: (
    quiz: Pick<Quiz, 'id' | 'userId'>,
    result: { outcome: QuizOutcome; openLevel: number; answers: readonly MarkedAnswer[] },
  ) => Promise<void>;
}

type Row = Omit<Quiz, 'outcome'> & { [Key in keyof QuizOutcome]: QuizOutcome[Key] | null };

export function createFinishQuizRepository(database: Database): FinishQuizRepository {
  return {
    async find(userId, sessionId) {
      const [row] = await database.$queryRaw<Row[]>`
        select s.id, s.user_id as "userId", s.subject_id as "subjectId", s.level, s.started_at as "startedAt",
          s.deadline_at as "deadlineAt", s.status = 'FINISHED' as "isCounted",
          ${unlockedLevelStatement(Prisma.sql`subject`, Prisma.sql`s.user_id`)} as "openLevel", s.finished_at as "finishedAt",
          s.correct_count as "correctCount", s.accuracy, s.best_streak as "bestStreak",
          s.time_spent_seconds as "timeSpentSeconds", s.level_completed as "levelCompleted",
          s.next_level_unlocked as "nextLevelUnlocked"
        from rapid_fire_sessions s join subjects subject on subject.id = s.subject_id
        where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid`;
      if (!row) return undefined;
      const { id, subjectId, level, startedAt, deadlineAt, openLevel, ...outcome } = row;
      const quiz = { id, userId, subjectId, level, startedAt, deadlineAt, openLevel };
      return { ...quiz, outcome: isOutcome(outcome) ? outcome : undefined };
    },

    questionsOf: (sessionId) => database.$queryRaw<PlayedQuestion[]>`
      select ${quizColumns}, shown.chosen_option_id as "chosenOptionId", shown.is_correct as "isCorrect",
        shown.time_spent_ms as "timeSpentMs"
      from (
        select k.*, q.grade, q.topic_id, q.time_limit from rapid_fire_answers k join questions q on q.id = k.question_id
        where k.session_id = ${sessionId}::uuid
      ) shown ${quizJoins}
      order by shown.ordinal`,

    // The count is 0 for a second call, and for a quiz without answers: then no review card changes.
    async finish(quiz, result) {
      await database.$transaction(async (transaction) => {
        const counted = await transaction.$executeRaw(finishStatement(quiz, result));
        const questionIds = result.answers.map(({ questionId }) => questionId);
        if (counted > 0) await rebuildReviewCards(transaction, [quiz.userId], questionIds);
      });
    },
  };
}

const isOutcome = (
  outcome: Omit<Row, Exclude<keyof Quiz, 'outcome'>>,
): outcome is { [Key in keyof QuizOutcome]: QuizOutcome[Key] } => outcome.finishedAt !== null;

/**
 * One statement: the first call locks the open quiz and updates every counter; a second call waits, finds it
 * finished and does nothing. A quiz without an answer expires and changes no counter. Rows are locked in the
 * same order as when a test is finished, which prevents deadlocks: the quiz, the pupil's totals and other
 * rows, then shared rows by id.
 */
const finishStatement = (
  { id, userId }: Pick<Quiz, 'id' | 'userId'>,
  { outcome, openLevel, answers }: Parameters<FinishQuizRepository['finish']>[1],
) => Prisma.sql`
  with quiz as (
    select * from rapid_fire_sessions
    where id = ${id}::uuid and user_id = ${userId}::uuid and status = 'OPEN' for update
  ), marked as (
    update rapid_fire_answers k
    set chosen_option_id = g.option_id, is_correct = g.is_correct, time_spent_ms = g.time_spent_ms
    from quiz, unnest(${answers.map(({ questionId }) => questionId)}::uuid[],
      ${answers.map(({ chosenOptionId }) => chosenOptionId)}::uuid[], ${answers.map(({ isCorrect }) => isCorrect)}::bool[],
      ${answers.map(({ timeSpentMs }) => timeSpentMs)}::int[]) as g (question_id, option_id, is_correct, time_spent_ms)
    where k.session_id = quiz.id and k.question_id = g.question_id
    returning k.question_id, k.chosen_option_id, k.is_correct
  ), ended as (
    update rapid_fire_sessions s
    set status = ${outcome.isCounted ? 'FINISHED' : 'EXPIRED'}::attempt_status, finished_at = ${outcome.finishedAt}::timestamptz, correct_count = ${outcome.correctCount}::smallint,
      accuracy = ${outcome.accuracy}::smallint, best_streak = ${outcome.bestStreak}::smallint,
      time_spent_seconds = ${outcome.timeSpentSeconds}::int, level_completed = ${outcome.levelCompleted}::boolean,
      next_level_unlocked = ${outcome.nextLevelUnlocked}::boolean
    from quiz where s.id = quiz.id
    returning s.*, (s.finished_at at time zone 'Europe/London')::date as day,
      (select count(*)::int from marked where chosen_option_id is not null) as answered
  ), closed as (
    select * from ended where status = 'FINISHED'
  ), totals as (
    insert into pupil_totals (user_id, answered_count, correct_count, study_seconds, streak_days, best_streak, last_finish_on)
    select user_id, answered, correct_count, time_spent_seconds, 1, 1, day from closed
    on conflict (user_id) do update set
      answered_count = pupil_totals.answered_count + excluded.answered_count,
      correct_count = pupil_totals.correct_count + excluded.correct_count,
      study_seconds = pupil_totals.study_seconds + excluded.study_seconds,
      streak_days = ${streakAfterFinish}, best_streak = ${bestStreakAfterFinish},
      last_finish_on = greatest(pupil_totals.last_finish_on, excluded.last_finish_on)
    returning user_id
  ), days as (
    insert into daily_activity (user_id, day, finished_count, answered_count, correct_count, study_seconds)
    select user_id, day, 1, answered, correct_count, time_spent_seconds
    from closed cross join (select count(*) from totals) as moved
    on conflict (user_id, day) do update set
      finished_count = daily_activity.finished_count + 1,
      answered_count = daily_activity.answered_count + excluded.answered_count,
      correct_count = daily_activity.correct_count + excluded.correct_count,
      study_seconds = daily_activity.study_seconds + excluded.study_seconds
    returning day
  ), progress as (
    insert into rapid_fire_progress (user_id, subject_id, current_level, total_sessions, best_accuracy, last_played_at)
    select user_id, subject_id, ${openLevel}::smallint, 1, accuracy, finished_at
    from closed cross join (select count(*) from days) as moved
    on conflict (user_id, subject_id) do update set
      current_level = greatest(rapid_fire_progress.current_level, excluded.current_level),
      total_sessions = rapid_fire_progress.total_sessions + 1,
      best_accuracy = greatest(rapid_fire_progress.best_accuracy, excluded.best_accuracy),
      last_played_at = greatest(rapid_fire_progress.last_played_at, excluded.last_played_at)
    returning user_id
  )
  insert into question_statistics (question_id, answered_count, correct_count)
  select question_id, 1, is_correct::int from marked cross join (select count(*) from progress) as moved
  where chosen_option_id is not null order by question_id
  on conflict (question_id) do update set
    answered_count = question_statistics.answered_count + 1,
    correct_count = question_statistics.correct_count + excluded.correct_count`;
