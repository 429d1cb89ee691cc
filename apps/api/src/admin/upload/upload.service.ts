import { findDuplicates } from '@markwell/shared/admin/upload/duplicates';
import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import { parseQuestions } from '@markwell/shared/admin/upload/parse-questions';
import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import type { UploadContent, UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { maxImages } from '@markwell/shared/admin/upload/upload-limits';
import type { checkUpload, UploadKind, uploadQuestions } from '@markwell/shared/admin/upload/upload.contract';
import type { ReceivedFile, ReplyOf } from '@markwell/shared/contract/endpoint';
import { compareFileNames } from '@markwell/shared/rules/text/sort-file-names';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import {
  findOrCreateTopic,
  type ClassificationRepository,
} from '../../domain/curriculum/classification.repository.ts';
import { badRequest, conflict, notFound, ruleViolated, type Issue } from '../../domain/domain-error.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { addMediaFiles, type NewMediaFile } from '../../domain/media/media-files.repository.ts';
import type { MediaWriter, WriteMedia } from '../../domain/media/media-writer.ts';
import {
  lockDuplicates,
  type DuplicatesRepository,
} from '../../domain/question-bank/change/duplicates.repository.ts';
import {
  searchTextOf,
  type Kind,
  type NewQuestion,
} from '../../domain/question-bank/change/question-bank.rules.ts';
import { createQuestions } from '../../domain/question-bank/change/question-bank.service.ts';
import type { InTransaction, Transaction } from '../../domain/transaction.repository.ts';

/** The topic of an upload: an existing one, or one by name, which is created if it does not exist. */
type TopicChoice = { topicId: string } | { topicName: string };

/** The parsed form, the same for both kinds except for the difficulty. */
export interface UploadForm extends Omit<UploadContent, 'questionImages' | 'solutionImages'> {
  examTypeId: string;
  subjectId: string;
  topicId?: string | undefined;
  topicName?: string | undefined;
  allowDuplicates: boolean;
}

/** The difficulty of regular questions; the level and time limit (seconds) of rapid-fire ones. */
export interface UploadDifficulty {
  kind: Kind;
  difficulty: number;
  timeLimit: number | null;
}

export interface UploadService {
  /** Throws BAD_REQUEST for missing content, RULE_BROKEN for upload errors, CONFLICT for duplicates. */
  upload: (
    uploadedById: string,
    form: UploadForm,
    difficulty: UploadDifficulty,
    files: readonly ReceivedFile[],
    recordReply: RecordReply<ReplyOf<typeof uploadQuestions>>,
  ) => Promise<ReplyOf<typeof uploadQuestions>>;
  check: (kind: UploadKind, questionText: string) => Promise<ReplyOf<typeof checkUpload>>;
}

interface Dependencies {
  classification: ClassificationRepository;
  duplicates: DuplicatesRepository;
  inTransaction: InTransaction;
  media: MediaWriter;
}

export function createUploadService({
  classification,
  duplicates,
  inTransaction,
  media,
}: Dependencies): UploadService {
  async function topicOf({ examTypeId, subjectId, topicId, topicName }: UploadForm): Promise<TopicChoice> {
    const stageId = await classification.findStageId(subjectId);
    if (stageId === undefined || stageId !== examTypeId) throw ruleViolated('Please select a subject');
    if (topicId === undefined) return { topicName: topicName ?? '' };
    if (!(await classification.hasTopic(subjectId, topicId))) throw ruleViolated('Please select a topic');
    return { topicId };
  }

  /** The numbers of questions that are already in the question bank, each with its duplicate. */
  async function findExisting(
    kind: Kind,
    questions: readonly Pick<UploadQuestion, 'number' | 'body' | 'options'>[],
    transaction?: Transaction,
  ) {
    const withText = questions.filter(({ body }) => body !== null && body !== '');
    const texts = withText.map(({ body, options }) => searchTextOf({ body, options: options.map(asOption) }));
    const found = texts.length > 0 ? await duplicates.find(kind, texts, transaction) : [];
    return found.flatMap(({ index, questionId, topicName }) => {
      const number = withText[index]?.number;
      return number === undefined ? [] : [{ number, questionId, topicName }];
    });
  }

  async function assertNew(
    kind: Kind,
    questions: readonly UploadQuestion[],
    transaction?: Transaction,
  ): Promise<void> {
    const issues: Issue[] = [
      ...findDuplicates(questions).map(({ number, sameAs }) =>
        issueOf(`Q${number} is the same as Q${sameAs}`),
      ),
      ...(await findExisting(kind, questions, transaction)).map(({ number, topicName }) =>
        issueOf(`Q${number} is already in the question bank (${topicName})`),
      ),
    ];
    if (issues[0]) throw conflict(issues[0].message, { issues });
  }

  return {
    async upload(uploadedById, form, { kind, difficulty, timeLimit }, files, recordReply) {
      const { subjectId } = form;
      const received = sortedImages(files);
      const content = {
        ...form,
        questionImages: received.questions.map(nameOf),
        solutionImages: received.solutions.map(nameOf),
      };
      const missing = missingContentText(content);
      if (missing)
        throw badRequest(missing.message, [{ path: `body.${missing.field}`, message: missing.message }]);
      const { questions, errors } = readUpload(content);
      const issues = errors.map(({ field, message }) => ({ path: `body.${field}`, message }));
      if (issues[0]) throw ruleViolated(issues[0].message, { issues });
      const topic = await topicOf(form);
      if (!form.allowDuplicates) await assertNew(kind, questions);
      return media.withFiles(async (writeMedia) => {
        const images = await storeImages(writeMedia, questions, received);
        return inTransaction(async (transaction) => {
          await lockDuplicates(transaction);
          // Again, because another upload may have added them in the meantime.
          if (!form.allowDuplicates) await assertNew(kind, questions, transaction);
          const topicId =
            'topicId' in topic
              ? topic.topicId
              : await findOrCreateTopic(transaction, { subjectId, name: topic.topicName });
          if (topicId === undefined) throw notFound('This subject does not exist');
          await addMediaFiles(transaction, images.files, uploadedById);
          const added = newQuestions(questions, images, { kind, topicId, difficulty, timeLimit });
          const { length: questionsCreated } = await createQuestions(transaction, added, uploadedById);
          await recordChange(transaction, {
            actorId: uploadedById,
            action: 'questions.uploaded',
            target: { kind: 'topic', id: topicId },
            before: null,
            after: { subjectId, kind, questionsCreated },
          });
          const uploaded = { topicId, questionsCreated };
          await recordReply(uploaded, transaction);
          return uploaded;
        });
      });
    },

    async check(kind, questionText) {
      const { questions } = parseQuestions(questionText, {
        field: 'questionText',
        body: false,
        options: false,
      });
      return { existing: await findExisting(kind === 'regular' ? 'REGULAR' : 'RAPID_FIRE', questions) };
    },
  };
}

const nameOf = ({ originalName }: ReceivedFile): string => originalName;
const issueOf = (message: string): Issue => ({ path: 'body.questionText', message });
const asOption = (text: string) => ({ text, isCorrect: false });

/**
 * Sorts the pictures by file name: the first one belongs to the first question. Throws BAD_REQUEST for too
 * many.
 */
function sortedImages(files: readonly ReceivedFile[]) {
  const imagesOf = (field: string) =>
    files
      .filter(({ fieldName }) => fieldName === field)
      .toSorted((one, other) => compareFileNames(one.originalName, other.originalName));
  const images = { questions: imagesOf('questionImages'), solutions: imagesOf('solutionImages') };
  if (images.questions.length > maxImages || images.solutions.length > maxImages) {
    throw badRequest(`Please send at most ${maxImages} images at a time`);
  }
  return images;
}

interface StoredImages {
  files: readonly NewMediaFile[];
  /** Ids of the media files; the questions refer to them by index. */
  questionImageIds: readonly string[];
  solutionImageIds: readonly string[];
}

/** Re-encodes the pictures that the questions use and stores them. Their rows are written later. */
async function storeImages(
  writeMedia: WriteMedia,
  questions: readonly UploadQuestion[],
  images: { questions: readonly ReceivedFile[]; solutions: readonly ReceivedFile[] },
): Promise<StoredImages> {
  const countWithPicture = (field: 'image' | 'solutionImage') =>
    questions.filter((each) => each[field] !== null).length;
  const altTextFor = (index: number) =>
    questions[index]?.body ? 'Picture for this question' : 'The question, as a picture';
  const [forQuestions, forSolutions] = await Promise.all([
    Promise.all(
      images.questions
        .slice(0, countWithPicture('image'))
        .map((file, index) => writeMedia.image(file, altTextFor(index))),
    ),
    Promise.all(
      images.solutions
        .slice(0, countWithPicture('solutionImage'))
        .map((file) => writeMedia.image(file, 'The solution, as a picture')),
    ),
  ]);
  return {
    files: [...forQuestions, ...forSolutions],
    questionImageIds: forQuestions.map(({ id }) => id),
    solutionImageIds: forSolutions.map(({ id }) => id),
  };
}

/** Maps the questions of an upload to new questions, which are published immediately. */
function newQuestions(
  questions: readonly UploadQuestion[],
  { questionImageIds, solutionImageIds }: StoredImages,
  classification: Pick<NewQuestion, 'kind' | 'topicId' | 'difficulty' | 'timeLimit'>,
): NewQuestion[] {
  const idAt = (ids: readonly string[], index: number | null) =>
    index === null ? null : (ids[index] ?? null);
  return questions.map(({ body, image, options, correctLetter, explanation, solutionImage }) => ({
    ...classification,
    status: 'PUBLISHED',
    body,
    imageId: idAt(questionImageIds, image),
    explanation,
    solutionImageId: idAt(solutionImageIds, solutionImage),
    passageId: null,
    options: options.map((text, index) => ({ text, isCorrect: optionLetters[index] === correctLetter })),
  }));
}
