import type { Database } from '@markwell/database/connect';

interface Profile {
  name: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  schoolYear: string | null;
  schoolName: string | null;
}

interface ProfileChange {
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

export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  return (await db.user.findUnique({ where: { id: userId }, select: fields })) ?? undefined;
}

/** Fields that are undefined are not changed. */
export function storeProfile(
  db: Database,
  userId: string,
  { name, firstName, lastName, schoolYear, schoolName }: ProfileChange,
): Promise<Profile> {
  return db.user.update({
    where: { id: userId },
    data: {
      name,
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...(schoolYear === undefined ? {} : { schoolYear }),
      ...(schoolName === undefined ? {} : { schoolName }),
    },
    select: fields,
  });
}
