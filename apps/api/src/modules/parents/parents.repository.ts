import type { Database } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { ParentViewDto } from '@markwell/shared/parents/parents.schemas';
import type { Adult } from './parent-links.rules.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface NewLink {
  childId: string;
  parentId: string;
  childAgreedAt: Date | null;
  parentAgreedAt: Date;
}

export function findAdultByEmail(transaction: Transaction, userId: string): Promise<Adult | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Of an account that needed a parent's consent, `consentEndsOn` is the day on which that ends by this month. */
export async function setBirthMonth(
  transaction: Transaction,
  childId: string,
  birthMonth: string,
  consentEndsOn: string | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      birth_month: typed('date', toDateColumn(`${birthMonth}-01`)),
      consent_ends_on: consentEndsOn === null ? null : typed('date', toDateColumn(consentEndsOn)),
      updated_at: new Date(),
    })
    .where('id', '=', childId)
    .execute();
}

/** Replaces the earlier code of the same maker. */
export async function storePairingCode(
  transaction: Transaction,
  {
    childId,
    madeById,
    hash,
    at,
    expiresAt,
  }: { childId: string; madeById: string; hash: Bytes; at: Date; expiresAt: Date },
): Promise<void> {
  await transaction
    .deleteFrom('parent_codes')
    .where('child_id', '=', childId)
    .where('made_by_id', '=', madeById)
    .execute();
  await transaction
    .insertInto('parent_codes')
    .values({
      id: uuid(),
      child_id: childId,
      made_by_id: madeById,
      code_hash: hash,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
}

export function findPairingCode(
  transaction: Transaction,
  codeHash: Bytes,
  now: Date,
): Promise<{ childId: string; madeById: string } | undefined> {
  return transaction
    .selectFrom('parent_codes')
    .select(['child_id as childId', 'made_by_id as madeById'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns false when another request has used it. */
export async function usePairingCode(transaction: Transaction, codeHash: Bytes): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('parent_codes')
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function createParentLink(
  transaction: Transaction,
  { childId, parentId, childAgreedAt, parentAgreedAt }: NewLink,
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('parent_links')
    .values({
      id,
      child_id: childId,
      parent_id: parentId,
      child_agreed_at: childAgreedAt,
      parent_agreed_at: parentAgreedAt,
      state: childAgreedAt === null ? 'REQUESTED' : 'ACTIVE',
      created_at: parentAgreedAt,
    })
    .execute();
  return id;
}

/** Whether an administrator ended a link of these two. */
export async function isLinkEndedByAdmin(
  transaction: Transaction,
  childId: string,
  parentId: string,
): Promise<boolean> {
  const ended = await transaction
    .selectFrom('parent_links')
    .select('id')
    .where('child_id', '=', childId)
    .where('parent_id', '=', parentId)
    .where('ended_by', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirst();
  return ended !== undefined;
}

export async function isParentBlocked(
  transaction: Transaction,
  childId: string,
  blockedEmailHash: Bytes,
): Promise<boolean> {
  const blocked = await transaction
    .selectFrom('parent_links')
    .select('id')
    .where('child_id', '=', childId)
    .where('blocked_email_hash', '=', blockedEmailHash)
    .limit(1)
    .executeTakeFirst();
  return blocked !== undefined;
}

/** Replaces an earlier invitation of the same address. */
export async function storeParentInvitation(
  transaction: Transaction,
  { childId, email, at, expiresAt }: { childId: string; email: string; at: Date; expiresAt: Date },
): Promise<string> {
  await transaction
    .deleteFrom('parent_links')
    .where('child_id', '=', childId)
    .where('state', '=', 'INVITED')
    .where((eb) => eb.or([eb('invited_email', '=', email), eb('invitation_expires_at', '<=', at)]))
    .execute();
  const id = uuid();
  await transaction
    .insertInto('parent_links')
    .values({
      id,
      child_id: childId,
      state: 'INVITED',
      invited_email: email,
      invitation_expires_at: expiresAt,
      created_at: at,
    })
    .execute();
  return id;
}

/** Undefined fields stay as they are. */
export async function updateParentLink(
  transaction: Transaction,
  id: string,
  change: {
    state?: 'REQUESTED' | 'ACTIVE';
    parentId?: string;
    childAgreedAt?: Date | null;
    parentAgreedAt?: Date;
    endAskedAt?: Date;
  },
): Promise<void> {
  const isAnswered = change.state !== undefined;
  await transaction
    .updateTable('parent_links')
    .set({
      state: change.state,
      parent_id: change.parentId,
      child_agreed_at: change.childAgreedAt,
      parent_agreed_at: change.parentAgreedAt,
      end_asked_at: change.endAskedAt,
      ...(isAnswered && { invited_email: null, token_hash: null, invitation_expires_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function recordParentView(
  db: Database,
  linkId: string,
  day: string,
  kind: 'SUMMARY',
): Promise<void> {
  await db.sql
    .insertInto('parent_views')
    .values({ link_id: linkId, day: typed('date', toDateColumn(day)), kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findParentViews(
  db: Database,
  childId: string,
  limit: number,
): Promise<ParentViewDto[]> {
  const views = await db.sql
    .selectFrom('parent_views as view')
    .innerJoin('parent_links as link', 'link.id', 'view.link_id')
    .leftJoin('users as parent', 'parent.id', 'link.parent_id')
    .select(['parent.name', 'view.day', 'view.kind'])
    .where('link.child_id', '=', childId)
    .orderBy('view.day', 'desc')
    .orderBy('view.link_id')
    .orderBy('view.kind')
    .limit(limit)
    .execute();
  return views.map(({ name, day, kind }) => ({ name: name ?? '', day: fromDateColumn(day), kind }));
}
