import { firstQuestions } from './a-level-chemistry-1/questions-1-to-4.ts';
import { secondQuestions } from './a-level-chemistry-1/questions-5-to-7.ts';

export const chemistry = [...firstQuestions, ...secondQuestions];
