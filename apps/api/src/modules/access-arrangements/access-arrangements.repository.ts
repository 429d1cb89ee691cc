import type {
  AssignmentArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { Updateable } from 'kysely';
import type { StoredArrangement } from '#modules/accounts/access-arrangement.mapper.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

interface Confirmation extends AssignmentArrangementDto {
  confirmedById: string;
  confirmedAt: Date;
}

const arrangements = (client: Sql, userId: string) =>
  client
    .selectFrom('access_arrangements')
    .leftJoin('users as confirmer', 'confirmer.id', 'access_arrangements.confirmed_by')
    .select([
      'extra_time_percent as extraTimePercent',
      'break_minutes as breakMinutes',
      'has_reader as hasReader',
      'text_size as textSize',
      'spacing',
      'font',
      'paper_colour as paperColour',
      'assignment_extra_time_percent as assignmentExtraTimePercent',
      'assignment_break_minutes as assignmentBreakMinutes',
      'assignment_has_reader as assignmentHasReader',
      'confirmed_at as confirmedAt',
      'confirmer.name as confirmerName',
    ])
    .where('access_arrangements.user_id', '=', userId);

type ArrangementRow = Omit<StoredArrangement, 'confirmedBy'> & { confirmerName: string | null };

const toStored = ({ confirmerName, ...row }: ArrangementRow): StoredArrangement => ({
  ...row,
  confirmedBy: confirmerName === null ? null : { name: confirmerName },
});

/** Undefined for a user who never chose anything. */
export async function findArrangement(db: Database, userId: string): Promise<StoredArrangement | undefined> {
  const row = await arrangements(db.sql, userId).executeTakeFirst();
  return row && toStored(row);
}

export async function isPupil(db: Database, userId: string): Promise<boolean> {
  const pupil = await db.sql
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'STUDENT')
    .executeTakeFirst();
  return pupil !== undefined;
}

export async function storeOwnArrangement(
  transaction: Transaction,
  userId: string,
  own: OwnArrangementDto,
): Promise<void> {
  await store(transaction, userId, {
    extra_time_percent: own.extraTimePercent,
    break_minutes: own.breakMinutes,
    has_reader: own.hasReader,
    text_size: own.textSize,
    spacing: own.spacing,
    font: own.font,
    paper_colour: own.paperColour,
  });
}

export async function storeConfirmedArrangement(
  transaction: Transaction,
  userId: string,
  { extraTimePercent, breakMinutes, hasReader, confirmedById, confirmedAt }: Confirmation,
): Promise<StoredArrangement> {
  await store(transaction, userId, {
    assignment_extra_time_percent: extraTimePercent,
    assignment_break_minutes: breakMinutes,
    assignment_has_reader: hasReader,
    confirmed_by: confirmedById,
    confirmed_at: confirmedAt,
  });
  return toStored(await arrangements(transaction, userId).executeTakeFirstOrThrow());
}

async function store(
  transaction: Transaction,
  userId: string,
  fields: Updateable<Tables['access_arrangements']>,
) {
  const row = { ...fields, updated_at: new Date() };
  await transaction
    .insertInto('access_arrangements')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
