import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { InTransaction } from './in-transaction.ts';
import { stages } from '@markwell/shared/curriculum/stages.vocabulary';
import { accountRows } from './account-rows.ts';
import { challengeRows } from './challenge-rows.ts';
import { writeCounters } from './counters.ts';
import { insertQuestions } from './library/insert-questions.ts';
import {
  firstPartOfLibrary,
  libraryInTurn,
  type CountedLibrary,
  type LibraryQuestion,
} from './library/library.ts';
import { requireId } from './library/load-curriculum.ts';
import { loadLibrary, type Loaded, type LoadOptions } from './library/load-library.ts';
import { seedRequiredRows } from '@markwell/database/required-rows';
import { reportRows } from './report-rows.ts';
import { fortnightOfGcse, termOfElevenPlus, type HistoryPlan } from './history-plans.ts';
import { historyRows } from './history-rows.ts';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { quizHistory } from './quiz-history.ts';
import { classPlans } from './classes/assignment-plans.ts';
import { assignmentRows } from './classes/assignment-rows.ts';
import { classRows } from './classes/class-rows.ts';
import { gcseClassRows } from './classes/gcse-class-rows.ts';
import { classTestRows } from './classes/class-tests.ts';
import { countOutdatedStatistics } from '@markwell/api/modules/question-editing/statistics/question-statistics.service';
import { seedContext } from './admin-work/seed-context.ts';
import { doAdminWork } from './admin-work/admin-work.ts';
import { unpublishedQuestions } from './unpublished-questions.ts';

/** How far a seed has come, in questions. */
export interface SeedProgress {
  /** What was written last, or is written now. */
  part: string;
  done: number;
  total: number;
}

interface WorldOptions {
  log: (line: string) => void;
  onProgress: (progress: SeedProgress) => void;
  now: Date;
}

/** The bank must be older than the history. */
const bankAge = 60 * 86_400_000;

/** Large enough that the statements cost little, small enough that a kill loses little and progress is seen. */
const batchSize = 1_000;

/**
 * Writes the demo data into a database without users: the first part of the library in batches, each in a transaction,
 * then everything else in one. A seed that is killed is continued by the next one.
 */
export async function writeDemoData(
  inTransaction: InTransaction,
  { log, onProgress, now }: WorldOptions,
): Promise<void> {
  const createdAt = new Date(now.getTime() - bankAge);
  await inTransaction(seedRequiredRows);
  const loaded = await load(firstPartOfLibrary(), onProgress, { inTransaction, batchSize, createdAt });
  const count = (kind: LibraryQuestion['kind']) =>
    loaded.questions.filter(({ content }) => content.kind === kind).length;
  log(`The bank: ${count('REGULAR')} questions, ${count('RAPID_FIRE')} for rapid-fire.`);
  await inTransaction(async (transaction) => {
    await insertQuestions(transaction, unpublishedQuestions, loaded.curriculum, createdAt);
    await writeAccounts(transaction, loaded, { log, now });
  });
}

/** Writes the questions of the whole library that are not there yet, while the product is used. Returns how many it has. */
export async function writeRestOfBank(
  inTransaction: InTransaction,
  { onProgress, now }: Omit<WorldOptions, 'log'>,
): Promise<number> {
  const library = libraryInTurn();
  await load(library, onProgress, { inTransaction, createdAt: new Date(now.getTime() - bankAge) });
  return library.size;
}

function load(
  library: CountedLibrary,
  onProgress: WorldOptions['onProgress'],
  options: Pick<LoadOptions, 'inTransaction' | 'batchSize' | 'createdAt'>,
): Promise<Loaded> {
  return loadLibrary(library, {
    ...options,
    log: () => undefined,
    onBatch: (last, done) => {
      onProgress({ part: partOf(library, last), done, total: library.size });
    },
  });
}

function partOf({ subjects }: CountedLibrary, { kind, subjectCode }: LibraryQuestion): string {
  if (kind === 'RAPID_FIRE') return 'rapid-fire';
  const subject = subjects.find(({ code }) => code === subjectCode);
  const stage = stages.find(({ code }) => code === subject?.stageCode);
  return `${stage?.displayName.replace(/ [(].*/, '') ?? ''} ${subject?.name ?? subjectCode}`;
}

