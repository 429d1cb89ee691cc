import type {
  ListedQuestionDto,
  QuestionDetailDto,
  QuestionPageDto,
} from '@markwell/shared/admin/questions/questions.schemas';
import { buildId } from './builders.ts';

const stage = { id: buildId(), name: '11+ (Eleven Plus)' };
const subject = { id: buildId(), name: 'Mathematics', color: 'blue' as const };
const topic = { id: buildId(), name: 'Fractions' };

export function buildListedQuestion(change: Partial<ListedQuestionDto> = {}): ListedQuestionDto {
  return {
    id: buildId(),
    questionType: 'regular',
    status: 'published',
    questionNumber: 12,
    difficulty: 3,
    level: null,
    answeredCount: 412,
    correctCount: 354,
    questionText: 'What is a half of a quarter?',
    answer: 'C',
    hasQuestionImage: false,
    hasSolutionImage: false,
    hasImageOptions: false,
    subject,
    topic,
    stage,
    ...change,
  };
}

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

export function buildQuestionDetail(change: Partial<QuestionDetailDto> = {}): QuestionDetailDto {
  return {
    id: buildId(),
    questionType: 'regular',
    status: 'published',
    questionNumber: 12,
    difficulty: 3,
    level: null,
    answeredCount: 412,
    correctCount: 354,
    revision: 1,
    questionText: 'What is a half of a quarter?',
    questionImageUrl: null,
    questionImageAlt: null,
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
      isCorrect: optionLetter === 'C',
    })),
    pendingReports: 2,
    createdAt: '2026-02-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...change,
  };
}
