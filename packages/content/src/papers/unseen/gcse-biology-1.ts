import { firstQuestions } from './gcse-biology-1/questions-1-to-5.ts';
import { secondQuestions } from './gcse-biology-1/questions-6-to-9.ts';

export const biology = [...firstQuestions, ...secondQuestions];
