import { firstQuestions } from './a-level-biology-1/questions-1-to-3.ts';
import { secondQuestions } from './a-level-biology-1/questions-4-to-6.ts';

export const biology = [...firstQuestions, ...secondQuestions];