/** The accounts, with the history of two pupils and the work of the others. */
async function writeAccounts(
  transaction: Transaction,
  { curriculum, questions, briefs }: Loaded,
  { log, now }: Pick<WorldOptions, 'log' | 'now'>,
): Promise<void> {
  const boards = await transaction.selectFrom('exam_boards').select(['id', 'code']).execute();
  const boardIds = new Map(boards.map(({ id, code }) => [code, id]));
  const { stageIds, subjectIdOf } = curriculum;
  const bank = questions.filter(({ content }) => content.kind === 'REGULAR');
  const quizBank = questions.filter(({ content }) => content.kind === 'RAPID_FIRE');

  const accounts = await accountRows({ stageIds, boardIds, now });
  await insertRows(transaction, accounts.rows);
  const historyOf = (plan: HistoryPlan, userId: string, stageCode: string) =>
    historyRows(plan, { userId, stageId: requireId(stageIds, stageCode), subjectIdOf, bank }, now);
  const pupilId = accounts.idOf('pupil@example.com');
  const premiumId = accounts.idOf('premium@example.com');
  const term = historyOf(termOfElevenPlus, pupilId, 'ELEVEN_PLUS');
  const fortnight = historyOf(fortnightOfGcse, premiumId, 'GCSE');
  const adminId = accounts.idOf('admin@example.com');
  await insertRows(transaction, { attempts: term });
  await insertRows(transaction, { attempts: fortnight });
  await insertRows(transaction, quizHistory({ userId: pupilId, subjectIdOf, bank: quizBank }, now));
  await insertRows(transaction, challengeRows(pupilId, briefs, now));
  await insertRows(transaction, {
    reports: [...reportRows(term, 4, adminId), ...reportRows(fortnight, 2, adminId)],
  });
  const { school } = accounts;
  const userIds = {
    adminId,
    pupilId,
    premiumId,
    superAdminId: accounts.idOf('super@example.com'),
    teacherId: accounts.idOf('teacher@example.com'),
  };
  const batchId = await doAdminWork(transaction, userIds, { ...curriculum, stageIds, school, now });
  const testRows = await classTestRows(transaction, {
    bank,
    batchId,
    school,
    stageId: requireId(stageIds, 'ELEVEN_PLUS'),
    subjectId: subjectIdOf('ELEVEN_PLUS_MATHEMATICS'),
    now,
  });
  await insertRows(transaction, testRows);
  const classes = classRows({
    teacherId: userIds.teacherId,
    pupilId,
    classPupilIds: testRows.users.map(({ id }) => id ?? ''),
    school,
    stageId: requireId(stageIds, 'ELEVEN_PLUS'),
    subjectId: subjectIdOf('ELEVEN_PLUS_MATHEMATICS'),
    now,
  });
  const gcseClass = gcseClassRows({
    premiumId,
    stageId: requireId(stageIds, 'GCSE'),
    subjectId: subjectIdOf('GCSE_MATHEMATICS'),
    now,
  });
  await insertRows(transaction, classes);
  await insertRows(transaction, gcseClass);
  const work = [...classes.classes, ...gcseClass.classes].map(({ id, stageId }, index) => {
    const isOfId = ({ classId }: { classId: string }) => classId === id;
    const members = [...classes.classMembers, ...gcseClass.classMembers].filter(isOfId);
    const teacherId = [...classes.classTeachers, ...gcseClass.classTeachers].find(isOfId)?.userId ?? '';
    const demoPupilId = index < classes.classes.length ? pupilId : premiumId;
    const schoolClass = { id, teacherId, stageId, subjectIdOf, members, demoPupilId };
    return assignmentRows(classPlans[index] ?? [], schoolClass, bank, now);
  });
  for (const rows of work) await insertRows(transaction, rows);
  const attempts = [testRows, ...work].flatMap((rows) => rows.attempts);
  await writeCounters(transaction, [
    ...new Set([pupilId, premiumId, ...attempts.map(({ userId }) => userId)]),
  ]);
  await noteLastVisits(transaction);
  await countOutdatedStatistics(seedContext({ sql: transaction }, { clock: () => now }));
  log(
    `The accounts: ${accounts.rows.users.length + testRows.users.length + classes.users.length + gcseClass.users.length}, with ${term.length + fortnight.length + attempts.length} finished tests.`,
  );
}

/** Sets the last activity and sign-in of pupils with tests to the day of their latest test. */
async function noteLastVisits(transaction: Transaction): Promise<void> {
  await transaction
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
