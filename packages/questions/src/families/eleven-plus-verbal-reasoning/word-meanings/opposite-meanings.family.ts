import { itemAt } from '#item-at.ts';
import { senses } from '#text/synonyms-and-opposites.ts';
import type { Family } from '../../family.ts';
import { together, twoGroups, rarity } from './two-groups.ts';
import { checkEachOption } from '#checks/check.ts';
import { taken } from './word-meanings-checks.ts';

export const family: Family = {
  name: 'opposite-meanings',
  syllabus: 'Find the two words most opposite in meaning',
  levels: {
    1: 'two common words',
    2: 'a rarer word and a common one',
    3: 'two rarer words',
    4: 'rarer words, with a word of the same meaning as a lure',
  },
  write: (random, difficulty) => {
    const [sense, ...rest] = random.sample(senses, 5);
    if (!sense) throw new Error('No senses');
    const level = Math.min(difficulty, 3) - 1;
    const one = itemAt(sense.words, difficulty === 4 ? 2 : level);
    const other = itemAt(sense.opposites, difficulty === 4 ? 2 : level === 0 ? 0 : level - 1);
    const lure = difficulty === 4 ? sense.words[1] : itemAt(rest, 0).words[0];
    const others = rest.slice(1).map((each) => itemAt(each.words, itemAt(rarity(difficulty), 0)));
    const { shown, wrong } = twoGroups(
      random,
      [one, other],
      [itemAt(others, 0), itemAt(others, 1), lure, itemAt(others, 2)],
    );
    return {
      body: `${random.pick(['Find the two words, one from each group, that are most opposite in meaning.', 'Which two words, one from each group, are opposites?'])} ${shown}`,
      answer: together(one, other),
      mistakes:
        difficulty === 4
          ? [[together(one, lure), 'choosing two words of the same meaning'], ...wrong]
          : wrong,
      explanation: `‘${one}’ is the opposite of ‘${other}’; no other pair has opposite meanings.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [left, right] = taken(option, text) ?? ['', ''];
    return senses.some(
      ({ words, opposites }) =>
        (words.includes(left) && opposites.includes(right)) ||
        (opposites.includes(left) && words.includes(right)),
    );
  }),
};
