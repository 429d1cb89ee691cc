import { joinWithAnd } from '#text/numbers.ts';
import { wordFields } from '#text/word-groups.ts';
import { optionTexts, textOf, type Check } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const groups = Object.values(wordFields).flat(2);
const pairOf = (one: string, other: string) => [one, other].sort().join(' and ');

/** The two words left when the three words of one group are taken away; three words may have no other group. */
const check: Check = (question) => {
  const words = (/: (.*)\.$/.exec(textOf(question))?.[1] ?? '').split(', ');
  const threes = groups.filter((group) => words.filter((word) => group.words.includes(word)).length > 2);
  const odd = words.filter((word) => !threes[0]?.words.includes(word));
  return optionTexts(question).map(
    (option) => threes.length === 1 && odd.length === 2 && option === odd.sort().join(' and '),
  );
};

export const family: Family = {
  name: 'two-odd-ones-out',
  syllabus: 'Find the two words that do not belong with the other three',
  levels: {
    1: 'the two words belong to a group of their own; well-known words',
    2: 'two groups that lie close together',
    3: 'groups of meaning, or with less common words',
    4: 'two groups of rare words with like meanings',
  },
  write: (random, difficulty) => {
    const fields = wordFields[difficulty === 1 || difficulty === 2 || difficulty === 3 ? difficulty : 4];
    const [group, other] = random.shuffle(random.pick(fields));
    if (!group || !other) return noDraft;
    const [together, odd] = [random.sample(group.words, 3), random.sample(other.words, 2)];
    const shown = random.shuffle([...together, ...odd]);
    const pairs = shown.flatMap((one, index) => shown.slice(index + 1).map((word) => pairOf(one, word)));
    const answer = pairOf(odd[0] ?? '', odd[1] ?? '');
    return {
      body: `${random.pick(['Three of these five words go together. Which two words do not belong?', 'Which two of these words do not go with the other three?'])} The words are: ${shown.join(', ')}.`,
      answer,
      mistakes: random.shuffle(pairs.filter((pair) => pair !== answer)).map((pair) => [pair, ''] as const),
      explanation: `${joinWithAnd(together)} are all ${group.name}; ${answer} are ${other.name}.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    };
  },
  check,
};
