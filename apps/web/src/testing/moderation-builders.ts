import type {
  ManagedReportDto,
  ReportComparisonDto,
  ReportedContentDto,
  ReportPageDto,
} from '@markwell/shared/reports/moderation.contract';
import type {
  RapidFireQuestionDto,
  RapidFireQuestionPageDto,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { buildId, builderOf } from './builders.ts';

export const buildRapidFireQuestion = builderOf<RapidFireQuestionDto>(() => ({
  id: buildId(),
  questionText: 'What is 6 × 7?',
  questionImageUrl: null,
  questionImageAlt: null,
  explanationText: 'Six sevens.',
  solutionImageUrl: null,
  level: 3,
  timeLimit: 20,
  status: 'published',
  revision: 1,
  topic: { id: buildId(), name: 'Times tables' },
  examType: { name: '11+ (Eleven Plus)' },
  subject: { name: 'Mathematics' },
}));

export const buildRapidFireQuestionPage = (
  questions: RapidFireQuestionDto[],
  total = questions.length,
  isCapped = false,
): RapidFireQuestionPageDto => ({ questions, total, isCapped });

export const buildReport = builderOf<ManagedReportDto>(() => ({
  id: buildId(),
  questionId: buildId(),
  questionType: 'rapid-fire',
  reason: 'Wrong Answer',
  status: 'PENDING',
  user: { name: 'Aisha Rahman', email: 'aisha@example.com' },
  createdAt: '2026-03-06T15:00:00.000Z',
  question: {
    text: 'What is 6 × 7?',
    status: 'published',
    topicName: 'Times tables',
    subjectName: 'Mathematics',
  },
  paper: null,
  hasChanged: false,
  pendingReports: 1,
  decision: null,
}));

export const buildReportPage = (flags: ManagedReportDto[], total = flags.length): ReportPageDto => ({
  flags,
  total,
  isCapped: false,
});

export const buildReportedContent = builderOf<ReportedContentDto>(() => ({
  id: buildId(),
  revision: 1,
  questionText: 'What is 6 × 7?',
  questionImageUrl: null,
  questionImageAlt: null,
  solutionImageUrl: null,
  explanationText: 'Six sevens.',
  options: (['A', 'B'] as const).map((optionLetter) => ({
    id: buildId(),
    optionLetter,
    contentType: 'TEXT',
    contentValue: optionLetter === 'A' ? '42' : '48',
    alternativeText: null,
    isCorrect: optionLetter === 'A',
  })),
  parts: [],
}));

/** A question that has not changed since the report. */
export function buildReportComparison(overrides: Partial<ReportComparisonDto> = {}): ReportComparisonDto {
  const content = buildReportedContent();
  return { question: { reported: content, current: content }, changes: [], ...overrides };
}
