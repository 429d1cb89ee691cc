import { joinWithAnd } from '#text/numbers.ts';
import { wordFields } from '#text/word-groups.ts';
import type { Family } from '../../family.ts';
import { optionTexts } from '#checks/check.ts';

const groups = Object.values(wordFields).flat(2);

export const family: Family = {
  name: 'odd-word-out',
  syllabus: 'Find the word that does not belong',
  levels: {
    1: 'one well-known group',
    2: 'one group with some knowledge of the world, so less familiar words',
    3: 'one group of meaning or of subject words',
    4: 'rarer words of like meanings',
  },
  write: (random, difficulty) => {
    const field = random.pick(wordFields[difficulty === 5 ? 4 : difficulty]);
    const [group, other] = random.shuffle(field);
    if (!group || !other) throw new Error('A field has two groups');
    const together = random.sample(group.words, 4);
    const odd = random.pick(other.words);
    return {
      body: random.pick([
        'Which word does not belong with the others?',
        'Four of these words go together. Which is the odd one out?',
        'Which of these words is the odd one out?',
      ]),
      answer: odd,
      mistakes: together.map((word) => [word, ''] as const),
      explanation:
        `${joinWithAnd(together)} are all ${group.name}; ${odd} belongs with ${other.name}.`.replace(
          /^./,
          (first) => first.toUpperCase(),
        ),
    };
  },
  check: (question) => {
    const homes = optionTexts(question).map((word) =>
      groups.filter(({ words }) => words.includes(word)).map(({ name }) => name),
    );
    return homes.map(
      (home) => home.length === 1 && homes.filter((other) => other[0] === home[0]).length === 1,
    );
  },
};
