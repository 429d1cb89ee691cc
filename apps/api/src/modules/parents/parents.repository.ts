import type { Database } from '@markwell/database/connect';
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

export interface ParentsRepository {
  findAdult: (client: Transaction, userId: string) => Promise<Adult | undefined>;
  /** Of an account that needed a parent's consent, `consentEndsOn` is the day on which that ends by this month. */
  setBirthMonth: (
    transaction: Transaction,
    childId: string,
    birthMonth: string,
    consentEndsOn: string | null,
  ) => Promise<void>;
  /** Replaces the earlier code of the same maker. */
  storeCode: (
    transaction: Transaction,
    code: { childId: string; madeById: string; hash: Bytes; at: Date; expiresAt: Date },
  ) => Promise<void>;
  findCode: (
    transaction: Transaction,
    hash: Bytes,
    now: Date,
  ) => Promise<{ childId: string; madeById: string } | undefined>;
  /** Returns false when another request has used it. */
  useCode: (transaction: Transaction, hash: Bytes) => Promise<boolean>;
  createLink: (transaction: Transaction, link: NewLink) => Promise<string>;
  /** Whether an administrator ended a link of these two. */
  isEndedByAdmin: (transaction: Transaction, childId: string, parentId: string) => Promise<boolean>;
  isBlocked: (transaction: Transaction, childId: string, emailHash: Bytes) => Promise<boolean>;
  /** Replaces an earlier invitation of the same address. */
  invite: (
    transaction: Transaction,
    invitation: { childId: string; email: string; at: Date; expiresAt: Date },
  ) => Promise<string>;
  /** Undefined fields stay as they are. */
  update: (
    transaction: Transaction,
    linkId: string,
    change: {
      state?: 'REQUESTED' | 'ACTIVE';
      parentId?: string;
      childAgreedAt?: Date | null;
      parentAgreedAt?: Date;
      endAskedAt?: Date;
    },
  ) => Promise<void>;
  recordView: (linkId: string, day: string, kind: 'SUMMARY') => Promise<void>;
  listViews: (childId: string, limit: number) => Promise<ParentViewDto[]>;
}

export function createParentsRepository(database: Database): ParentsRepository {
  return {
    findAdult: async (client, userId) =>
      (await client.user.findUnique({
        where: { id: userId },
        select: { id: true, name: true, email: true },
      })) ?? undefined,

    async setBirthMonth(transaction, childId, birthMonth, consentEndsOn) {
      await transaction.user.update({
        where: { id: childId },
        data: {
          birthMonth: toDateColumn(`${birthMonth}-01`),
          consentEndsOn: consentEndsOn === null ? null : toDateColumn(consentEndsOn),
        },
        select: { id: true },
      });
    },

    async storeCode(transaction, { childId, madeById, hash, at, expiresAt }) {
      await transaction.parentCode.deleteMany({ where: { childId, madeById } });
      await transaction.parentCode.create({
        data: { childId, madeById, codeHash: hash, createdAt: at, expiresAt },
      });
    },

    findCode: async (transaction, codeHash, now) =>
      (await transaction.parentCode.findFirst({
        where: { codeHash, expiresAt: { gt: now } },
        select: { childId: true, madeById: true },
      })) ?? undefined,

    async useCode(transaction, codeHash) {
      const { count } = await transaction.parentCode.deleteMany({ where: { codeHash } });
      return count === 1;
    },

    async createLink(transaction, { childAgreedAt, ...link }) {
      const state = childAgreedAt === null ? 'REQUESTED' : 'ACTIVE';
      const { id } = await transaction.parentLink.create({
        data: { ...link, childAgreedAt, state, createdAt: link.parentAgreedAt },
        select: { id: true },
      });
      return id;
    },

    isEndedByAdmin: async (transaction, childId, parentId) =>
      (await transaction.parentLink.count({ where: { childId, parentId, endedBy: 'ADMIN' } })) > 0,

    isBlocked: async (transaction, childId, blockedEmailHash) =>
      (await transaction.parentLink.count({ where: { childId, blockedEmailHash } })) > 0,

    async invite(transaction, { childId, email, at, expiresAt }) {
      await transaction.parentLink.deleteMany({
        where: {
          childId,
          state: 'INVITED',
          OR: [{ invitedEmail: email }, { invitationExpiresAt: { lte: at } }],
        },
      });
      const { id } = await transaction.parentLink.create({
        data: {
          childId,
          state: 'INVITED',
          invitedEmail: email,
          invitationExpiresAt: expiresAt,
          createdAt: at,
        },
        select: { id: true },
      });
      return id;
    },

    async update(transaction, id, change) {
      const isAnswered = change.state !== undefined;
      await transaction.parentLink.update({
        where: { id },
        data: {
          ...change,
          ...(isAnswered && { invitedEmail: null, tokenHash: null, invitationExpiresAt: null }),
        },
        select: { id: true },
      });
    },

    async recordView(linkId, day, kind) {
      await database.parentView.createMany({
        data: [{ linkId, day: toDateColumn(day), kind }],
        skipDuplicates: true,
      });
    },

    async listViews(childId, limit) {
      const views = await database.parentView.findMany({
        where: { link: { childId } },
        select: { day: true, kind: true, link: { select: { parent: { select: { name: true } } } } },
        orderBy: [{ day: 'desc' }, { linkId: 'asc' }, { kind: 'asc' }],
        take: limit,
      });
      return views.map(({ day, kind, link }) => ({
        name: link.parent?.name ?? '',
        day: fromDateColumn(day),
        kind,
      }));
    },
  };
}
