import type { Database } from '@markwell/database/connect';
import { firstRapidFireLevel } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { mergedWithStored, storedSubject } from '#modules/curriculum/merged-subjects.repository.ts';
import type { Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { readSolution, type Solution } from '#modules/question-bank/display/solution.repository.ts';
import { selectUnlockedLevel } from './unlocked-level.repository.ts';

interface SubjectProgressRow {
  subjectId: string;
  /** The unlocked level. */
  currentLevel: number;
  totalSessions: number;
  /** Percent. */
  bestAccuracy: number;
  lastPlayedAt: Date;
}

interface CountQuery {
  stageId: string;
  subjectId: string;
  kind: 'REGULAR' | 'RAPID_FIRE';
  /** Level or difficulty; all when undefined. */
  difficulty: number | undefined;
}

/** What a new quiz of a pupil starts from: the unlocked level in the subject, and their extra time in percent. */
interface QuizStart {
  unlockedLevel: number;
  extraTimePercent: number;
}

/** The pupil's progress in every played subject, merged as they see them, the last played first. */
export function findRapidFireProgress(
  db: Database,
  userId: string,
  viewer: Viewer,
): Promise<SubjectProgressRow[]> {
  return db.sql
    .with('played', (query) =>
      query
        .selectFrom('rapid_fire_progress as progress')
        .innerJoin('subjects as stored', 'stored.id', 'progress.subject_id')
        .select((eb) => [
          eb.fn.coalesce(mergedWithStored(viewer)(eb).limit(1).$asScalar(), 'stored.id').as('subject_id'),
          'progress.current_level',
          'progress.total_sessions',
          'progress.best_accuracy',
          'progress.last_played_at',
        ])
        .where('progress.user_id', '=', userId),
    )
    .selectFrom('played')
    .select((eb) => [
      'played.subject_id as subjectId',
      eb.fn.max('played.current_level').as('currentLevel'),
      eb.fn.sum<number>('played.total_sessions').as('totalSessions'),
      eb.fn.max('played.best_accuracy').as('bestAccuracy'),
      eb.fn.max('played.last_played_at').as('lastPlayedAt'),
    ])
    .groupBy('played.subject_id')
    .orderBy('lastPlayedAt', 'desc')
    .orderBy('subjectId')
    .execute();
}

/** The pupil's unlocked level in a subject; levels reached in its merged subjects count. */
export async function readQuizStart(db: Database, userId: string, subjectId: string): Promise<QuizStart> {
  const row = await db.sql
    .selectFrom('subjects')
    .leftJoin('access_arrangements', (join) => join.on('access_arrangements.user_id', '=', userId))
    .select((eb) => [
      selectUnlockedLevel(userId)(eb).as('unlockedLevel'),
      eb.fn.coalesce('access_arrangements.extra_time_percent', eb.lit(0)).as('extraTimePercent'),
    ])
    .where('subjects.id', '=', subjectId)
    .executeTakeFirst();
  return row ?? { unlockedLevel: firstRapidFireLevel, extraTimePercent: 0 };
}

/**
 * Counts the questions that can be drawn from a subject and those merged with it; 0 when the viewer may not
 * see the subject or it belongs to another stage.
 */
export async function countRapidFireQuestions(
  db: Database,
  viewer: Viewer,
  { stageId, subjectId, kind, difficulty }: CountQuery,
): Promise<number> {
  const row = await db.sql
    .with('stored', storedSubject(viewer, subjectId))
    .selectFrom('stored')
    .innerJoinLateral(
      (eb) => mergedWithStored(viewer)(eb).as('merged'),
      (join) => join.onTrue(),
    )
    .innerJoin('topics', 'topics.subject_id', 'merged.id')
    .innerJoin('buckets', 'buckets.topic_id', 'topics.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('buckets.published_count'), eb.lit(0)).as('count'))
    .where('stored.stage_id', '=', stageId)
    .where('topics.archived_at', 'is', null)
    .where('buckets.kind', '=', kind)
    .where('buckets.is_reserved', '=', false)
    .$if(difficulty !== undefined, (buckets) => buckets.where('buckets.difficulty', '=', difficulty ?? 0))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The solution of the revision last shown to the pupil; for administrators, of the current one. */
export function findRapidFireSolution(
  db: Database,
  userId: string,
  isAdmin: boolean,
  questionId: string,
): Promise<Solution | undefined> {
  const lastShownRevisionId = db.sql
    .selectFrom('rapid_fire_sessions as quiz')
    .innerJoin('rapid_fire_answers as answer', (join) =>
      join.onRef('answer.session_id', '=', 'quiz.id').onRef('answer.user_id', '=', 'quiz.user_id'),
    )
    .select('answer.revision_id')
    .where('quiz.user_id', '=', userId)
    .where('answer.question_id', '=', questionId)
    .orderBy('quiz.started_at', 'desc')
    .limit(1)
    .$asScalar();
  return readSolution(db.sql, { questionId, kind: 'RAPID_FIRE', lastShownRevisionId, isAdmin });
}
