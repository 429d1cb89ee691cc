import type { CorrectionAction } from '@markwell/database/tables';
import type { Sql } from '@markwell/database/connect';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import { arrayOf, typed } from '@markwell/database/sql/values';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';

/** A correction of one revision, which a run carries out. */
interface CorrectionOfRun {
  id: string;
  action: CorrectionAction;
  fromRevisionId: string;
  fromNumber: number;
  fromParts: QuestionPart[];
  toParts: QuestionPart[];
  correctedById: string | null;
  affectedAttempts: number;
}

export interface CorrectionRun {
  id: string;
  questionId: string;
  lastPupilId: string | null;
  correctedPupils: number;
  notifiedPupils: number;
  /** How many scores have changed, by the id of the assignment; 0 where only marks have. */
  changedScores: Record<string, number>;
  /** Those of the newest revision first. */
  corrections: CorrectionOfRun[];
}

interface NewRun {
  questionId: string;
  toRevisionId: string;
  action: CorrectionAction;
  startedById: string;
}

/** Stores a run that corrects these revisions, the newest first. Returns its id. */
export async function addRun(
  transaction: Transaction,
  { questionId, toRevisionId, action, startedById }: NewRun,
  fromRevisionIds: readonly string[],
): Promise<string> {
  const id = uuid();
  const { pupils } = await transaction
    .selectFrom(pupilsToCorrect(transaction, questionId, fromRevisionIds).as('pupil'))
    .select((eb) => eb.fn.countAll<number>().as('pupils'))
    .executeTakeFirstOrThrow();
  await transaction.insertInto('correction_runs').values({ id, question_id: questionId, pupils }).execute();
  await transaction
    .insertInto('question_corrections')
    .values(
      fromRevisionIds.map((fromRevisionId) => ({
        id: uuid(),
        run_id: id,
        question_id: questionId,
        from_revision_id: fromRevisionId,
        to_revision_id: toRevisionId,
        action,
        corrected_by_id: startedById,
      })),
    )
    .execute();
  return id;
}

/** The latest run of a question, with the tests and quizzes that it has changed; undefined without one. */
export const findLatestRun = (sql: Sql, questionId: string) =>
  sql
    .selectFrom('correction_runs as run')
    .select([
      'run.id',
      'run.pupils',
      'run.corrected_pupils as correctedPupils',
      'run.notified_pupils as notifiedPupils',
      'run.finished_at as finishedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('question_corrections as correction')
        .select((each) => each.fn.sum<number>('correction.affected_attempts').as('sum'))
        .whereRef('correction.run_id', '=', 'run.id')
        .$asScalar()
        .$notNull()
        .as('affectedAttempts'),
    )
    .where('run.question_id', '=', questionId)
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks a run that has not finished; undefined where another process works on it. */
export async function lockRun(transaction: Transaction, id: string): Promise<CorrectionRun | undefined> {
  const run = await transaction
    .selectFrom('correction_runs')
    .select(['id', 'question_id as questionId', 'last_pupil_id as lastPupilId'])
    .select(['corrected_pupils as correctedPupils', 'notified_pupils as notifiedPupils'])
    .select((eb) => eb.ref('changed_scores').$castTo<Record<string, number>>().as('changedScores'))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return run && { ...run, corrections: await correctionsOf(transaction, id) };
}

const correctionsOf = (transaction: Transaction, runId: string): Promise<CorrectionOfRun[]> =>
  transaction
    .selectFrom('question_corrections as correction')
    .innerJoin('question_revisions as from', 'from.id', 'correction.from_revision_id')
    .innerJoin('question_revisions as to', 'to.id', 'correction.to_revision_id')
    .select([
      'correction.id',
      'correction.action',
      'correction.from_revision_id as fromRevisionId',
      'from.number as fromNumber',
      'correction.corrected_by_id as correctedById',
      'correction.affected_attempts as affectedAttempts',
    ])
    .select((eb) => [
      eb.ref('from.parts').$castTo<QuestionPart[]>().as('fromParts'),
      eb.ref('to.parts').$castTo<QuestionPart[]>().as('toParts'),
    ])
    .where('correction.run_id', '=', runId)
    .orderBy('from.number', 'desc')
    .execute();

/** The ids of the next pupils of a run. */
export async function readNextPupils(
  transaction: Transaction,
  { questionId, corrections, lastPupilId }: CorrectionRun,
  limit: number,
): Promise<string[]> {
  const revisionIds = corrections.map(({ fromRevisionId }) => fromRevisionId);
  const pupils = await transaction
    .selectFrom(pupilsToCorrect(transaction, questionId, revisionIds).as('pupil'))
    .select('pupil.user_id as id')
    .$if(lastPupilId !== null, (query) => query.where('pupil.user_id', '>', lastPupilId))
    .orderBy('pupil.user_id')
    .limit(limit)
    .execute();
  return pupils.map(({ id }) => id);
}

/** Each pupil once who has a finished test or quiz with one of the revisions. */
const pupilsToCorrect = (sql: Sql, questionId: string, revisionIds: readonly string[]) =>
  sql
    .selectFrom('attempts')
    .select('attempts.user_id')
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where((eb) => eb(eb.ref('attempts.revision_ids'), '&&', arrayOf('uuid', revisionIds)))
    .union(
      sql
        .selectFrom('rapid_fire_answers as answer')
        .innerJoin('rapid_fire_sessions as quiz', (join) =>
          join.onRef('quiz.id', '=', 'answer.session_id').onRef('quiz.user_id', '=', 'answer.user_id'),
        )
        .select('quiz.user_id')
        .where((eb) => eb('answer.revision_id', '=', eb.fn.any(arrayOf('uuid', revisionIds))))
        .where('quiz.status', '=', 'FINISHED'),
    );

/** Stores how far a run is. */
export async function storeProgress(
  transaction: Transaction,
  { id, lastPupilId, correctedPupils, notifiedPupils, changedScores, corrections }: CorrectionRun,
): Promise<void> {
  await transaction
    .updateTable('correction_runs')
    .set({
      last_pupil_id: lastPupilId,
      corrected_pupils: correctedPupils,
      notified_pupils: notifiedPupils,
      changed_scores: typed('jsonb', changedScores),
    })
    .where('id', '=', id)
    .execute();
  for (const correction of corrections)
    await transaction
      .updateTable('question_corrections')
      .set({ affected_attempts: correction.affectedAttempts })
      .where('id', '=', correction.id)
      .execute();
}

export async function setFinished(transaction: Transaction, id: string, finishedAt: Date): Promise<void> {
  await transaction
    .updateTable('correction_runs')
    .set({ finished_at: finishedAt, last_pupil_id: null })
    .where('id', '=', id)
    .execute();
}
