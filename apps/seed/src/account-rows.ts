import { demoAccounts, demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '@markwell/api/modules/accounts/password-hash';
import { requireId } from './library/load-curriculum.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';

type Email = (typeof demoAccounts)[number]['email'];

interface Accounts {
  rows: Pick<Rows, 'schools' | 'users' | 'parentLinks' | 'accessArrangements'>;
  idOf: (email: Email) => string;
  school: { id: string; name: string };
}

interface Choices {
  stageIds: ReadonlyMap<string, string>;
  boardIds: ReadonlyMap<string, string>;
  now: Date;
}

const day = 86_400_000;

/**
 * The rows of the demo accounts. All of them have the same password. The parent sees the summaries of two pupils, one of
 * them under 13.
 */
export async function accountRows({ stageIds, boardIds, now }: Choices): Promise<Accounts> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  /** The month of birth of someone who turned this age two months ago. */
  const bornYearsAgo = (years: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth() - 2, 1));
  const school = { id: uuid(), name: 'Hollybrook Grammar School' };
  const details: Record<Email, Omit<Rows['users'][number], 'email' | 'role' | 'name'> & Name> = {
    'pupil@example.com': {
      firstName: 'Aisha',
      lastName: 'Rahman',
      schoolYear: 'Year 5',
      schoolName: 'Oakfield Primary School',
      currentStageId: requireId(stageIds, 'ELEVEN_PLUS'),
      currentExamBoardId: requireId(boardIds, 'GL'),
      parentEmail: 'parent@example.com',
      parentConfirmedAt: daysAgo(34),
      birthMonth: bornYearsAgo(10),
    },
    'premium@example.com': {
      firstName: 'Daniel',
      lastName: 'Okafor',
      schoolYear: 'Year 10',
      schoolName: 'Riverside Academy',
      currentStageId: requireId(stageIds, 'GCSE'),
      premiumUntil: daysAgo(-365),
      birthMonth: bornYearsAgo(15),
    },
    'new@example.com': { firstName: 'Maya', lastName: 'Patel' },
    'teacher@example.com': {
      firstName: 'Helen',
      lastName: 'Marsh',
      schoolName: school.name,
      schoolId: school.id,
      currentStageId: requireId(stageIds, 'ELEVEN_PLUS'),
      currentExamBoardId: requireId(boardIds, 'GL'),
    },
    'parent@example.com': { firstName: 'Imran', lastName: 'Rahman' },
    'admin@example.com': {
      firstName: 'Grace',
      lastName: 'Whitfield',
      currentStageId: requireId(stageIds, 'ELEVEN_PLUS'),
    },
    'super@example.com': {
      firstName: 'Owen',
      lastName: 'Llewellyn',
      currentStageId: requireId(stageIds, 'ELEVEN_PLUS'),
    },
  };
  const ids = new Map<string, string>(demoAccounts.map(({ email }) => [email, uuid()]));
  const idOf = (email: Email) => requireId(ids, email);
  const users = demoAccounts.map(async ({ email, role }) => ({
    id: idOf(email),
    email,
    role,
    name: `${details[email].firstName} ${details[email].lastName}`,
    passwordHash: await hashPassword(demoPassword),
    emailVerifiedAt: daysAgo(90),
    createdAt: daysAgo(90),
    ...details[email],
  }));
  const parentLinks = (['pupil@example.com', 'premium@example.com'] as const).map((email) => ({
    id: uuid(),
    childId: idOf(email),
    parentId: idOf('parent@example.com'),
    state: 'ACTIVE' as const,
    childAgreedAt: daysAgo(30),
    parentAgreedAt: daysAgo(30),
    createdAt: daysAgo(30),
  }));
  const accessArrangements = [
    { userId: idOf('premium@example.com'), extraTimePercent: 25, breakMinutes: 5, updatedAt: daysAgo(20) },
  ];
  return {
    rows: { schools: [school], users: await Promise.all(users), parentLinks, accessArrangements },
    idOf,
    school,
  };
}

interface Name {
  firstName: string;
  lastName: string;
}
