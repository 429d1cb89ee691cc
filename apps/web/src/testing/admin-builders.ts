import type { AuditEntryDto } from '@markwell/shared/audit/audit-log.contract';
import type { SubjectCoverage } from '@markwell/shared/overview/coverage.contract';
import type { OverviewDto } from '@markwell/shared/overview/overview.contract';
import type { ManagedUserDto, UserList } from '@markwell/shared/users/users.contract';
import { buildId, builderOf } from './builders.ts';

export const buildManagedUser = builderOf<ManagedUserDto>(() => ({
  id: buildId(),
  name: 'Aisha Rahman',
  email: 'aisha@example.com',
  authProvider: 'email',
  emailVerified: true,
  role: 'STUDENT',
  isActive: true,
  lastLoginAt: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  premiumUntil: null,
  school: null,
  _count: { testResults: 0, questionFlags: 0 },
}));

export function buildUserList(
  users: ManagedUserDto[],
  { page = 1, totalCount = users.length } = {},
): UserList {
  const totalPages = Math.ceil(totalCount / 25);
  const pagination = { page, limit: 25, totalCount, totalPages };
  return { users, pagination: { ...pagination, hasNext: page < totalPages, hasPrev: page > 1 } };
}

export const buildAuditEntry = builderOf<AuditEntryDto>(() => ({
  id: buildId(),
  at: '2026-03-06T15:04:00.000Z',
  actor: { id: buildId(), name: 'Grace Whitfield', email: 'grace@example.com' },
  action: 'user.role-changed',
  target: { kind: 'user', id: buildId(), name: 'Aisha Rahman', exists: true },
  before: { role: 'STUDENT' },
  after: { role: 'TEACHER' },
  names: {},
}));

const none = { count: 0, isCapped: false };

export const buildSubjectCoverage = builderOf<SubjectCoverage>(() => ({
  id: buildId(),
  name: 'Mathematics',
  color: 'blue',
  stage: { id: buildId(), name: 'GCSE' },
  topics: [],
  creativeWriting: 0,
}));

export const buildOverview = builderOf<OverviewDto>(() => ({
  toDo: { pendingReports: none, oldestReportAt: null, draftQuestions: none, draftCreativeWriting: none },
  subjects: [],
  newQuestions: { total: none, days: [] },
  mostMissed: [],
}));
