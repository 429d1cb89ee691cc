import { firstQuestions } from './gcse-chemistry-1/questions-1-to-5.ts';
import { secondQuestions } from './gcse-chemistry-1/questions-6-to-8.ts';

export const chemistry = [...firstQuestions, ...secondQuestions];
