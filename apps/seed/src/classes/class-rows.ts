import type { Rows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import { classPupilRow, clubNames, newcomerNames } from './class-pupils.ts';

interface ClassesWorld {
  teacherId: string;
  /** The demo pupil, a member of the first class. */
  pupilId: string;
  /** The pupils who took the class's tests. */
  classPupilIds: readonly string[];
  school: { id: string; name: string };
  stageId: string;
  subjectId: string;
  now: Date;
}

export interface ClassRows extends Pick<Rows, 'users' | 'classTeachers' | 'accessArrangements'> {
  classes: (Rows['classes'][number] & { id: string })[];
  classMembers: { id: string; classId: string; userId: string; joinedAt: Date }[];
}

const day = 86_400_000;

/** Members who joined a class some days ago. */
export const joinedAgo = (
  classId: string,
  ids: readonly string[],
  daysAgo: number,
  now: Date,
): ClassRows['classMembers'] =>
  ids.map((userId) => ({ id: uuid(), classId, userId, joinedAt: new Date(now.getTime() - daysAgo * day) }));

/**
 * Two classes of the demo teacher with 28 pupils each, and a co-teacher of the first. In the first are the demo pupil,
 * those who took the tests and newcomers, in the second other pupils. The teacher has confirmed an access arrangement of
 * one newcomer.
 */
export function classRows(world: ClassesWorld): ClassRows {
  const { teacherId, pupilId, classPupilIds, school, stageId, subjectId, now } = world;
  const createdAt = new Date(now.getTime() - 80 * day);
  const common = {
    schoolId: school.id,
    stageId,
    joinCodeExpiresAt: new Date(now.getTime() + 60 * day),
    createdAt,
  };
  const first = { ...common, id: uuid(), name: '5H Mathematics', subjectId, joinCode: 'HKM347' };
  const second = { ...common, id: uuid(), name: '5M 11+ Club', joinCode: 'CDPT69' };
  const coTeacher = {
    id: uuid(),
    name: 'Tom Ashworth',
    firstName: 'Tom',
    lastName: 'Ashworth',
    email: 'tom.ashworth@staff.example.com',
    role: 'TEACHER',
    schoolName: school.name,
    schoolId: school.id,
    emailVerifiedAt: createdAt,
    emailNotifications: false,
    weeklyReports: false,
    createdAt,
  } as const;
  const pupilsOf = (names: readonly string[]) =>
    names.map((name) => classPupilRow(uuid(), name, { school, stageId, now }));
  const [newcomers, club] = [pupilsOf(newcomerNames), pupilsOf(clubNames)];
  const members = (classId: string, ids: readonly string[], daysAgo: number) =>
    joinedAgo(classId, ids, daysAgo, now);
  return {
    users: [coTeacher, ...newcomers, ...club],
    classes: [first, second],
    classTeachers: [
      { classId: first.id, userId: teacherId, isOwner: true, addedAt: createdAt },
      { classId: first.id, userId: coTeacher.id, isOwner: false, addedAt: createdAt },
      { classId: second.id, userId: teacherId, isOwner: true, addedAt: createdAt },
    ],
    accessArrangements: newcomers.slice(0, 1).map(({ id }) => ({
      userId: id,
      assignmentExtraTimePercent: 25,
      assignmentBreakMinutes: 5,
      assignmentHasReader: true,
      confirmedById: teacherId,
      confirmedAt: new Date(now.getTime() - 10 * day),
      updatedAt: new Date(now.getTime() - 10 * day),
    })),
    classMembers: [
      ...members(first.id, [pupilId, ...classPupilIds], 79),
      ...members(
        first.id,
        newcomers.map(({ id }) => id),
        12,
      ),
      ...members(
        second.id,
        club.map(({ id }) => id),
        79,
      ),
    ],
  };
}
