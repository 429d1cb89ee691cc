import { itemAt } from '#item-at.ts';
import type { Family } from '../../family.ts';
import { words, longWords, coderFor } from './ciphers.ts';
import { letterCode } from './codes-checks.ts';

export const family: Family = {
  name: 'decoding',
  syllabus: 'Find the word of a letter code',
  levels: {
    1: 'one step, the same for every letter',
    2: 'two steps in turn',
    3: 'steps that grow, with longer words',
    5: 'a mirrored alphabet',
  },
  write: (random, difficulty) => {
    const kind = difficulty === 5 ? 4 : difficulty;
    const chosen = random.sample<string>(kind < 3 ? words : longWords, 6);
    const [example, hidden] = [itemAt(chosen, 0), itemAt(chosen, 1)];
    const { encode, rule } = coderFor(random, kind);
    return {
      body: random.pick([
        `In a code, ${example} is written as ${encode(example)}. Which word is written as ${encode(hidden)}?`,
        `If the code for ${example} is ${encode(example)}, which word has the code ${encode(hidden)}?`,
      ]),
      answer: hidden,
      mistakes: chosen.slice(2).map((word) => [word, 'decoding only some of the letters'] as const),
      explanation: `In this code ${rule}. Undoing that, ${encode(hidden)} stands for ${hidden}.`,
    };
  },
  check: letterCode,
};
