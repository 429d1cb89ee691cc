import { parseAlternativeTexts } from '@markwell/shared/question-editing/upload/alternative-texts';
import { isComparable } from '@markwell/shared/question-editing/upload/duplicates';
import { missingContentText } from '@markwell/shared/question-editing/upload/missing-content';
import type { PastedQuestion } from '@markwell/shared/question-editing/upload/parse-questions';
import type { UploadContent, UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import type {
  checkUpload,
  UploadKind,
  uploadQuestions,
  UploadStatus,
} from '@markwell/shared/question-editing/upload/upload.contract';
import type { ReceivedFile, ReplyOf } from '@markwell/shared/contract/endpoint';
import { optionLetters } from '@markwell/shared/question-bank/options.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import {
  findOrCreateTopic,
  type ClassificationRepository,
} from '#modules/curriculum/classification.repository.ts';
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import { badRequest, conflict, ruleViolated, type Issue } from '#platform/domain-error.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { addMediaFiles } from '#modules/media/media-files.repository.ts';
import type { MediaWriter } from '#modules/media/media-writer.ts';
import {
  lockDuplicates,
  type DuplicatesRepository,
} from '#modules/question-bank/change/duplicates.repository.ts';
import { addPassage } from '#modules/question-bank/change/passages.repository.ts';
import {
  searchTextOf,
  type Kind,
  type NewOption,
  type NewQuestion,
} from '#modules/question-bank/change/question-bank.rules.ts';
import { createQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { storedStatusOf } from '#modules/question-bank/display/question-status.ts';
import type { ReadInProcess } from '#platform/reading/reader-processes.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { ReadUpload } from './read-upload.process.ts';
import { nameOf, sortImages, storeImages, type StoredImages } from './upload-pictures.ts';
import { addBatch } from './upload.repository.ts';

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
export interface UploadDifficulty {
  kind: Kind;
  difficulty: number;
  timeLimit: number | null;
}

/** A teacher's questions are compared only with those that the teacher manages. */
type Uploader = Pick<Caller, 'id' | 'isAdmin' | 'schoolId'>;

export interface UploadService {
  /**
   * Throws like `ReadInProcess`, BAD_REQUEST for missing content, RULE_BROKEN for upload errors, CONFLICT for duplicates, NOT_FOUND for a subject
   * that the uploader does not manage.
   */
  upload: (
    uploader: Uploader,
    form: UploadForm,
    difficulty: UploadDifficulty,
    files: readonly ReceivedFile[],
    recordReply: RecordReply<ReplyOf<typeof uploadQuestions>>,
  ) => Promise<ReplyOf<typeof uploadQuestions>>;
  check: (uploader: Uploader, kind: UploadKind, questionText: string) => Promise<ReplyOf<typeof checkUpload>>;
}

interface Dependencies {
  classification: ClassificationRepository;
  duplicates: DuplicatesRepository;
  managed: Pick<ManagedContent, 'assertSubject'>;
  inTransaction: InTransaction;
  media: MediaWriter;
  readInProcess: ReadInProcess;
}

const uploadReader = new URL('./read-upload.process.ts', import.meta.url);
const questionReader = new URL('./read-questions.process.ts', import.meta.url);

export function createUploadService({
  classification,
  duplicates,
  managed,
  inTransaction,
  media,
  readInProcess,
}: Dependencies): UploadService {
  async function topicOf({
    examTypeId,
    subjectId,
    topicId,
    topicName = '',
  }: UploadForm): Promise<TopicChoice> {
    const stageId = await classification.findStageId(subjectId);
    if (stageId === undefined || stageId !== examTypeId) throw ruleViolated('Please select a subject');
    if (topicId === undefined) return { topicName };
    const existingName = await classification.findTopicName(subjectId, topicId);
    if (existingName === undefined) throw ruleViolated('Please select a topic');
    return { topicId, topicName: existingName };
  }

  /** The numbers of questions that are already in the question bank, each with its duplicate. */
  async function findExisting(
    uploader: Uploader,
    kind: Kind,
    questions: readonly Pick<UploadQuestion, 'number' | 'body' | 'options'>[],
    transaction?: Transaction,
  ) {
    const withText = questions.filter(isComparable);
    const texts = withText.map(({ body, options }) => searchTextOf({ body, options: options.map(asOption) }));
    const found = texts.length > 0 ? await duplicates.find(uploader, kind, texts, transaction) : [];
    return found.flatMap(({ index, questionId, topicName }) => {
      const number = withText[index]?.number;
      return number === undefined ? [] : [{ number, questionId, topicName }];
    });
  }

  async function assertNew(
    uploader: Uploader,
    kind: Kind,
    { questions, duplicates: within }: Pick<ReadUpload, 'questions' | 'duplicates'>,
    transaction?: Transaction,
  ): Promise<void> {
    const issues: Issue[] = [
      ...within.map(({ number, sameAs }) => issueOf(`Q${number} is the same as Q${sameAs}`)),
      ...(await findExisting(uploader, kind, questions, transaction)).map(({ number, topicName }) =>
        issueOf(`Q${number} is already in the question bank (${topicName})`),
      ),
    ];
    if (issues[0]) throw conflict(issues[0].message, { issues });
  }

  return {
    async upload(uploader, form, { kind, difficulty, timeLimit }, files, recordReply) {
      const { subjectId, passageTitle, passageText, saveAs } = form;
      const { id: uploadedById } = uploader;
      await managed.assertSubject(uploader, subjectId);
      const received = sortImages(files);
      const content = {
        ...form,
        questionImages: received.questions.map(nameOf),
        solutionImages: received.solutions.map(nameOf),
      };
      const missing = missingContentText(content);
      if (missing)
        throw badRequest(missing.message, [{ path: `body.${missing.field}`, message: missing.message }]);
      const read = await readInProcess<ReadUpload>(uploadReader, content);
      const { questions, errors } = read;
      const issues = errors.map(({ field, message }) => ({ path: `body.${field}`, message }));
      if (issues[0]) throw ruleViolated(issues[0].message, { issues });
      const topic = await topicOf(form);
      if (!form.allowDuplicates) await assertNew(uploader, kind, read);
      return media.withFiles(async (writeMedia) => {
        const texts = parseAlternativeTexts(form.alternativeTexts);
        const images = await storeImages(writeMedia, questions, received, texts, topic.topicName);
        return inTransaction(async (transaction) => {
          await lockDuplicates(transaction);
          // Again, because another upload may have added them in the meantime.
          if (!form.allowDuplicates) await assertNew(uploader, kind, read, transaction);
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
    },

    async check(uploader, kind, questionText) {
      const questions = await readInProcess<PastedQuestion[]>(questionReader, questionText);
      const storedKind = kind === 'regular' ? 'REGULAR' : 'RAPID_FIRE';
      return { existing: await findExisting(uploader, storedKind, questions) };
    },
  };
}

const issueOf = (message: string): Issue => ({ path: 'body.questionText', message });
const asOption = (text: string) => ({ text, isCorrect: false });

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
    ({ body, image, options, optionImages, correctLetter, explanation, solutionImage }) => ({
      ...inCommon,
      body,
      imageId: idAt(questionImageIds, image),
      explanation,
      solutionImageId: idAt(solutionImageIds, solutionImage),
      options: options.map((text, index): NewOption => {
        const isCorrect = optionLetters[index] === correctLetter;
        const imageId = idAt(questionImageIds, optionImages[index]);
        return imageId === null ? { text, isCorrect } : { imageId, isCorrect };
      }),
    }),
  );
}
