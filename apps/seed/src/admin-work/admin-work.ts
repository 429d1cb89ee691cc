import {
  type UploadForm,
  uploadQuestions,
} from '@markwell/api/modules/question-editing/upload/upload.service';
import { recordChanges, type Change } from '@markwell/api/modules/audit/record-change.repository';
import { ModelError, type LanguageModel } from '@markwell/api/platform/openai/language-model';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import { type Curriculum, requireId } from '../library/load-curriculum.ts';
import { backdate } from './backdate.ts';
import { addSchoolContent } from './school-content.ts';
import { networksAnswer, secondAnswers, vocabularyAnswer } from './generations.ts';
import type { Context } from '@markwell/api/context';
import { setDraftStatus } from '@markwell/api/modules/ai-drafts/ai.service';
import {
  generateComprehension,
  generateMockTest,
  generateVocabulary,
} from '@markwell/api/modules/ai-drafts/generate-drafts.service';
import {
  startBulkChange,
  undoBulkChange,
} from '@markwell/api/modules/question-editing/bulk/bulk-changes.service';
import { runBulkChanges } from '@markwell/api/modules/question-editing/bulk/run-bulk-changes.service';
import { takeBackUploadBatch } from '@markwell/api/modules/question-editing/upload/upload-batches.service';
import { pastedText } from './pasted-text.ts';
import { seedContext } from './seed-context.ts';
import { misplacedWorksheet, passageDraft, sequencesWorksheet, type AdminUpload } from './uploads.ts';

interface UserIds {
  adminId: string;
  superAdminId: string;
  teacherId: string;
  premiumId: string;
  pupilId: string;
}

interface Content extends Curriculum {
  stageIds: ReadonlyMap<string, string>;
  school: { id: string; name: string };
  now: Date;
}

const hour = 3_600_000;
const day = 24 * hour;
const noReply = () => Promise.resolve();

/**
 * What the administrators and a teacher have done in the last weeks, by the services of the Admin Panel: uploads, bulk changes,
 * generations, and the audit log of it all. Returns the id of the upload whose questions a class answers.
 */
