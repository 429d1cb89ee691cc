import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { createJoinCode } from '@markwell/shared/classes/join-code';
import { buildStage } from './build-curriculum.ts';
import { uniqueName } from './unique-name.ts';

let classes = 0;

/** A join code that no other class of the test file has. */
function nextJoinCode(): string {
  let rest = (classes += 1);
  return createJoinCode((below) => {
    const digit = rest % below;
    rest = Math.floor(rest / below);
    return digit;
  });
}

/** A class in a new stage unless `stageId` is given. Its code does not expire soon; it has no teachers and no members. */
export async function buildClass(
  database: Database,
  overrides: Partial<Prisma.SchoolClassUncheckedCreateInput> = {},
) {
  return database.schoolClass.create({
    data: {
      stageId: overrides.stageId ?? (await buildStage(database)).id,
      name: uniqueName('Class'),
      joinCode: nextJoinCode(),
      joinCodeExpiresAt: new Date('2100-01-01'),
      ...overrides,
    },
  });
}

interface PeopleOfClass {
  owner: { id: string; schoolId: string | null };
  coTeachers?: readonly { id: string }[];
  members?: readonly { id: string }[];
}

/** A class of the owner's school with its teachers and current members. */
export async function buildClassOf(
  database: Database,
  { owner, coTeachers = [], members = [] }: PeopleOfClass,
  overrides: Partial<Prisma.SchoolClassUncheckedCreateInput> = {},
) {
  const schoolClass = await buildClass(database, { schoolId: owner.schoolId, ...overrides });
  const classId = schoolClass.id;
  await database.classTeacher.createMany({
    data: [
      { classId, userId: owner.id, isOwner: true },
      ...coTeachers.map(({ id }) => ({ classId, userId: id })),
    ],
  });
  await database.classMember.createMany({
    data: members.map(({ id }) => ({ classId, userId: id, joinedAt: new Date() })),
  });
  return schoolClass;
}
