import { patterns } from './algebra-and-sequences/growing-patterns.ts';
import { substitution } from './algebra-and-sequences/substitution.ts';
import { thinkOfANumber } from './algebra-and-sequences/think-of-a-number.ts';
import { machine } from './algebra-and-sequences/function-machine.ts';
import { nextTerm } from './algebra-and-sequences/next-term.ts';
import type { TopicFamilies } from '../family.ts';

export const algebraAndSequences: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'ALGEBRA_AND_SEQUENCES',
  families: [nextTerm, machine, thinkOfANumber, substitution, patterns],
};
