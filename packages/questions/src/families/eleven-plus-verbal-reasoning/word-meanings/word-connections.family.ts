import { optionTexts, textOf, type Check } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { connections } from './connections.ts';

/** The option that has the same connection with the third word as the second word with the first. */
const check: Check = (question) => {
  const [, first = '', second = '', third = ''] =
    /(\w+) is to (\w+) as (\w+) is to/.exec(textOf(question)) ?? [];
  const fitting = connections.filter(({ pairs }) => pairs.some(([a, b]) => a === first && b === second));
  return optionTexts(question).map(
    (option) =>
      fitting.length > 0 && fitting.every(({ pairs }) => pairs.some(([a, b]) => a === third && b === option)),
  );
};

export const family: Family = {
  name: 'word-connections',
  syllabus: 'Complete an analogy: find the connection between two words and use it again',
  levels: {
    1: 'one connection from daily life',
    2: 'one connection that needs more knowledge of the world',
    3: 'one connection of meaning, degree or grammar, not of things',
  },
  write: (random, difficulty) => {
    const { say, pairs } = random.pick(connections.filter((each) => each.level === difficulty));
    const [given, asked] = random.sample(pairs, 2);
    if (!given || !asked) return noDraft;
    const place = pairs.indexOf(asked);
    const rest = [...pairs.slice(place + 1), ...pairs.slice(0, place)];
    const fits = pairs.filter(([first]) => first === asked[0]).map(([, second]) => second);
    const isFree = (word: string) => ![given[0], given[1], asked[0], ...fits].includes(word);
    return {
      body: `Find the connection and complete the sentence. ${given[0]} is to ${given[1]} as ${asked[0]} is to …`,
      answer: asked[1],
      mistakes: rest
        .map(([, second]) => second)
        .filter(isFree)
        .map((word) => [word, ''] as const),
      explanation: `${say(given[0], given[1])}, and ${say(asked[0], asked[1])}.`.replace(/^./, (first) =>
        first.toUpperCase(),
      ),
    };
  },
  check,
};
