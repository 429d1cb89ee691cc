import type { SessionUserDto } from '@markwell/shared/features/auth/auth.contract';
import type { ExamBoardDto, StageDto } from '@markwell/shared/features/stages/stages.contract';
import type { UserStatsDto } from '@markwell/shared/features/users/users.contract';

let built = 0;

/** A new id in the right format. */
export function buildId(): string {
  built += 1;
  return `01890000-0000-7000-8000-${String(built).padStart(12, '0')}`;
}

export function buildUser(change: Partial<SessionUserDto> = {}): SessionUserDto {
  return {
    id: buildId(),
    email: 'aisha@example.com',
    name: 'Aisha Rahman',
    role: 'STUDENT',
    currentStageId: buildId(),
    currentExamBoardId: null,
    ...change,
  };
}

export function buildStats(change: Partial<UserStatsDto> = {}): UserStatsDto {
  return {
    totalStudyTime: 3600,
    questionsSolved: 412,
    averageScore: 78,
    currentLevel: 5,
    streak: 6,
    daysSinceLastLogin: 0,
    lastLoginAt: '2026-03-06T15:00:00.000Z',
    ...change,
  };
}

export function buildStage(change: Partial<StageDto> = {}): StageDto {
  return {
    id: buildId(),
    code: 'GCSE',
    name: 'GCSE (General Certificate)',
    displayName: 'GCSE (General Certificate)',
    ageRange: '14-16 years',
    description: 'Two years to the certificate',
    color: 'green',
    icon: 'book',
    ...change,
  };
}

export function buildExamBoard(change: Partial<ExamBoardDto> = {}): ExamBoardDto {
  return { id: buildId(), code: 'GL', name: 'GL Assessment', description: '', isActive: true, ...change };
}

/** A token in the right format that expires after this many seconds. Its signature is not valid. */
export function buildToken(claims: Record<string, unknown> = {}, seconds = 3600): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const payload = { exp: Math.floor(Date.now() / 1000) + seconds, ...claims };
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
}
