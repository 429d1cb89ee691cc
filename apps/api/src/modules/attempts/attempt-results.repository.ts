import type { Database, Sql } from '@markwell/database/connect';
import { averageScoreOf } from '@markwell/database/sql-expressions/marks';
import { arrayOf } from '@markwell/database/sql/values';
import type { CorrectionAction } from '@markwell/database/tables';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { findAttemptQuestions, type OwnAttempt } from './answered-attempt.repository.ts';
import { markResponse, type AttemptQuestions, type StoredAnswers } from './answers.rules.ts';
import { earlierTests, type OfAttempt } from './earlier-tests.repository.ts';
import type { FinishedAttempt, MarkedQuestion } from './finish-attempt.repository.ts';

const readClosed = (sql: Sql, { userId, attemptId }: OwnAttempt) =>
  sql
    .selectFrom('attempts as attempt')
    .select([
      'attempt.id',
      'attempt.kind',
      'attempt.finished_at as finishedAt',
      'attempt.finished_by as finishedBy',
      'attempt.total_questions as totalQuestions',
      'attempt.correct_count as correctCount',
      'attempt.score',
      'attempt.time_taken_seconds as timeTakenSeconds',
      'attempt.earned',
      'attempt.possible',
      'attempt.void_ordinals as voidOrdinals',
    ])
    .select((eb) => [
      eb('attempt.status', '=', 'FINISHED').$castTo<boolean>().as('isCounted'),
      eb.ref('attempt.answers').$castTo<StoredAnswers>().as('answers'),
      averageBefore(eb).as('averageBefore'),
      jsonArrayFrom(topicPerformance(eb)).as('topics'),
    ])
    .where('attempt.id', '=', attemptId)
    .where('attempt.user_id', '=', userId)
    .where('attempt.status', 'in', ['FINISHED', 'EXPIRED'])
    // Such an attempt has a result: see the constraint attempts_closed_has_result.
    .$narrowType<ClosedColumns>()
    .executeTakeFirst();

/** The result of the pupil's closed attempt; undefined when there is none. */
export async function findAttemptResult(
  db: Database,
  userId: string,
  attemptId: string,
): Promise<FinishedAttempt | undefined> {
  const closed = await readClosed(db.sql, { userId, attemptId });
  const shown = closed && (await findAttemptQuestions(db.sql, { userId, attemptId }));
  if (!shown) return undefined;
  const corrections = await latestCorrections(db.sql, shown.revisionIds);
  const { earned, possible, answers, voidOrdinals, ...result } = closed;
  const marks = { earned, possible, answers, voidOrdinals };
  return {
    ...result,
    answerMode: shown.answerMode,
    questions: shown.questionIds.map((_, index) =>
      markedQuestion({ ...shown, ...marks }, index, corrections),
    ),
  };
}

interface ClosedColumns {
  finishedAt: NotNull;
  finishedBy: NotNull;
  correctCount: NotNull;
  timeTakenSeconds: NotNull;
}

/** Null for an attempt that did not count, and for the first test. */
const averageBefore = (eb: OfAttempt) =>
  earlierTests(eb)
    .select((each) =>
      averageScoreOf(each.fn.sum<number>('attempts.score'), each.fn.countAll<number>()).as('average'),
    )
    .where('attempt.status', '=', 'FINISHED')
    .$asScalar();

interface ClosedAttempt extends AttemptQuestions {
  earned: number[];
  possible: number[];
  answers: StoredAnswers;
  voidOrdinals: number[];
}

/** The parts that a correction of a revision led to: of the latest one that made answers void, and that marked them again. */
interface Correction {
  revisionId: string;
  action: CorrectionAction;
  parts: QuestionPart[];
}

const latestCorrections = (sql: Sql, revisionIds: readonly string[]): Promise<Correction[]> =>
  sql
    .selectFrom('question_corrections as correction')
    .innerJoin('question_revisions as corrected', 'corrected.id', 'correction.to_revision_id')
    .distinctOn(['correction.from_revision_id', 'correction.action'])
    .select((eb) => [
      'correction.from_revision_id as revisionId',
      'correction.action',
      eb.ref('corrected.parts').$castTo<QuestionPart[]>().as('parts'),
    ])
    .where((eb) => eb('correction.from_revision_id', '=', eb.fn.any(arrayOf('uuid', revisionIds))))
    .orderBy('correction.from_revision_id')
    .orderBy('correction.action')
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id', 'desc')
    .execute();

/**
 * A question with the answer keys that its marks come from. They never contradict the marks: a test that ended after a
 * correction was marked with the keys of the revision that it showed.
 */
function markedQuestion(
  attempt: ClosedAttempt,
  index: number,
  corrections: readonly Correction[],
): MarkedQuestion {
  const response = attempt.answers[index + 1]?.[0] ?? null;
  const isVoid = attempt.voidOrdinals.includes(index + 1);
  const action = isVoid ? 'VOID' : 'REMARK';
  const corrected = corrections.find(
    (each) => each.revisionId === attempt.revisionIds[index] && each.action === action,
  );
  const shown = { parts: attempt.parts[index] ?? [] };
  const marked = [...(corrected ? [corrected] : []), shown].map(({ parts }) => ({
    parts,
    marking: markResponse(parts, response),
  }));
  const chosen =
    (isVoid ? undefined : marked.find(({ marking }) => marking.earned === attempt.earned[index])) ??
    marked[0];
  const { parts, marking } = chosen ?? { parts: [], marking: markResponse([], null) };
  const isCorrect = attempt.earned[index] === attempt.possible[index] && attempt.possible[index] !== 0;
  return { questionId: attempt.questionIds[index] ?? '', response, parts, marking, isCorrect, isVoid };
}

const topicPerformance = (eb: OfAttempt) =>
  eb
    .selectFrom('topics')
    .leftJoin('topic_progress as progress', (join) =>
      join.onRef('progress.topic_id', '=', 'topics.id').onRef('progress.user_id', '=', 'attempt.user_id'),
    )
    .select((each) => [
      'topics.name',
      each.fn.coalesce('progress.answered_count', each.lit(0)).as('answeredCount'),
      each.fn.coalesce('progress.correct_count', each.lit(0)).as('correctCount'),
    ])
    .where('topics.id', 'in', (each) =>
      each
        .selectFrom('attempt_answers')
        .select('attempt_answers.topic_id')
        .whereRef('attempt_answers.attempt_id', '=', 'attempt.id')
        .whereRef('attempt_answers.user_id', '=', 'attempt.user_id'),
    )
    .orderBy('topics.name');
