import type {
  ClassDto,
  ClassMemberDto,
  ClassPupilDto,
  ClassSummaryDto,
  JoinedClassDto,
} from '@markwell/shared/classes/classes.schemas';
import { buildId, builderOf } from './builders.ts';

const stage = { id: buildId(), name: 'GCSE' };
const subject = { id: buildId(), name: 'Mathematics' };
const about = () => ({ id: buildId(), name: '10B Mathematics', stage, subject, archivedAt: null });

export const buildClassSummary = builderOf<ClassSummaryDto>(() => ({
  ...about(),
  isOwner: true,
  memberCount: 28,
}));

export const buildClass = builderOf<ClassDto>(() => ({
  ...buildClassSummary(),
  school: 'Hill School',
  joinCode: 'CDFGHJ',
  joinCodeExpiresAt: '2100-01-01T09:00:00.000Z',
  teachers: [{ id: buildId(), name: 'Ms Green', isOwner: true }],
}));

/** A pupil of whom the school's records say nothing. */
export const buildClassPupil = builderOf<ClassPupilDto>(() => ({
  id: buildId(),
  name: 'Aisha Khan',
  ownName: null,
  surname: '',
  forename: '',
  identifier: '',
}));

export const buildMember = builderOf<ClassMemberDto>(() => ({
  ...buildClassPupil({ name: 'Aisha Rahman' }),
  schoolYear: 'Year 10',
  joinedAt: '2026-03-02T09:00:00.000Z',
}));

export const buildJoinedClass = builderOf<JoinedClassDto>(() => ({
  ...about(),
  school: 'Hill School',
  teachers: ['Ms Green', 'Mr Brown'],
}));
