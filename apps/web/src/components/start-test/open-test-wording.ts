import { countOf } from '../../lib/format.ts';
import type { OpenTest } from './use-open-tests.ts';

/** 'Mathematics test', 'Mathematics exam simulation'. */
export const nameOfTest = ({ subject, kind }: Pick<OpenTest, 'subject' | 'kind'>): string =>
  `${subject.name} ${kind === 'EXAM_SIMULATION' ? 'exam simulation' : 'test'}`;

/** '3 of 20 answered · 12 minutes left'. */
export const progressOfTest = ({ answeredQuestions, totalQuestions, minutesLeft }: OpenTest): string =>
  `${String(answeredQuestions)} of ${String(totalQuestions)} answered · ${countOf(minutesLeft, 'minute')} left`;
