import { comparableQuestionText } from '@markwell/shared/text/comparable-text';
import { parseAlternativeTexts } from '@markwell/shared/question-editing/upload/alternative-texts';
import { comparableTexts, isComparable } from '@markwell/shared/question-editing/upload/duplicates';
import { missingContentText } from '@markwell/shared/question-editing/upload/missing-content';
import type { PastedQuestion } from '@markwell/shared/question-editing/upload/parse-questions';
import type { UploadContent, UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import type { UploadKind, UploadStatus } from '@markwell/shared/question-editing/upload/upload.contract';
import type * as contract from '@markwell/shared/question-editing/upload/upload.contract';
import type { ReceivedFile, ReplyOf } from '@markwell/shared/contract/endpoint';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import {
  findOrCreateTopic,
  findStageId,
  findTopicName,
} from '#modules/curriculum/classification.repository.ts';
import { badRequest, conflict, ruleViolated, type Issue } from '#platform/domain-error.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { addMediaFiles } from '#modules/media/media-files.repository.ts';
import { lockDuplicates, findDuplicates } from '#modules/question-bank/change/duplicates.repository.ts';
import { addPassage } from '#modules/question-bank/change/passages.repository.ts';
import {
  multipleChoice,
  type Kind,
  type NewQuestion,
} from '#modules/question-bank/change/question-bank.rules.ts';
import { createQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { storedStatusOf } from '#modules/question-bank/display/question-status.ts';
import { type Sql, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { ReadUpload } from './read-upload.process.ts';
import { nameOf, sortImages, storeImages, type StoredImages } from './upload-pictures.ts';
import { addBatch } from './upload.repository.ts';
import type { Context } from '#context.ts';
import { assertManagesSubject } from '#modules/curriculum/managed-content.ts';
import { withMediaFiles } from '#modules/media/media-writer.ts';

/** The topic of an upload: an existing one, or one by name, which is created if it does not exist. */
type TopicChoice = { topicId: string; topicName: string } | { topicName: string };

/** The parsed form, the same for both kinds except for the difficulty. */
export interface UploadForm extends Omit<UploadContent, 'questionImages' | 'solutionImages'> {
  examTypeId: string;
  subjectId: string;
  topicId?: string | undefined;
  topicName?: string | undefined;
  allowDuplicates: boolean;
  passageTitle: string;
  passageText: string;
  alternativeTexts: string;
  saveAs: UploadStatus;
}

/** The difficulty of regular questions; the level and time limit (seconds) of rapid-fire ones. */
interface UploadDifficulty {
  kind: Kind;
  difficulty: number;
  timeLimit: number | null;
}

/** A teacher's questions are compared only with those that the teacher manages. */
type Uploader = Pick<Caller, 'id' | 'isAdmin' | 'schoolId'>;

const uploadReader = new URL('./read-upload.process.ts', import.meta.url);
const questionReader = new URL('./read-questions.process.ts', import.meta.url);

async function topicOf(
  context: Context,
  { examTypeId, subjectId, topicId, topicName = '' }: UploadForm,
): Promise<TopicChoice> {
  const stageId = await findStageId(context.db, subjectId);
  if (stageId === undefined || stageId !== examTypeId) throw ruleViolated('Please select a subject');
  if (topicId === undefined) return { topicName };
  const existingName = await findTopicName(context.db, subjectId, topicId);
  if (existingName === undefined) throw ruleViolated('Please select a topic');
  return { topicId, topicName: existingName };
}

/** The numbers of questions that are already in the question bank, each with its duplicate. */
async function findExisting(
  sql: Sql,
  uploader: Uploader,
  kind: Kind,
  questions: readonly Pick<UploadQuestion, 'number' | 'body' | 'options' | 'parts'>[],
) {
  const withText = questions.filter(isComparable);
  const texts = withText.map((each) => comparableQuestionText(each.body, comparableTexts(each)));
  const found = texts.length > 0 ? await findDuplicates(sql, uploader, kind, texts) : [];
  return found.flatMap(({ index, questionId, topicName }) => {
    const number = withText[index]?.number;
    return number === undefined ? [] : [{ number, questionId, topicName }];
  });
}

async function assertNew(
  sql: Sql,
  uploader: Uploader,
  kind: Kind,
  { questions, duplicates: within }: Pick<ReadUpload, 'questions' | 'duplicates'>,
): Promise<void> {
  const issues: Issue[] = [
    ...within.map(({ number, sameAs }) => issueOf(`Q${number} is the same as Q${sameAs}`)),
    ...(await findExisting(sql, uploader, kind, questions)).map(({ number, topicName }) =>
      issueOf(`Q${number} is already in the question bank (${topicName})`),
    ),
  ];
  if (issues[0]) throw conflict(issues[0].message, { issues });
}

/**
 * Throws like `ReadInProcess`, BAD_REQUEST for missing content, RULE_BROKEN for upload errors, CONFLICT for duplicates, NOT_FOUND for a subject
 * that the uploader does not manage.
 */
export async function uploadQuestions(
  context: Context,
  uploader: Uploader,
  form: UploadForm,
  { kind, difficulty, timeLimit }: UploadDifficulty,
  files: readonly ReceivedFile[],
  recordReply: RecordReply<ReplyOf<typeof contract.uploadQuestions>>,
): Promise<ReplyOf<typeof contract.uploadQuestions>> {
  const { subjectId, passageTitle, passageText, saveAs } = form;
  const { id: uploadedById } = uploader;
  await assertManagesSubject(context.db.sql, uploader, subjectId);
  const received = sortImages(files);
  const content = {
    ...form,
    isRapidFire: kind === 'RAPID_FIRE',
    questionImages: received.questions.map(nameOf),
    solutionImages: received.solutions.map(nameOf),
  };
  const missing = missingContentText(content);
  if (missing)
    throw badRequest(missing.message, [{ path: `body.${missing.field}`, message: missing.message }]);
  const read = await context.readInProcess<ReadUpload>(uploadReader, content);
  const { questions, errors } = read;
  const issues = errors.map(({ field, message }) => ({ path: `body.${field}`, message }));
  if (issues[0]) throw ruleViolated(issues[0].message, { issues });
  const topic = await topicOf(context, form);
  if (!form.allowDuplicates) await assertNew(context.db.sql, uploader, kind, read);
  return withMediaFiles(context, async (writeMedia) => {
    const texts = parseAlternativeTexts(form.alternativeTexts);
    const images = await storeImages(writeMedia, questions, received, texts, topic.topicName);
    return inTransaction(context.db, async (transaction) => {
      await lockDuplicates(transaction);
      // Again, because another upload may have added them in the meantime.
      if (!form.allowDuplicates) await assertNew(transaction, uploader, kind, read);
      const topicId =
        'topicId' in topic
          ? topic.topicId
          : await findOrCreateTopic(transaction, { subjectId, name: topic.topicName });
      if (topicId === undefined) throw subjectNotFound();
      await addMediaFiles(transaction, images.files, uploadedById);
      const passageId =
        passageText === ''
          ? null
          : await addPassage(transaction, { subjectId, title: passageTitle, body: passageText });
      const { length: questionCount } = questions;
      const batchId = await addBatch(transaction, {
        kind,
        topicId,
        questionCount,
        passageId,
        uploadedById,
      });
      const status = storedStatusOf(saveAs);
      const classified = { kind, status, topicId, difficulty, timeLimit, passageId, batchId } as const;
      const added = newQuestions(questions, images, classified);
      const { length: questionsCreated } = await createQuestions(transaction, added, uploadedById);
      await recordChange(transaction, {
        actorId: uploadedById,
        action: 'questions.uploaded',
        target: { kind: 'upload', id: batchId },
        before: null,
        after: { subjectId, topicId, kind, questionsCreated, status: saveAs },
      });
      const uploaded = { topicId, questionsCreated, batchId };
      await recordReply(uploaded, transaction);
      return uploaded;
    });
  });
}

export async function checkUpload(
  context: Context,
  uploader: Uploader,
  kind: UploadKind,
  questionText: string,
): Promise<ReplyOf<typeof contract.checkUpload>> {
  const questions = await context.readInProcess<PastedQuestion[]>(questionReader, questionText);
  const storedKind = kind === 'regular' ? 'REGULAR' : 'RAPID_FIRE';
  return { existing: await findExisting(context.db.sql, uploader, storedKind, questions) };
}

const issueOf = (message: string): Issue => ({ path: 'body.questionText', message });

type QuestionsInCommon = Pick<
  NewQuestion,
  'kind' | 'status' | 'topicId' | 'difficulty' | 'timeLimit' | 'passageId' | 'batchId'
>;

/** Maps the questions of an upload to new questions. */
function newQuestions(
  questions: readonly UploadQuestion[],
  { questionImageIds, solutionImageIds }: StoredImages,
  inCommon: QuestionsInCommon,
): NewQuestion[] {
  const idAt = (ids: readonly (string | undefined)[], index: number | null | undefined) =>
    (index === null || index === undefined ? undefined : ids[index]) ?? null;
  return questions.map(
    ({ body, image, options, optionImages, correctLetter, parts, explanation, solutionImage }) => ({
      ...inCommon,
      body,
      imageId: idAt(questionImageIds, image),
      explanation,
      solutionImageId: idAt(solutionImageIds, solutionImage),
      parts:
        parts ??
        multipleChoice(
          options.map((text, index) => {
            const isCorrect = optionLetters[index] === correctLetter;
            const imageId = idAt(questionImageIds, optionImages[index]);
            return imageId === null ? { text, isCorrect } : { imageId, isCorrect };
          }),
        ),
    }),
  );
}
