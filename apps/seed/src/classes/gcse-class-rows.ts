import { v7 as uuid } from 'uuid';
import { classPupilRow, gcseNames } from './class-pupils.ts';
import { joinedAgo, type ClassRows } from './class-rows.ts';

interface GcseClassWorld {
  /** The demo pupil of GCSE, a member of the class. */
  premiumId: string;
  stageId: string;
  subjectId: string;
  now: Date;
}

const day = 86_400_000;
const schoolName = 'Riverside Academy';

/** A small class of another teacher, of whom we know no school, so that both children of the demo parent have work. */
export function gcseClassRows({ premiumId, stageId, subjectId, now }: GcseClassWorld): ClassRows {
  const createdAt = new Date(now.getTime() - 33 * day);
  const teacher = {
    id: uuid(),
    name: 'Ruth Bellamy',
    firstName: 'Ruth',
    lastName: 'Bellamy',
    email: 'ruth.bellamy@staff.example.com',
    role: 'TEACHER',
    schoolName,
    emailVerifiedAt: createdAt,
    emailNotifications: false,
    weeklyReports: false,
    createdAt,
  } as const;
  const schoolClass = {
    id: uuid(),
    name: '10R Mathematics',
    stageId,
    subjectId,
    joinCode: 'RMW628',
    joinCodeExpiresAt: new Date(now.getTime() + 60 * day),
    createdAt,
  };
  const pupils = gcseNames.map((name) => ({
    ...classPupilRow(uuid(), name, { school: { id: null, name: schoolName }, stageId, now }),
    schoolYear: 'Year 10',
    parentEmail: null,
    parentConfirmedAt: null,
  }));
  return {
    users: [teacher, ...pupils],
    classes: [schoolClass],
    classTeachers: [{ classId: schoolClass.id, userId: teacher.id, isOwner: true, addedAt: createdAt }],
    classMembers: joinedAgo(schoolClass.id, [premiumId, ...pupils.map(({ id }) => id)], 32, now),
    accessArrangements: [],
  };
}
