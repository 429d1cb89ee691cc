import { itemAt } from '#item-at.ts';
import { senses } from '#text/synonyms-and-opposites.ts';
import type { Family } from '../../family.ts';
import { together, twoGroups, rarity } from './two-groups.ts';
import { checkEachOption } from '#checks/check.ts';
import { taken } from './word-meanings-checks.ts';

const among = (list: readonly string[], pair: readonly string[]) => pair.every((word) => list.includes(word));

export const family: Family = {
  name: 'closest-meanings',
  syllabus: 'Find the two words closest in meaning',
  levels: {
    1: 'two common words',
    2: 'a common word and a rarer one',
    3: 'two rarer words',
  },
  write: (random, difficulty) => {
    const [sense, ...rest] = random.sample(senses, 5);
    if (!sense) throw new Error('No senses');
    const words = random.chance(0.5) ? sense.words : sense.opposites;
    const [one, other] = random.shuffle(
      difficulty === 1
        ? [words[0], words[1]]
        : difficulty === 2
          ? [words[0], words[2]]
          : [words[1], words[2]],
    ) as [string, string];
    const { shown, wrong } = twoGroups(
      random,
      [one, other],
      rest.map((each) =>
        itemAt(random.chance(0.5) ? each.words : each.opposites, itemAt(rarity(difficulty), 0)),
      ),
    );
    return {
      body: `${random.pick(['Find the two words, one from each group, that are closest in meaning.', 'Which two words, one from each group, mean nearly the same?'])} ${shown}`,
      answer: together(one, other),
      mistakes: wrong,
      explanation: `‘${one}’ and ‘${other}’ mean nearly the same; no other pair does.`,
    };
  },
  check: checkEachOption((option, text) => {
    const pair = taken(option, text);
    return (
      pair !== null && senses.some(({ words, opposites }) => among(words, pair) || among(opposites, pair))
    );
  }),
};
