import { readOfSubjects } from '../content-files.ts';
import { creativeQuestionsOf, type CreativeQuestion } from './creative-question.ts';
import { parseBriefs } from './parse-briefs.ts';

const briefs = readOfSubjects(/^briefs\//, parseBriefs).sort((one, other) => one.order - other.order);

export const creativeQuestions = (): CreativeQuestion[] => creativeQuestionsOf(briefs);
