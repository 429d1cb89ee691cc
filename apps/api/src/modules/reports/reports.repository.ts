import type { Database, Sql } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
import type { DB as Tables, ReportKind, ReportReason, ReportStatus } from '@markwell/database/tables';
import { sql, type ExpressionBuilder } from 'kysely';
import { v7 as uuid } from 'uuid';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { isSeenBy } from '#modules/question-bank/draw/seen-numbers.repository.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';

interface Report {
  userId: string;
  reason: ReportReason;
}

export interface QuestionReport extends Report {
  kind: Exclude<ReportKind, 'PAST_PAPER'>;
  questionId: string;
  /** The test or quiz with the question; stored only if it is the pupil's own. */
  sessionId: string | undefined;
}

interface PaperReport extends Report {
  paperId: string;
  number: number;
}

function store(
  db: Database,
  insert: (transaction: Sql) => Promise<{ id: string } | undefined>,
  recordId: RecordReply<string>,
) {
  return db.sql.transaction().execute(async (transaction) => {
    const report = await insert(transaction);
    if (report) await recordId(report.id, transaction);
    return report?.id;
  });
}

/**
 * Stores the report and records its id. A second report of the same question changes the reason of the
 * first while that is open. Undefined when there is no such question.
 */
export function storeQuestionReport(
  db: Database,
  viewer: Viewer,
  report: QuestionReport,
  recordId: RecordReply<string>,
): Promise<string | undefined> {
  return store(db, (transaction) => insertQuestionReport(transaction, viewer, report), recordId);
}

export function storePaperReport(
  db: Database,
  viewer: Viewer,
  report: PaperReport,
  recordId: RecordReply<string>,
): Promise<string | undefined> {
  return store(db, (transaction) => insertPaperReport(transaction, viewer, report), recordId);
}

/** A literal: PostgreSQL finds no partial index for a condition with a parameter. */
const pending = sql.lit<ReportStatus>('PENDING');

function insertQuestionReport(client: Sql, viewer: Viewer, report: QuestionReport) {
  const { userId, kind, questionId, reason, sessionId = null } = report;
  const query = client;
  const rows = classifiedQuestions(query)
    .select((eb) => [
      typed('uuid', uuid()).as('id'),
      typed('uuid', userId).as('user_id'),
      typed('report_kind', kind).as('kind'),
      'questions.id as question_id',
      eb
        .selectFrom('attempts')
        .select('attempts.id')
        .where('attempts.id', '=', sessionId)
        .where('attempts.user_id', '=', userId)
        .$asScalar()
        .as('attempt_id'),
      eb
        .selectFrom('rapid_fire_sessions')
        .select('rapid_fire_sessions.id')
        .where('rapid_fire_sessions.id', '=', sessionId)
        .where('rapid_fire_sessions.user_id', '=', userId)
        .$asScalar()
        .as('rapid_fire_session_id'),
      typed('report_reason', reason).as('reason'),
    ])
    .where('questions.id', '=', questionId)
    .where((eb) =>
      kind === 'MOCK_TEST'
        ? // Today's practice can contain rapid-fire questions, so these can be reported from a test too.
          eb.or([eb('questions.kind', '=', 'REGULAR'), isInTest(eb, { userId, sessionId })])
        : eb('questions.kind', '=', 'RAPID_FIRE'),
    )
    .where((eb) =>
      eb.or([eb.and([eb('questions.status', '<>', 'DRAFT'), isVisibleTo(viewer)(eb)]), isSeenBy(eb, userId)]),
    );
  return insertFrom(query, 'reports', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'question_id'])
        .where('status', '=', pending)
        .where('question_id', 'is not', null)
        .doUpdateSet((eb) => ({ reason: eb.ref('excluded.reason') })),
    )
    .returning('id')
    .executeTakeFirst();
}

type Question = ExpressionBuilder<Tables, 'questions'>;

const isInTest = (eb: Question, { userId, sessionId }: { userId: string; sessionId: string | null }) =>
  eb.exists(
    eb
      .selectFrom('attempts')
      .innerJoin('attempt_answers', (join) =>
        join
          .onRef('attempt_answers.attempt_id', '=', 'attempts.id')
          .onRef('attempt_answers.user_id', '=', 'attempts.user_id'),
      )
      .select('attempts.id')
      .where('attempts.id', '=', sessionId)
      .where('attempts.user_id', '=', userId)
      .whereRef('attempt_answers.question_id', '=', 'questions.id'),
  );

function insertPaperReport(client: Sql, viewer: Viewer, report: PaperReport) {
  const query = client;
  const rows = query
    .selectFrom('past_paper_answers')
    .innerJoin('past_papers', 'past_papers.id', 'past_paper_answers.paper_id')
    .innerJoin('subjects', 'subjects.id', 'past_papers.subject_id')
    .select([
      typed('uuid', uuid()).as('id'),
      typed('uuid', report.userId).as('user_id'),
      typed('report_kind', 'PAST_PAPER').as('kind'),
      'past_paper_answers.paper_id as past_paper_id',
      'past_paper_answers.number as past_paper_number',
      typed('report_reason', report.reason).as('reason'),
    ])
    .where('past_paper_answers.paper_id', '=', report.paperId)
    .where('past_paper_answers.number', '=', report.number)
    .where(isVisibleTo(viewer));
  return insertFrom(query, 'reports', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'past_paper_id', 'past_paper_number'])
        .where('status', '=', pending)
        .where('past_paper_id', 'is not', null)
        .doUpdateSet((eb) => ({ reason: eb.ref('excluded.reason') })),
    )
    .returning('id')
    .executeTakeFirst();
}
