import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { compounds } from './compounds.ts';

const allSeconds = [...new Set(compounds.flatMap(({ seconds }) => seconds))];

/** Only one of the nine pairs of words may make a word, not only among the options. */
const check: Check = (question) => {
  const [firsts = [], seconds = []] = [...textOf(question).matchAll(/\(([^)]+)\)/g)].map(([, words = '']) =>
    words.split(', '),
  );
  const making = firsts.flatMap((first) =>
    seconds.filter((second) => isInDictionary(first + second)).map((second) => `${first} and ${second}`),
  );
  return optionTexts(question).map((option) => making.length === 1 && option === making[0]);
};

export const family: Family = {
  name: 'compound-words',
  syllabus: 'Join two words, one from each group, to make one longer word',
  levels: {
    1: 'short words; nine pairs to try',
    2: 'words of any length; nine pairs to try',
    3: 'longer compounds of nine letters or more',
  },
  write: (random, difficulty) => {
    const [entry, one, other] = random.sample(compounds, 3);
    if (!entry || !one || !other) return noDraft;
    const second = random.pick(entry.seconds);
    const length = entry.first.length + second.length;
    if (difficulty === 1 ? length > 7 : difficulty === 3 && length < 9) return noDraft;
    const fits = ({ seconds, others }: (typeof compounds)[number], word: string) =>
      seconds.includes(word) || others.includes(word);
    const group = [entry, one, other];
    const free = allSeconds.filter(
      (word) => word !== second && !group.some((each) => fits(each, word) || each.first === word),
    );
    const seconds = [second, ...random.sample(free, 2)];
    const making = group.flatMap((each) => seconds.filter((word) => fits(each, word)));
    if (making.length !== 1 || seconds.length !== 3) return noDraft;
    const [left, right] = [random.shuffle(group.map(({ first }) => first)), random.shuffle(seconds)];
    const pairs = left.flatMap((from) => right.map((to) => [from, to] as const));
    return {
      body: `${random.pick(['Which two words, one from each group, make one longer word when they are joined?', 'Take one word from each group. Which two make a new word together? The word from the first group comes first.'])} (${left.join(', ')}) (${right.join(', ')})`,
      answer: `${entry.first} and ${second}`,
      mistakes: random
        .shuffle(pairs.filter(([from, to]) => (from === entry.first) !== (to === second)))
        .map(([from, to]) => [`${from} and ${to}`, ''] as const),
      explanation:
        `${entry.first} and ${second} make ${entry.first}${second}. No other pair makes a word.`.replace(
          /^./,
          (first) => first.toUpperCase(),
        ),
    };
  },
  check,
};
