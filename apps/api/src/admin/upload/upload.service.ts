import type { ReceivedFile, ReplyOf } from '@markwell/shared/contract/endpoint';
import { parseQuestions } from '@markwell/shared/admin/upload/parse-questions';
import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import type { UploadContent, UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { findDuplicates } from '@markwell/shared/admin/upload/duplicates';
import type { checkUpload, UploadKind, uploadQuestions } from '@markwell/shared/admin/upload/upload.contract';
import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import type { ClassificationRepository } from '../../domain/curriculum/classification.repository.ts';
import { findOrCreateTopic } from '../../domain/curriculum/find-or-create-topic.service.ts';
import { badRequest, conflict, ruleViolated, type Issue } from '../../domain/domain-error.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { addMediaFiles } from '../../domain/media/media-files.repository.ts';
import type { MediaWriter } from '../../domain/media/media-writer.ts';
import type { InTransaction, Transaction } from '../../domain/transaction.repository.ts';
import { createQuestions } from '../../domain/question-bank/create-questions.service.ts';
import {
  lockDuplicates,
  type DuplicatesRepository,
} from '../../domain/question-bank/duplicates.repository.ts';
import type { Kind } from '../../domain/question-bank/position-statements.repository.ts';
import { searchTextOf } from '../../domain/question-bank/question.rules.ts';
import { newQuestions, sortedImages, storeImages } from './uploaded-questions.ts';

/** The topic of an upload: an existing one, or one by name, which is created if it does not exist. */
type TopicChoice = { topicId: string } | { topicName: string };

/** The parsed form, the same for both kinds except for the difficulty. */
export interface UploadForm extends Omit<UploadContent, 'questionImages' | 'solutionImages'> {
  examTypeId: string;
  subjectId: string;
  topicId?: string | undefined;
  topicName?: string | undefined;
  allowRepeats: boolean;
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

  /** The numbers of questions that are already in the question bank, each with its duplicate there. */
  async function existing(
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
      ...(await existing(kind, questions, transaction)).map(({ number, topicName }) =>
        issueOf(`Q${number} is already in the question bank (${topicName})`),
      ),
    ];
    if (issues[0]) throw conflict(issues[0].message, { issues });
  }

  return {
    async upload(uploadedById, form, { kind, difficulty, timeLimit }, files, recordReply) {
      const { subjectId } = form;
      const received = sortedImages(files);
      const material = {
        ...form,
        questionImages: received.questions.map(nameOf),
        solutionImages: received.solutions.map(nameOf),
      };
      const missing = missingContentText(material);
      if (missing)
        throw badRequest(missing.message, [{ path: `body.${missing.field}`, message: missing.message }]);
      const { questions, mistakes } = readUpload(material);
      const issues = mistakes.map(({ field, message }) => ({ path: `body.${field}`, message }));
      if (issues[0]) throw ruleViolated(issues[0].message, { issues });
      const topic = await topicOf(form);
      if (!form.allowRepeats) await assertNew(kind, questions);
      return media.keeping(async (keep) => {
        const images = await storeImages(keep, questions, received);
        return inTransaction(async (transaction) => {
          await lockDuplicates(transaction);
          // Again, because another upload may have added them in the meantime.
          if (!form.allowRepeats) await assertNew(kind, questions, transaction);
          const topicId =
            'topicId' in topic
              ? topic.topicId
              : await findOrCreateTopic(transaction, { subjectId, name: topic.topicName });
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
      return { existing: await existing(kind === 'regular' ? 'REGULAR' : 'RAPID_FIRE', questions) };
    },
  };
}

const nameOf = ({ originalName }: ReceivedFile): string => originalName;
const issueOf = (message: string): Issue => ({ path: 'body.questionText', message });
const asOption = (text: string) => ({ text, isCorrect: false });
