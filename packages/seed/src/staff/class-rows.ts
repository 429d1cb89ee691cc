import type { Rows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import { classPupilRow } from './class-pupils.ts';

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

const day = 86_400_000;
/** Pupils of the second class who have not taken a test. */
const newcomers = ['Ines Moreau', 'Caleb Whitmore', 'Tara Singh'];

/**
 * Two classes of the demo teacher with 28 pupils in all, and a co-teacher of the first: sixteen of those who took the
 * tests and the demo pupil are in one, eight of them and three newcomers in the other.
 */
export function classRows(
  world: ClassesWorld,
): Pick<Rows, 'users' | 'classes' | 'classTeachers' | 'classMembers'> {
  const { teacherId, pupilId, classPupilIds, school, stageId, subjectId, now } = world;
  const createdAt = new Date(now.getTime() - 28 * day);
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
  const added = newcomers.map((name) => classPupilRow(uuid(), name, { school, stageId, now }));
  const members = (classId: string, ids: readonly string[]) =>
    ids.map((userId, place) => ({
      id: uuid(),
      classId,
      userId,
      joinedAt: new Date(now.getTime() - (27 - (place % 5)) * day),
    }));
  return {
    users: [coTeacher, ...added],
    classes: [first, second],
    classTeachers: [
      { classId: first.id, userId: teacherId, isOwner: true, addedAt: createdAt },
      { classId: first.id, userId: coTeacher.id, isOwner: false, addedAt: createdAt },
      { classId: second.id, userId: teacherId, isOwner: true, addedAt: createdAt },
    ],
    classMembers: [
      ...members(first.id, [pupilId, ...classPupilIds.slice(0, 16)]),
      ...members(second.id, [...classPupilIds.slice(16), ...added.map(({ id }) => id)]),
    ],
  };
}
