import type { Database } from '@markwell/database/connect';
import { pageArrangementFields } from '../access-arrangement.mapper.ts';
import type { SignInState } from '../assert-can-sign-in.ts';
import type { SessionUser } from '../session-user.mapper.ts';

export interface Account extends SessionUser, SignInState {
  passwordHash: string | null;
  tokenVersion: number;
}

const sessionUserFields = {
  id: true,
  email: true,
  name: true,
  role: true,
  firstName: true,
  lastName: true,
  avatar: true,
  schoolYear: true,
  schoolName: true,
  currentStageId: true,
  currentExamBoardId: true,
  isExamBoardUnknown: true,
  accessArrangement: { select: pageArrangementFields },
} as const;

const signInFields = {
  passwordHash: true,
  tokenVersion: true,
  isActive: true,
  emailVerifiedAt: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentWithdrawnAt: true,
  needsAge: true,
} as const;

const select = { ...sessionUserFields, ...signInFields };

export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return (await db.user.findUnique({ where: { email }, select })) ?? undefined;
}

export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  return (await db.user.findUnique({ where: { id }, select })) ?? undefined;
}

export async function findSessionUser(db: Database, userId: string): Promise<SessionUser | undefined> {
  return (await db.user.findUnique({ where: { id: userId }, select: sessionUserFields })) ?? undefined;
}

export async function recordSignIn(db: Database, userId: string, at: Date): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { lastLoginAt: at }, select: { id: true } });
}
