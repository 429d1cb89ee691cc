import type { SessionUserDto } from '@markwell/shared/accounts/auth.contract';
import type { ExamBoardDto, StageDto } from '@markwell/shared/subjects/stages.contract';
import type { UserStatsDto } from '@markwell/shared/settings/users.contract';

let built = 0;

/** A new id in the right format. */
export function buildId(): string {
  built += 1;
  return `01890000-0000-7000-8000-${String(built).padStart(12, '0')}`;
}

/**
 * A function that builds an object with these values; each call can change some of them. The values are
 * computed for each call, so that two objects have different ids.
 */
export const builderOf =
  <T extends object>(values: () => T) =>
  (change: Partial<T> = {}): T => ({ ...values(), ...change });

export const buildUser = builderOf<SessionUserDto>(() => ({
  id: buildId(),
  email: 'aisha@example.com',
  name: 'Aisha Rahman',
  role: 'STUDENT',
  currentStageId: buildId(),
  currentExamBoardId: null,
  isExamBoardUnknown: false,
}));

export const buildStats = builderOf<UserStatsDto>(() => ({
  totalStudyTime: 3600,
  questionsSolved: 412,
  averageScore: 78,
  currentLevel: 5,
  streak: 6,
  daysSinceLastLogin: 0,
  lastLoginAt: '2026-03-06T15:00:00.000Z',
}));

export const buildStage = builderOf<StageDto>(() => ({
  id: buildId(),
  code: 'GCSE',
  name: 'GCSE (General Certificate)',
  displayName: 'GCSE (General Certificate)',
  ageRange: '14-16 years',
  description: 'Two years to the certificate',
  color: 'green',
  icon: 'book',
}));

export const buildExamBoard = builderOf<ExamBoardDto>(() => ({
  id: buildId(),
  code: 'GL',
  name: 'GL Assessment',
  description: '',
  isActive: true,
}));

/** A token in the right format that expires after this many seconds. Its signature is not valid. */
export function buildToken(claims: Record<string, unknown> = {}, seconds = 3600): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const payload = { exp: Math.floor(Date.now() / 1000) + seconds, ...claims };
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
}
