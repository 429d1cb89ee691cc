import type {
  ListedQuestionDto,
  QuestionDetailDto,
  QuestionPageDto,
} from '@markwell/shared/question-bank/questions.schemas';
import { toParts } from '@markwell/shared/answers/multiple-choice';
import { buildId, builderOf } from './builders.ts';
import type {
  CountedStatisticsDto,
  SuspiciousQuestionDto,
} from '@markwell/shared/question-editing/question-statistics.contract';

const stage = { id: buildId(), name: '11+ (Eleven Plus)' };
const subject = { id: buildId(), name: 'Mathematics', color: 'blue' as const };
const topic = { id: buildId(), name: 'Fractions' };

/** What the list and the page of the question both show. */
const published = {
  questionType: 'regular',
  status: 'published',
  questionNumber: 12,
  difficulty: 3,
  level: null,
  tier: null,
  answeredCount: 412,
  correctCount: 354,
  questionText: 'What is a half of a quarter?',
} as const;

export const buildListedQuestion = builderOf<ListedQuestionDto>(() => ({
  ...published,
  id: buildId(),
  answer: 'C',
  hasQuestionImage: false,
  hasSolutionImage: false,
  hasImageOptions: false,
  answerKinds: ['choice'],
  optionTexts: [
    { letter: 'A', text: '1/2' },
    { letter: 'C', text: '1/8' },
  ],
  subject,
  topic,
  stage,
}));

export function buildQuestionPage(
  questions: ListedQuestionDto[],
  change: Partial<QuestionPageDto> = {},
): QuestionPageDto {
  return {
    questions,
    nextCursor: null,
    counts: {
      matching: { count: questions.length, isCapped: false },
      total: { count: 3316, isCapped: false },
    },
    ...change,
  };
}

export const buildQuestionDetail = builderOf<QuestionDetailDto>(() => ({
  ...published,
  id: buildId(),
  revision: 1,
  questionImageUrl: null,
  questionImageAlt: null,
  questionPictureId: null,
  solutionPictureId: null,
  solutionImageAlt: null,
  passage: null,
  explanationText: 'Halve the quarter.',
  solutionImageUrl: null,
  timeLimit: null,
  topic: {
    ...topic,
    subject: { ...subject, stage: { displayName: stage.name, name: stage.name }, examType: stage },
  },
  options: (['A', 'B', 'C'] as const).map((optionLetter) => ({
    id: buildId(),
    optionLetter,
    contentType: 'TEXT',
    contentValue: `1/${{ A: '2', B: '4', C: '8' }[optionLetter]}`,
    alternativeText: null,
    pictureId: null,
    isCorrect: optionLetter === 'C',
  })),
  parts: toParts(
    (['A', 'B', 'C'] as const).map((optionLetter) => ({
      optionLetter,
      contentType: 'TEXT',
      contentValue: `1/${{ A: '2', B: '4', C: '8' }[optionLetter]}`,
      alternativeText: null,
      isCorrect: optionLetter === 'C',
    })),
  ).parts,
  pendingReports: 2,
  createdAt: '2026-02-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
}));

export const buildItemStatistics = builderOf<CountedStatisticsDto>(() => ({
  frequentAnswers: [],
  shown: 212,
  answered: 200,
  correct: 90,
  facility: { share: 0.45, low: 0.3826, high: 0.5193 },
  discrimination: -0.123,
  options: [
    { letter: 'A', isCorrect: true, chosen: 90, strong: 18, weak: 30 },
    { letter: 'B', isCorrect: false, chosen: 110, strong: 36, weak: 24 },
    { letter: 'C', isCorrect: false, chosen: 0, strong: 0, weak: 0 },
  ],
  medianSeconds: 41.6,
  changedAt: '2026-03-02T10:00:00.000Z',
  suspicions: ['negative-discrimination', 'distractor-beats-key'],
}));

export const buildSuspiciousQuestion = builderOf<SuspiciousQuestionDto>(() => ({
  ...buildItemStatistics(),
  id: buildId(),
  questionType: 'regular',
  questionText: 'What is a half of a quarter?',
  stage: { id: buildId(), name: '11+ (Eleven Plus)' },
  subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
  topic: { id: buildId(), name: 'Fractions' },
}));
