import type {
  AssignmentArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import type { Database } from '@markwell/database/connect';
import type { StoredArrangement } from '#modules/accounts/access-arrangement.mapper.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface Confirmation extends AssignmentArrangementDto {
  confirmedById: string;
  confirmedAt: Date;
}

export interface AccessArrangementsRepository {
  /** Undefined for a user who never chose anything. */
  find: (userId: string) => Promise<StoredArrangement | undefined>;
  isPupil: (userId: string) => Promise<boolean>;
  saveOwn: (transaction: Transaction, userId: string, own: OwnArrangementDto) => Promise<void>;
  saveConfirmed: (
    transaction: Transaction,
    userId: string,
    confirmation: Confirmation,
  ) => Promise<StoredArrangement>;
}

const include = { confirmedBy: { select: { name: true } } } as const;

export function createAccessArrangementsRepository(database: Database): AccessArrangementsRepository {
  return {
    find: async (userId) =>
      (await database.accessArrangement.findUnique({ where: { userId }, include })) ?? undefined,

    isPupil: async (userId) => (await database.user.count({ where: { id: userId, role: 'STUDENT' } })) > 0,

    async saveOwn(transaction, userId, own) {
      await transaction.accessArrangement.upsert({
        where: { userId },
        create: { userId, ...own },
        update: own,
      });
    },

    saveConfirmed: (transaction, userId, { extraTimePercent, breakMinutes, hasReader, ...confirmation }) => {
      const data = {
        assignmentExtraTimePercent: extraTimePercent,
        assignmentBreakMinutes: breakMinutes,
        assignmentHasReader: hasReader,
        ...confirmation,
      };
      return transaction.accessArrangement.upsert({
        where: { userId },
        create: { userId, ...data },
        update: data,
        include,
      });
    },
  };
}
