import type {
  AssignmentDto,
  OwnAssignmentDto,
  PreviewedQuestionDto,
  WorkOfPupilDto,
} from '@markwell/shared/assignments/assignments.schemas';
import { buildClassPupil } from './class-builders.ts';
import { buildId, builderOf } from './builders.ts';
import { buildQuestion } from './mock-test-builders.ts';

const times = {
  opensAt: '2026-03-01T09:00:00.000Z',
  dueAt: '2026-03-08T08:00:00.000Z',
  closesAt: '2026-03-15T08:00:00.000Z',
};

export const buildOwnAssignment = (overrides: Partial<OwnAssignmentDto> = {}): OwnAssignmentDto => ({
  id: buildId(),
  title: 'Fractions, week 3',
  ...times,
  questionCount: 10,
  answerMode: 'MULTIPLE_CHOICE',
  duration: 30,
  show: 'FULL',
  release: 'TEACHER',
  class: { id: buildId(), name: '10B Mathematics' },
  instructions: '',
  state: 'NOT_STARTED',
  lateMinutes: 0,
  ownDueAt: times.dueAt,
  ownClosesAt: times.closesAt,
  ownDuration: 30,
  may: { start: true, continue: false },
  testId: null,
  handedInAt: null,
  score: null,
  hasNoScore: false,
  hasSolutions: false,
  ...overrides,
});

export const buildPreviewedQuestion = builderOf<PreviewedQuestionDto>(() => {
  const question = buildQuestion({ explanationText: 'What is a half of 8?' });
  return {
    ...question,
    options: question.options.slice(0, 4),
    subject: { id: buildId(), name: question.topic.subject.name },
    isReserved: false,
  };
});

export function buildAssignment(overrides: Partial<AssignmentDto> = {}): AssignmentDto {
  const question = buildPreviewedQuestion();
  return {
    id: buildId(),
    title: 'Fractions, week 3',
    ...times,
    questionCount: 1,
    answerMode: 'MULTIPLE_CHOICE',
    duration: 30,
    show: 'FULL',
    release: 'TEACHER',
    class: { id: buildId(), name: '10B Mathematics' },
    instructions: '',
    questions: { questionChoice: 'SAME', questionIds: [question.id] },
    previews: [question],
    subject: question.subject,
    topics: [],
    releasedAt: null,
    may: { release: true, edit: true, editQuestions: false, delete: true },
    updatedAt: times.opensAt,
    ...overrides,
  };
}

export const buildWorkOfPupil = (overrides: Partial<WorkOfPupilDto> = {}): WorkOfPupilDto => ({
  pupil: buildClassPupil(),
  state: 'HANDED_IN',
  lateMinutes: 0,
  lateAnswers: null,
  dueAt: times.dueAt,
  handedInAt: '2026-03-07T16:00:00.000Z',
  score: 80,
  correctAnswers: 8,
  totalQuestions: 10,
  may: { return: true, excuse: true },
  isExcused: false,
  ...overrides,
});
