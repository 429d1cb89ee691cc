import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import {
  assertFirstRequest,
  recordWhenComplete,
  type RecordValues,
} from '#platform/idempotency/idempotency-record.repository.ts';
import {
  displayedQuestion,
  toDisplayedQuestion,
  difficultyOfTest,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { rememberQuestions } from './answered-attempt.repository.ts';
import { attemptTimes, timeColumns, timingOfNew, type AttemptTimes } from './attempt-times.repository.ts';
import { markSeen } from '#modules/question-bank/draw/seen-numbers.repository.ts';

export type AttemptKind = 'MOCK_TEST' | 'EXAM_SIMULATION' | 'SIMILAR_QUESTION' | 'ASSIGNMENT';

interface NewAttempt {
  id: string;
  userId: string;
  stageId: string;
  /** Null for a test of mixed subjects. */
  subjectId: string | null;
  kind: AttemptKind;
  difficulties: readonly number[];
  topicIds: readonly string[];
  /** As the pupil chose it; null: both. */
  tier: Tier | null;
  answerMode: AnswerMode;
  requestedQuestions: number;
  /** The working time without extra time. */
  baseSeconds: number;
  /** Whether extra time and breaks are those confirmed for assignments, instead of the pupil's own for practice. */
  usesConfirmed: boolean;
  /** False for work that lasts until its assignment closes: true by default. */
  hasTimeLimit?: boolean;
  startedAt: Date;
  /** Whether the answer key is sent while the attempt is open. */
  answerKeyOnClient: boolean;
}

/** A new attempt with its times, which follow from the pupil's access arrangement. */
interface CreatedAttempt {
  questions: DisplayedQuestion[];
  times: AttemptTimes;
}

interface StatementValues extends Omit<NewAttempt, keyof RecordValues | 'hasTimeLimit'>, RecordValues {
  hasTimeLimit: boolean;
  questionIds: readonly string[];
  /** The revision that is loaded of each question; null for a question that is not loaded. */
  revisionIds: readonly (string | null)[];
  /** The questions that are not loaded. */
  idsToRead: readonly string[];
  maxOpenTests: number;
}

interface WithDisplayed {
  displayed: { revision_id: string; topic_id: string; ordinal: number };
}

/** A column of the displayed questions in the order of the test. */
const inOrder = (column: 'revision_id' | 'topic_id') =>
  expressionBuilder<WithDisplayed>()
    .selectFrom('displayed')
    .select((each) =>
      each.fn
        .agg<string[]>('array_agg', [`displayed.${column}`])
        .orderBy('displayed.ordinal')
        .as('ids'),
    )
    .$asScalar()
    .$notNull();

/**
 * One statement creates the whole test or nothing, without the four round trips of a transaction. The questions stay
 * locked until it ends, so that none is deleted.
 */
const createStatement = (isRecorded: boolean) =>
  prepareStatement<StatementValues>()((sql, value) =>
    sql
      .with('locked', (query) =>
        query
          .selectFrom('questions')
          .select(['id', 'draw_number', 'topic_id', 'current_revision_id'])
          .select((eb) => difficultyOfTest(eb).as('difficulty'))
          .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', value('questionIds')))))
          .where((eb) =>
            eb.or([
              eb('status', '=', 'PUBLISHED'),
              eb.and([
                eb('status', '=', 'RESERVED'),
                eb(eb.val<AttemptKind>('ASSIGNMENT'), '=', typed('attempt_kind', value('kind'))),
              ]),
            ]),
          )
          .where((eb) =>
            eb(
              countOf(
                eb
                  .selectFrom('attempts')
                  .where('user_id', '=', typed('uuid', value('userId')))
                  .where('status', '=', 'OPEN')
                  .where('deadline_at', '>', typed('timestamptz', value('startedAt'))),
              ),
              '<',
              typed('integer', value('maxOpenTests')),
            ),
          )
          .orderBy('id')
          .forKeyShare(),
      )
      .with('displayed', (query) =>
        query
          .selectFrom(
            unnest('drawn', {
              question_id: arrayOf('uuid', value('questionIds')),
              revision_id: arrayOf('uuid', value('revisionIds')),
            }),
          )
          .innerJoin('locked', 'locked.id', 'drawn.question_id')
          .innerJoin('question_revisions', (join) =>
            join
              .onRef('question_revisions.id', '=', 'locked.current_revision_id')
              .on((eb) =>
                eb(
                  'question_revisions.id',
                  '=',
                  eb.fn.coalesce('drawn.revision_id', 'question_revisions.id'),
                ),
              ),
          )
          .select([
            'locked.id as question_id',
            'locked.draw_number',
            'locked.topic_id',
            'locked.difficulty',
            'question_revisions.id as revision_id',
            'drawn.ordinal',
          ]),
      )
      .with('recorded', recordWhenComplete(isRecorded, value))
      .with('timing', timingOfNew(value))
      .with('created', (query) =>
        insertFrom(
          query,
          'attempts',
          query
            .selectFrom('timing')
            .select([
              typed('uuid', value('id')).as('id'),
              typed('uuid', value('userId')).as('user_id'),
              typed('uuid', value('stageId')).as('stage_id'),
              typed('uuid', value('subjectId')).as('subject_id'),
              typed('attempt_kind', value('kind')).as('kind'),
              arrayOf('smallint', value('difficulties')).as('difficulties'),
              arrayOf('uuid', value('topicIds')).as('topic_ids'),
              typed('tier', value('tier')).as('tier'),
              typed('answer_mode', value('answerMode')).as('answer_mode'),
              typed('smallint', value('requestedQuestions')).as('requested_questions'),
              typed('smallint', value('questionCount')).as('total_questions'),
              'timing.duration_seconds',
              'timing.extra_time_percent',
              'timing.extra_time_seconds',
              'timing.break_budget_seconds',
              typed('boolean', value('usesConfirmed')).as('uses_confirmed'),
              typed('timestamptz', value('startedAt')).as('started_at'),
              'timing.deadline_at',
              typed('boolean', value('answerKeyOnClient')).as('answer_key_on_client'),
              arrayOf('uuid', value('questionIds')).as('question_ids'),
            ])
            .select([
              inOrder('revision_id').as('revision_ids'),
              inOrder('topic_id').as('question_topic_ids'),
            ]),
        ).returning(['id', 'user_id', 'started_at', ...timeColumns]),
      )
      .with('seen', markSeen)
      .selectFrom('created')
      .select(attemptTimes)
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('displayed')
            .select(displayedQuestion)
            .where((each) =>
              each('displayed.question_id', '=', each.fn.any(arrayOf('uuid', value('idsToRead')))),
            ),
        ).as('readQuestions'),
      ),
  );
