import { subjects } from '@markwell/content/curriculum';
import { papers } from '@markwell/content/papers/papers';
import { questionBank } from '@markwell/content/question-bank';
import { rapidFireBank } from '@markwell/content/rapid-fire/rapid-fire-bank';
import type { Prisma } from '@markwell/database/client';
import { sqlOf } from '@markwell/database/sql/queries';
import { accountRows } from './account-rows.ts';
import { challengeRows } from './challenge-rows.ts';
import { writeCounters } from './counters.ts';
import { creativeWritingRows } from './creative-writing-rows.ts';
import { curriculumRows, requireId } from './curriculum-rows.ts';
import { seedRequiredRows } from '@markwell/database/required-rows';
import { reportRows } from './report-rows.ts';
import { fortnightOfGcse, termOfElevenPlus } from './history-plans.ts';
import type { HistoryPlan } from './history-plans.ts';
import { historyRows } from './history-rows.ts';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { stageMedia } from './staged-media.ts';
import { paperRows } from './paper-rows.ts';
import { renderPictures } from './render-pictures.ts';
import { questionRows } from './question-rows.ts';
import { quizHistory } from './quiz-history.ts';
import { quizQuestionRows } from './quiz-question-rows.ts';
import { classTestRows } from './staff/class-tests.ts';
import { countItemStatistics } from './staff/staff-services.ts';
import { doStaffWork } from './staff/staff-work.ts';
import { unpublishedQuestions } from './unpublished-questions.ts';

interface WorldOptions {
  log: (line: string) => void;
  mediaRoot: string;
  now: Date;
}

/** The bank must be older than the history. */
const bankAge = 60 * 86_400_000;

/** Writes the demo data into an empty database: the question bank, the accounts, and the history of two pupils. */
export async function writeDemoData(
  database: Prisma.TransactionClient,
  { log, mediaRoot, now }: WorldOptions,
): Promise<void> {
  await seedRequiredRows(database);
  const stageIds = idsByCode(await database.stage.findMany({ select: { id: true, code: true } }));
  const boardIds = idsByCode(await database.examBoard.findMany({ select: { id: true, code: true } }));

  const questions = [
    ...questionBank().map((question) => ({ ...question, status: 'PUBLISHED' as const })),
    ...unpublishedQuestions,
  ];
  const media = await stageMedia(mediaRoot);
  const pictures = await renderPictures(questions, media);
  const curriculum = curriculumRows(subjects, stageIds);
  const madeAt = new Date(now.getTime() - bankAge);
  const { rows, bank } = questionRows(questions, curriculum, pictures, madeAt);
  await insertRows(database, { ...curriculum.rows, mediaFiles: pictures.rows, ...rows });
  const quizzes = quizQuestionRows(rapidFireBank(), curriculum, madeAt);
  await insertRows(database, quizzes.rows);
  const creativeWriting = creativeWritingRows(curriculum, stageIds, madeAt);
  await insertRows(database, creativeWriting.rows);
  log(
    `The bank: ${questions.length} questions, ${quizzes.bank.length} for rapid-fire, ${pictures.rows.length} pictures.`,
  );

  const accounts = await accountRows({ stageIds, boardIds, now });
  await insertRows(database, accounts.rows);
  const { subjectIdOf } = curriculum;
  const historyOf = (plan: HistoryPlan, userId: string, stageCode: string) =>
    historyRows(plan, { userId, stageId: requireId(stageIds, stageCode), subjectIdOf, bank }, now);
  const pupilId = accounts.idOf('pupil@example.com');
  const premiumId = accounts.idOf('premium@example.com');
  const term = historyOf(termOfElevenPlus, pupilId, 'ELEVEN_PLUS');
  const fortnight = historyOf(fortnightOfGcse, premiumId, 'GCSE');
  const adminId = accounts.idOf('admin@example.com');
  await insertRows(database, term);
  await insertRows(database, fortnight);
  await insertRows(database, quizHistory({ userId: pupilId, subjectIdOf, bank: quizzes.bank }, now));
  await insertRows(database, challengeRows(pupilId, creativeWriting.briefs, now));
  await insertRows(database, {
    reports: [...reportRows(term, 4, adminId), ...reportRows(fortnight, 2, adminId)],
  });
  const { school } = accounts;
  const staff = {
    adminId,
    pupilId,
    premiumId,
    superAdminId: accounts.idOf('super@example.com'),
    teacherId: accounts.idOf('teacher@example.com'),
  };
  const batchId = await doStaffWork(database, staff, { ...curriculum, stageIds, school, now });
  const classRows = await classTestRows(database, {
    bank,
    batchId,
    school,
    stageId: requireId(stageIds, 'ELEVEN_PLUS'),
    subjectId: subjectIdOf('ELEVEN_PLUS_MATHEMATICS'),
    now,
  });
  await insertRows(database, classRows);
  const classIds = new Set(classRows.attempts.map(({ userId }) => userId));
  await writeCounters(database, [pupilId, premiumId, ...classIds]);
  await noteLastVisits(database);
  await countItemStatistics(database, now);
  log(
    `The accounts: ${accounts.rows.users.length + classRows.users.length}, with ${term.attempts.length + fortnight.attempts.length + classRows.attempts.length} finished tests.`,
  );
  const ofPapers = await paperRows(papers(), { stageIds, boardIds, curriculum, media, now });
  await insertRows(database, ofPapers);
  log(`The past papers: ${ofPapers.pastPapers.length}, with ${ofPapers.pastPaperAnswers.length} questions.`);
  await media.keep();
}

/** Sets the last activity and sign-in of pupils with tests to the day of their latest test. */
async function noteLastVisits(database: Prisma.TransactionClient): Promise<void> {
  await sqlOf(database)
    .updateTable('users')
    .from('pupil_totals')
    .set((eb) => ({
      last_active_on: eb.ref('pupil_totals.last_finish_on'),
      last_login_at: eb
        .selectFrom('attempts')
        .select((all) => all.fn.max('attempts.started_at').as('started_at'))
        .whereRef('attempts.user_id', '=', 'pupil_totals.user_id'),
    }))
    .whereRef('users.id', '=', 'pupil_totals.user_id')
    .execute();
}

function idsByCode(rows: readonly { id: string; code: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, code }) => [code, id]));
}
