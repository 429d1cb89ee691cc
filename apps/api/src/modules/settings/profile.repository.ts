import type { Database } from '@markwell/database/connect';

export interface Profile {
  name: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  schoolYear: string | null;
  schoolName: string | null;
}

export interface ProfileRepository {
  find: (userId: string) => Promise<Profile | undefined>;
  /** Fields that are undefined are not changed. */
  update: (userId: string, change: ProfileChange) => Promise<Profile>;
}

export interface ProfileChange {
  name: string;
  firstName: string | null | undefined;
  lastName: string | null | undefined;
  schoolYear: string | null | undefined;
  schoolName: string | null | undefined;
}

const fields = {
  name: true,
  email: true,
  firstName: true,
  lastName: true,
  schoolYear: true,
  schoolName: true,
} as const;

export function createProfileRepository(database: Database): ProfileRepository {
  return {
    async find(userId) {
      return (await database.user.findUnique({ where: { id: userId }, select: fields })) ?? undefined;
    },
    update: (userId, { name, firstName, lastName, schoolYear, schoolName }) =>
      database.user.update({
        where: { id: userId },
        data: {
          name,
          ...(firstName === undefined ? {} : { firstName }),
          ...(lastName === undefined ? {} : { lastName }),
          ...(schoolYear === undefined ? {} : { schoolYear }),
          ...(schoolName === undefined ? {} : { schoolName }),
        },
        select: fields,
      }),
  };
}