export async function doAdminWork(
  transaction: Transaction,
  { adminId, superAdminId, teacherId, premiumId, pupilId }: UserIds,
  { stageIds, subjectIdOf, topicIdOf, school, now }: Content,
): Promise<string> {
  let time = now;
  let answer: typeof vocabularyAnswer | typeof networksAnswer | undefined;
  const model: LanguageModel = {
    answer: ({ schema }) =>
      answer === undefined
        ? Promise.reject(new ModelError('too-slow'))
        : Promise.resolve(JSON.stringify(schema.name === 'second_answers' ? secondAnswers(answer) : answer)),
  };
  const context = seedContext({ sql: transaction }, { clock: () => time, model });

  /** Does something at an earlier time. */
  async function ago<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
    time = new Date(now.getTime() - milliseconds);
    const since = new Date();
    const result = await work();
    await backdate(transaction, since, time);
    return result;
  }
  const record = (changes: readonly Change[]) => recordChanges(transaction, changes);
  const upload = (actorId: string, given: AdminUpload) =>
    uploadWorksheet(context, actorId, given, {
      examTypeId: requireId(stageIds, given.stageCode),
      subjectId: subjectIdOf(given.subjectCode),
      topicId: topicIdOf(given.subjectCode, given.topicCode),
    });
  const user = (id: string) => ({ kind: 'user', id }) as const;

  await ago(34 * day, () =>
    record([
      {
        actorId: superAdminId,
        action: 'user.role-changed',
        target: user(teacherId),
        before: { role: 'STUDENT' },
        after: { role: 'TEACHER' },
      },
      {
        actorId: superAdminId,
        action: 'school.created',
        target: { kind: 'school', id: school.id },
        before: null,
        after: { name: school.name },
      },
      {
        actorId: superAdminId,
        action: 'user.school-changed',
        target: user(teacherId),
        before: { school: null },
        after: { school: school.name },
      },
    ]),
  );
  await ago(30 * day, () =>
    record([
      {
        actorId: adminId,
        action: 'user.premium-changed',
        target: user(premiumId),
        before: { premiumUntil: null },
        after: { premiumUntil: new Date(now.getTime() + 365 * day).toISOString().slice(0, 10) },
      },
    ]),
  );

  const sequences = await ago(21 * day, () => upload(adminId, sequencesWorksheet));
  const misplaced = await ago(14 * day, () => upload(adminId, misplacedWorksheet));
  await ago(14 * day - hour / 4, () => takeBackUploadBatch(context, adminId, misplaced));

  const vocabulary = { examType: requireId(stageIds, 'ELEVEN_PLUS'), difficulty: 2, count: 5 } as const;
  answer = vocabularyAnswer;
  await ago(12 * day, () => generateVocabulary(context, adminId, vocabulary, noReply));
  const words = await transaction
    .selectFrom('questions')
    .select('id')
    .where('generation_id', 'is not', null)
    .orderBy('id')
    .execute();
  const wordIds = words.map(({ id }) => id);
  await ago(12 * day - hour, async () => {
    await setDraftStatus(context, adminId, wordIds.slice(0, 3), 'PUBLISHED');
    await setDraftStatus(context, adminId, wordIds.slice(3), 'ARCHIVED');
  });

  const stageId = requireId(stageIds, 'ELEVEN_PLUS');
  await ago(8 * day, () => addSchoolContent(transaction, context, { id: school.id, teacherId, stageId }));

  const questionIds = await questionsOf(transaction, sequences);
  const move = { kind: 'move', topicId: topicIdOf('ELEVEN_PLUS_MATHEMATICS', 'FOUR_OPERATIONS') } as const;
  const moved = await ago(5 * day, () => changeInBulk(context, adminId, questionIds, move));
  await ago(5 * day - hour / 2, async () => {
    await undoBulkChange(context, adminId, moved);
    await runBulkChanges(context, Infinity);
  });
  await ago(3 * day, () =>
    record([
      {
        actorId: adminId,
        action: 'user.data-read',
        target: user(pupilId),
        before: null,
        after: { read: 'results' },
      },
    ]),
  );
  // One of them is hard already: it is skipped.
  const harder = { kind: 'set-difficulty', difficulty: 3 } as const;
  const draft = await transaction
    .selectFrom('questions')
    .select('id')
    .where('source_id', '=', 'demo/drafts/1')
    .executeTakeFirstOrThrow();
  await ago(2 * day, () =>
    changeInBulk(context, superAdminId, [...questionIds.slice(1, 3), draft.id], harder),
  );
  await ago(day, () => upload(superAdminId, passageDraft));

  const mockTest = {
    examType: requireId(stageIds, 'GCSE'),
    subject: subjectIdOf('GCSE_COMPUTER_SCIENCE'),
    difficulty: 2,
    questionCount: 5,
    timeLimit: 15,
  } as const;
  answer = networksAnswer;
  await ago(4 * hour, () => generateMockTest(context, adminId, mockTest, noReply));
  answer = undefined;
  await ago(hour / 2, () =>
    generateComprehension(
      context,
      adminId,
      { examType: mockTest.examType, difficulty: 3, topic: 'Lighthouses' },
      noReply,
    ).catch(() => undefined),
  );
  return sequences;
}

/** Returns the id of the upload. */
async function uploadWorksheet(
  context: Context,
  actorId: string,
  { difficulty, form }: AdminUpload,
  place: Required<Pick<UploadForm, 'examTypeId' | 'subjectId' | 'topicId'>>,
): Promise<string> {
  const { batchId } = await uploadQuestions(
    context,
    { id: actorId, isAdmin: true, schoolId: null },
    {
      ...place,
      ...pastedText,
      ...form,
    },
    { kind: 'REGULAR', difficulty, timeLimit: null },
    [],
    noReply,
  );
  return batchId;
}

/** Returns the id of the bulk change, which is done. */
async function changeInBulk(
  context: Context,
  actorId: string,
  questionIds: string[],
  action: Parameters<typeof startBulkChange>[2]['action'],
): Promise<string> {
  const selection = { questionIds };
  const { bulkChange } = await startBulkChange(context, actorId, { action, selection }, noReply);
  await runBulkChanges(context, Infinity);
  return bulkChange.id;
}

async function questionsOf(transaction: Transaction, batchId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('questions')
    .select('id')
    .where('batch_id', '=', batchId)
    .orderBy('question_number')
    .execute();
  return rows.map(({ id }) => id);
}
