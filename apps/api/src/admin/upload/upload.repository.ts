import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { sql } from 'kysely';
import type { Transaction } from '../../domain/question-bank/position-statements.repository.ts';

export interface UploadRepository {
  /** The stage of a subject; undefined when the subject is archived or does not exist. */
  findStageId: (subjectId: string) => Promise<string | undefined>;
  hasTopic: (subjectId: string, topicId: string) => Promise<boolean>;
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
  };
}

/** Waits until no other upload writes, so that of two identical uploads the later one sees the earlier one. */
export async function lockUploads(transaction: Transaction): Promise<void> {
  await sqlOf(transaction)
    .selectNoFrom((eb) =>
      // As text, because Prisma cannot read a result of the type void.
      eb
        .cast<string>(eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [sql.lit('uploads')])]), 'text')
        .as('lock'),
    )
    .execute();
}
