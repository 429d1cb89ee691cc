import type { Database } from '@markwell/database/connect';
import type { Prisma } from '@markwell/database/client';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { findOrCreateTopic } from '../../domain/curriculum/find-or-create-topic.repository.ts';
import { addMediaFiles, type NewMediaFile } from '../../domain/media/media-files.repository.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { createQuestions } from '../../domain/question-bank/create-questions.repository.ts';
import { changeQuestionBank } from '../../domain/question-bank/bucket-positions.repository.ts';
import type { NewQuestion } from '../../domain/question-bank/question-rows.ts';
import {
  createDuplicatesRepository,
  type DuplicatesRepository,
} from '../../domain/question-bank/duplicates.repository.ts';

/** The topic of an upload: an existing one, or one by name, which is created if it does not exist. */
export type TopicChoice = { topicId: string } | { topicName: string };

export interface UploadToWrite {
  subjectId: string;
  topic: TopicChoice;
  files: readonly NewMediaFile[];
  questions: readonly Omit<NewQuestion, 'topicId'>[];
  uploadedById: string;
}

export interface Uploaded {
  topicId: string;
  questionsCreated: number;
}

export interface UploadRepository {
  /** The stage of a subject; undefined when the subject is archived or does not exist. */
  findStageId: (subjectId: string) => Promise<string | undefined>;
  hasTopic: (subjectId: string, topicId: string) => Promise<boolean>;
  /**
   * Writes topic, files, questions, their bucket positions and the recorded reply, all or nothing. Runs
   * `assertNew` while no other upload can write, so that the later of two identical uploads sees the
   * questions of the earlier one. Throws what `assertNew` throws.
   */
  write: (
    upload: UploadToWrite,
    assertNew: (sameText: DuplicatesRepository) => Promise<void>,
    recordReply: RecordReply<Uploaded>,
  ) => Promise<Uploaded>;
}

export function createUploadRepository(database: Database): UploadRepository {
  return {
    async findStageId(subjectId) {
      const subject = await database.subject.findFirst({
        where: { id: subjectId, archivedAt: null },
        select: { stageId: true },
      });
      return subject?.stageId;
    },

    async hasTopic(subjectId, topicId) {
      return (await database.topic.count({ where: { id: topicId, subjectId, archivedAt: null } })) === 1;
    },

    write: ({ subjectId, topic, files, questions, uploadedById }, assertNew, recordReply) =>
      changeQuestionBank(database, async (transaction) => {
        await transaction.$executeRaw`select pg_advisory_xact_lock(hashtext('uploads'))`;
        await assertNew(createDuplicatesRepository(transaction));
        const topicId = await topicIdOf(transaction, subjectId, topic);
        await addMediaFiles(transaction, files, uploadedById);
        const placed = questions.map((question) => ({ ...question, topicId }));
        const ids = await createQuestions(transaction, placed, uploadedById);
        await writeAuditEntry(transaction, {
          actorId: uploadedById,
          action: 'questions.uploaded',
          subjectKind: 'topic',
          subjectId: topicId,
          before: null,
          after: { subjectId, kind: questions[0]?.kind ?? null, questionsCreated: ids.length },
        });
        const uploaded = { topicId, questionsCreated: ids.length };
        await recordReply(uploaded, transaction);
        return uploaded;
      }),
  };
}

function topicIdOf(
  transaction: Prisma.TransactionClient,
  subjectId: string,
  topic: TopicChoice,
): Promise<string> {
  if ('topicId' in topic) return Promise.resolve(topic.topicId);
  return findOrCreateTopic(transaction, { subjectId, name: topic.topicName });
}
