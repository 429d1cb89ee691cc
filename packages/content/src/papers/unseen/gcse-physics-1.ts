import { firstQuestions } from './gcse-physics-1/questions-1-to-6.ts';
import { secondQuestions } from './gcse-physics-1/questions-7-to-10.ts';

export const physics = [...firstQuestions, ...secondQuestions];