const createTest = createStatement(false);
const createRecordedTest = createStatement(true);

/**
 * Creates an attempt with these questions in this order, marks them as seen and returns their content;
 * questions in `loaded` are not read again. The pupil's access arrangement is read in the same statement. Records the request under its idempotency key, if it has one.
 * Returns undefined, and changes nothing, when a question was withdrawn or edited, or when the user has
 * `maxOpenTests` open. Throws RequestAlreadyRecorded, and changes nothing, when the request is already
 * recorded.
 */
export async function createAttempt(
  db: Database,
  attempt: NewAttempt & { maxOpenTests: number },
  questionIds: readonly string[],
  loaded: ReadonlyMap<string, DisplayedQuestion>,
  request: IdempotentRequest | undefined,
): Promise<CreatedAttempt | undefined> {
  const values = {
    ...attempt,
    ...request,
    hasTimeLimit: attempt.hasTimeLimit ?? true,
    resultId: attempt.id,
    questionIds,
    questionCount: questionIds.length,
    revisionIds: questionIds.map((id) => loaded.get(id)?.revisionId ?? null),
    idsToRead: questionIds.filter((id) => !loaded.has(id)),
  };
  const [created] = await (request ? createRecordedTest : createTest)(db.sql, values);
  if (!created) {
    if (request) await assertFirstRequest(db.sql, request);
    return undefined;
  }
  const { readQuestions, ...times } = created;
  const questions = new Map(loaded);
  for (const row of readQuestions) questions.set(row.id, toDisplayedQuestion(row));
  const shown = questionIds.flatMap((id) => questions.get(id) ?? []);
  rememberQuestions({ userId: attempt.userId, attemptId: attempt.id }, attempt, shown);
  return { questions: shown, times };
}

/** How many tests the user has open, and the deadline that comes first; null without an open test. */
export async function countOpenAttempts(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ count: number; firstDeadline: Date | null }> {
  const { _count, _min } = await db.attempt.aggregate({
    where: { userId, status: 'OPEN', deadlineAt: { gt: now } },
    _count: true,
    _min: { deadlineAt: true },
  });
  return { count: _count, firstDeadline: _min.deadlineAt };
}
