import { londonDay } from '@markwell/database/sql-expressions/days';
import { countMarks, isTest, scorePercentOf } from '@markwell/database/sql-expressions/marks';
import type { Sql } from '@markwell/database/connect';
import { arrayOf, jsonRows } from '@markwell/database/sql/values';
import { sql } from 'kysely';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';

/** An answer whose mark has changed. */
export interface ChangedMark {
  /** The id of a test or of a quiz. */
  attemptId: string;
  userId: string;
  /** Null for an answer of a quiz, which does not count towards topic performance. */
  topicId: string | null;
  /** The day in Europe/London on which it was finished. */
  day: Date;
  /** Work on an assignment that is not in the pupil's counters yet. */
  isWithheld: boolean;
  /** To add to the counters. */
  answered: number;
  correct: number;
}

/** A revision of a question. */
export interface MarkedRevisionId {
  questionId: string;
  revisionId: string;
}

/** Locks the tests and quizzes with the revision in the order of ids, so that corrections cannot deadlock. */
export async function lockFinishedTests(
  client: Sql,
  { questionId, revisionId }: MarkedRevisionId,
): Promise<void> {
  await client
    .selectFrom('attempts')
    .select('id')
    .where('status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where((eb) => eb(eb.val(revisionId), '=', eb.fn.any(eb.ref('revision_ids'))))
    .orderBy('id')
    .forUpdate()
    .execute();
  await client
    .selectFrom('rapid_fire_sessions')
    .select('id')
    .where('status', '=', 'FINISHED')
    .where('id', 'in', (eb) =>
      eb.selectFrom('rapid_fire_answers').select('session_id').where('revision_id', '=', revisionId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The answers to a revision in finished tests. */
const answersTo = (client: Sql, { questionId, revisionId }: MarkedRevisionId) =>
  client
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', 'answer.attempt_id', 'attempts.id')
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where('answer.revision_id', '=', revisionId)
    .select((eb) => [
      'attempts.id as attemptId',
      'attempts.user_id as userId',
      'answer.topic_id as topicId',
      londonDay(eb.ref('attempts.finished_at')).as('day'),
      'attempts.is_score_withheld as isWithheld',
      'answer.ordinal',
    ]);

/** Re-marks the answers to a revision with another letter. Skipped answers stay wrong. */
export async function reMarkAnswers(
  client: Sql,
  revision: MarkedRevisionId,
  correctLetter: string,
): Promise<ChangedMark[]> {
  const tests = await answersTo(client, revision)
    .select((eb) => [
      eb('answer.letter', '=', correctLetter).$castTo<boolean>().as('isCorrect'),
      'answer.possible',
    ])
    .where('answer.is_void', '=', false)
    .where('answer.is_answered', '=', true)
    .where((eb) =>
      eb('answer.is_correct', '<>', eb.parens('answer.letter', '=', correctLetter).$castTo<boolean>()),
    )
    .execute();
  const columns = { id: 'uuid', ordinal: 'integer', earned: 'real' } as const;
  const rows = tests.map(({ attemptId, ordinal, isCorrect, possible }) => ({
    id: attemptId,
    ordinal,
    earned: isCorrect ? (possible ?? 0) : 0,
  }));
  await client
    .updateTable('attempts')
    .from(jsonRows('changed', columns, rows))
    .set((eb) => ({
      earned: sql<
        number[]
      >`${eb.ref('attempts.earned')}[: ${eb.ref('changed.ordinal')} - 1] || ${eb.ref('changed.earned')} || ${eb.ref('attempts.earned')}[${eb.ref('changed.ordinal')} + 1 :]`,
    }))
    .whereRef('attempts.id', '=', 'changed.id')
    .execute();
  const quizzes = await client
    .updateTable('rapid_fire_answers as answer')
    .from('rapid_fire_sessions as quiz')
    .set((eb) => ({ is_correct: eb('answer.chosen_letter', '=', correctLetter).$castTo<boolean>() }))
    .where('answer.revision_id', '=', revision.revisionId)
    .whereRef('quiz.id', '=', 'answer.session_id')
    .where('quiz.status', '=', 'FINISHED')
    .where((eb) =>
      eb('answer.is_correct', '<>', eb.parens('answer.chosen_letter', '=', correctLetter).$castTo<boolean>()),
    )
    .returning((eb) => [
      'answer.session_id as attemptId',
      'quiz.user_id as userId',
      londonDay(eb.ref('quiz.finished_at')).as('day'),
      eb.ref('answer.is_correct').$notNull().as('isCorrect'),
    ])
    .execute();
  const changed = [
    ...tests.map(({ ordinal: _ordinal, possible: _possible, ...answer }) => answer),
    ...quizzes.map((answer) => ({ ...answer, topicId: null, isWithheld: false })),
  ];
  // A changed mark goes from wrong to correct or from correct to wrong.
  return changed.map(({ isCorrect, ...answer }) => ({ ...answer, answered: 0, correct: isCorrect ? 1 : -1 }));
}

/** Makes a revision void in the finished tests that showed it, or counts it again with the marks that it had. */
export async function setVoid(
  client: Sql,
  revision: MarkedRevisionId,
  isVoid: boolean,
): Promise<ChangedMark[]> {
  const answers = await answersTo(client, revision)
    .select(['answer.is_answered as isAnswered', 'answer.is_correct as isCorrect'])
    .where('answer.is_void', '=', !isVoid)
    .execute();
  const columns = { id: 'uuid', ordinal: 'smallint' } as const;
  const rows = answers.map(({ attemptId, ordinal }) => ({ id: attemptId, ordinal }));
  await client
    .updateTable('attempts')
    .from(jsonRows('changed', columns, rows))
    .set((eb) => ({
      void_ordinals: eb.fn<number[]>(isVoid ? 'array_append' : 'array_remove', [
        'attempts.void_ordinals',
        'changed.ordinal',
      ]),
    }))
    .whereRef('attempts.id', '=', 'changed.id')
    .execute();
  const one = isVoid ? -1 : 1;
  return answers.map(({ isAnswered, isCorrect, ordinal: _ordinal, ...answer }) => ({
    ...answer,
    answered: isAnswered ? one : 0,
    correct: isCorrect ? one : 0,
  }));
}

/** A finished test that was re-marked. */
export interface ScoredTest {
  attemptId: string;
  userId: string;
  subjectName: string;
  /** False for a similar question, whose score does not count. */
  isTest: boolean;
  scoreBefore: number;
  score: number;
}

/** Returns the newest first. A test whose questions are all void keeps its score. */
export const recalculateScores = (client: Sql, attemptIds: readonly string[]): Promise<ScoredTest[]> =>
  client
    .with('marks', (query) =>
      query
        .selectFrom('attempt_answers as answer')
        .select('answer.attempt_id')
        .select(countMarks)
        .where((eb) => eb('answer.attempt_id', '=', eb.fn.any(arrayOf('uuid', attemptIds))))
        .where((eb) => eb.not(eb.ref('answer.is_void')))
        .groupBy('answer.attempt_id'),
    )
    .with('scored', (query) =>
      query
        .updateTable('attempts')
        .from('attempts as before')
        .innerJoin('marks', 'marks.attempt_id', 'before.id')
        .set((eb) => ({
          correct_count: eb.ref('marks.correct'),
          score: scorePercentOf(eb.ref('marks.correct'), eb.ref('marks.total')),
        }))
        .whereRef('attempts.id', '=', 'before.id')
        .returning((eb) => [
          'attempts.id',
          'attempts.user_id',
          'attempts.subject_id',
          'attempts.finished_at',
          isTest(eb).$castTo<boolean>().as('is_test'),
          eb.ref('attempts.score').$notNull().as('score'),
          eb.ref('before.score').$notNull().as('score_before'),
        ]),
    )
    .selectFrom('scored')
    .leftJoin('subjects', 'subjects.id', 'scored.subject_id')
    .select([
      'scored.id as attemptId',
      'scored.user_id as userId',
      'scored.is_test as isTest',
      'scored.score_before as scoreBefore',
      'scored.score',
    ])
    .select((eb) => eb.fn.coalesce('subjects.name', eb.val<string>(mixedSubjects.name)).as('subjectName'))
    .orderBy('scored.finished_at', 'desc')
    .orderBy('scored.id')
    .execute();
