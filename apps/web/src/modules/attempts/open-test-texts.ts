import { countOf } from '#lib/format.ts';
import type { OpenTest } from './use-open-tests.ts';

const kindNames: Record<OpenTest['kind'], string> = {
  MOCK_TEST: 'test',
  SIMILAR_QUESTION: 'test',
  EXAM_SIMULATION: 'exam simulation',
  ASSIGNMENT: 'assignment',
};

/** 'Mathematics test', 'Mathematics exam simulation'. */
export const nameOfTest = ({ subject, kind }: Pick<OpenTest, 'subject' | 'kind'>): string =>
  `${subject.name} ${kindNames[kind]}`;

/** '3 of 20 answered · 12 minutes left'. */
export const progressOfTest = ({ answeredQuestions, totalQuestions, minutesLeft }: OpenTest): string =>
  `${String(answeredQuestions)} of ${String(totalQuestions)} answered · ${countOf(minutesLeft, 'minute')} left`;
