import type { Database } from '@markwell/database/connect';
import { pageArrangementFields } from '../access-arrangement.mapper.ts';
import type { SignInState } from '../assert-can-sign-in.ts';
import type { SessionUser } from '../session-user.mapper.ts';

export interface Account extends SessionUser, SignInState {
  passwordHash: string | null;
  tokenVersion: number;
}

export interface AuthRepository {
  findByEmail: (email: string) => Promise<Account | undefined>;
  findById: (userId: string) => Promise<Account | undefined>;
  findSessionUser: (userId: string) => Promise<SessionUser | undefined>;
  recordSignIn: (userId: string, at: Date) => Promise<void>;
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

export function createAuthRepository(database: Database): AuthRepository {
  const select = { ...sessionUserFields, ...signInFields };
  return {
    async findByEmail(email) {
      return (await database.user.findUnique({ where: { email }, select })) ?? undefined;
    },
    async findById(id) {
      return (await database.user.findUnique({ where: { id }, select })) ?? undefined;
    },
    async findSessionUser(userId) {
      return (
        (await database.user.findUnique({ where: { id: userId }, select: sessionUserFields })) ?? undefined
      );
    },
    async recordSignIn(userId, at) {
      await database.user.update({ where: { id: userId }, data: { lastLoginAt: at }, select: { id: true } });
    },
  };
}
