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

const include = { confirmedBy: { select: { name: true } } } as const;

/** Undefined for a user who never chose anything. */
export async function findArrangement(db: Database, userId: string): Promise<StoredArrangement | undefined> {
  return (await db.accessArrangement.findUnique({ where: { userId }, include })) ?? undefined;
}

export async function isPupil(db: Database, userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, role: 'STUDENT' } })) > 0;
}

export async function storeOwnArrangement(
  transaction: Transaction,
  userId: string,
  own: OwnArrangementDto,
): Promise<void> {
  await transaction.accessArrangement.upsert({
    where: { userId },
    create: { userId, ...own },
    update: own,
  });
}

export function storeConfirmedArrangement(
  transaction: Transaction,
  userId: string,
  { extraTimePercent, breakMinutes, hasReader, ...confirmation }: Confirmation,
): Promise<StoredArrangement> {
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
}
