import type { Database } from '@markwell/database/connect';
import { adminRoles } from '@markwell/shared/vocabulary/roles';
import type { Caller } from './caller.ts';

export interface CallerRecord {
  caller: Caller;
  isActive: boolean;
  tokenVersion: number;
}

const callerFields = { id: true, role: true, schoolId: true, premiumUntil: true } as const;

export type FindCaller = (userId: string) => Promise<CallerRecord | undefined>;

export function createCallersRepository(database: Database): { find: FindCaller } {
  return {
    async find(userId) {
      const user = await database.user.findUnique({
        where: { id: userId },
        select: { ...callerFields, isActive: true, tokenVersion: true },
      });
      if (!user) return undefined;
      const { isActive, tokenVersion, ...caller } = user;
      return { caller: { ...caller, isAdmin: adminRoles.includes(user.role) }, isActive, tokenVersion };
    },
  };
}
