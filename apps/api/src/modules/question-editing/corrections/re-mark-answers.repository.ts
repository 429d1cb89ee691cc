import { londonDay } from '@markwell/database/sql-expressions/days';
import { countMarks, isTest, scorePercentOf } from '@markwell/database/sql-expressions/marks';
import type { Sql } from '@markwell/database/connect';
import { arrayOf, jsonRows } from '@markwell/database/sql/values';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { markResponse, type Response } from '#modules/attempts/answers.rules.ts';
import { hasShown, withItem } from '@markwell/database/sql-expressions/attempts';
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

/** A revision of a question, and the pupils whose tests and quizzes are corrected. */
export interface CorrectedRevision {
  questionId: string;
  revisionId: string;
  userIds: readonly string[];
}

/** Locks the tests and quizzes with the revision in the order of ids, so that corrections cannot deadlock. */
export async function lockFinishedTests(
  client: Sql,
  { questionId, revisionId, userIds }: CorrectedRevision,
): Promise<void> {
  await client
    .selectFrom('attempts')
    .select('id')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where((eb) => eb(eb.val(revisionId), '=', eb.fn.any(eb.ref('revision_ids'))))
    .orderBy('id')
    .forUpdate()
    .execute();
  await client
    .selectFrom('rapid_fire_sessions')
    .select('id')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('status', '=', 'FINISHED')
    .where('id', 'in', (eb) =>
      eb.selectFrom('rapid_fire_answers').select('session_id').where('revision_id', '=', revisionId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The answers to a revision in finished tests. */
const answersTo = (client: Sql, { questionId, revisionId, userIds }: CorrectedRevision) =>
  client
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .where((eb) => eb('attempts.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
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

/** Marks the answers to a revision again, with the answer keys of these parts. */
export async function reMarkAnswers(
  client: Sql,
  revision: CorrectedRevision,
  parts: QuestionPart[],
): Promise<ChangedMark[]> {
  const answers = await answersTo(client, revision)
    .select((eb) => [
      eb.ref('answer.response').$castTo<Response | null>().as('response'),
      eb.fn.coalesce('answer.is_correct', eb.lit(false)).as('wasCorrect'),
      'answer.earned',
      'answer.possible',
    ])
    .where('answer.is_void', '=', false)
    .execute();
  const marked = answers.map(({ response, ...answer }) => ({
    ...answer,
    marking: markResponse(parts, response),
  }));
  const tests = marked.filter(
    ({ earned, possible, marking }) => earned !== marking.earned || possible !== marking.possible,
  );
  const columns = { id: 'uuid', ordinal: 'integer', earned: 'real', possible: 'smallint' } as const;
  const rows = tests.map(({ attemptId, ordinal, marking: { earned, possible } }) => ({
    id: attemptId,
    ...{ ordinal, earned, possible },
  }));
  await client
    .updateTable('attempts')
    .from(jsonRows('changed', columns, rows))
    .set((eb) => ({
      earned: withItem(eb.ref('attempts.earned'), eb.ref('changed.ordinal'), eb.ref('changed.earned')),
      possible: withItem(eb.ref('attempts.possible'), eb.ref('changed.ordinal'), eb.ref('changed.possible')),
    }))
    .whereRef('attempts.id', '=', 'changed.id')
    .execute();
  const quizzes = await reMarkQuizzes(client, revision, parts);
  return [
    ...tests.map(({ attemptId, userId, topicId, day, isWithheld, wasCorrect, marking }) => ({
      ...{ attemptId, userId, topicId, day, isWithheld },
      answered: 0,
      correct: Number(marking.isCorrect) - Number(wasCorrect),
    })),
    ...quizzes.map(({ isCorrect, ...answer }) => ({
      ...answer,
      topicId: null,
      isWithheld: false,
      answered: 0,
      correct: isCorrect ? 1 : -1,
    })),
  ];
}

/** Quizzes ask multiple choice only. Returns the answers whose mark has changed. */
async function reMarkQuizzes(client: Sql, { revisionId, userIds }: CorrectedRevision, parts: QuestionPart[]) {
  const correctLetter = fromParts({ parts })?.find(({ isCorrect }) => isCorrect)?.optionLetter;
  if (correctLetter === undefined) return [];
  return client
    .updateTable('rapid_fire_answers as answer')
    .from('rapid_fire_sessions as quiz')
    .set((eb) => ({ is_correct: eb('answer.chosen_letter', '=', correctLetter).$castTo<boolean>() }))
    .where((eb) => eb('answer.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('answer.revision_id', '=', revisionId)
    .whereRef('quiz.id', '=', 'answer.session_id')
    .whereRef('quiz.user_id', '=', 'answer.user_id')
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
}

/** Makes a revision void in the finished tests that showed it, or counts it again with the marks that it had. */
export async function setVoid(
  client: Sql,
  revision: CorrectedRevision,
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
  /** Null for a test that had no marks to earn. */
  scoreBefore: number | null;
  score: number;
}

/** Returns the newest first. A test without marks to earn, whose questions are all void, keeps its score. */
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
          score: scorePercentOf(eb.ref('marks.earned'), eb.ref('marks.possible')),
        }))
        .whereRef('attempts.id', '=', 'before.id')
        .where('marks.possible', '>', 0)
        .returning((eb) => [
          'attempts.id',
          'attempts.user_id',
          'attempts.subject_id',
          'attempts.finished_at',
          isTest(eb).$castTo<boolean>().as('is_test'),
          eb.ref('attempts.score').$notNull().as('score'),
          'before.score as score_before',
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
