import { at } from '../../at.ts';
import type { Random } from '../../random.ts';
import { listed } from '../../text/numbers.ts';
import { senses } from '../../text/opposites.ts';
import { wordFields } from '../../text/word-groups.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';

const oddOneOut: Family = {
  name: 'odd-word-out',
  printed: { 1: 3, 2: 3, 3: 3, 4: 2 },
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
      explanation: `${listed(together)} are all ${group.name}; ${odd} belongs with ${other.name}.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    };
  },
};

const together = (left: string, right: string) => `${left} and ${right}`;

/** Two groups of three words and the pairs that could be taken, one word from each. */
function twoGroups(
  random: Random,
  pair: readonly [string, string],
  others: readonly string[],
): { shown: string; wrong: Mistake[] } {
  const [a = '', b = '', c = '', d = ''] = others;
  const first = random.shuffle([pair[0], a, b]);
  const second = random.shuffle([pair[1], c, d]);
  const wrong = first.flatMap((left) => second.map((right): Mistake => [together(left, right), '']));
  return {
    shown: `(${first.join(', ')}) (${second.join(', ')})`,
    wrong: random.shuffle(wrong.filter(([option]) => option !== together(...pair))),
  };
}

/** How rare the words are that a difficulty uses. */
const rarity = (difficulty: number): readonly [number, number] =>
  difficulty === 1 ? [0, 1] : difficulty === 2 ? [1, 1] : [2, 1];

const closest: Family = {
  name: 'closest-meanings',
  printed: { 1: 2, 2: 3, 3: 2 },
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
      rest.map((each) => at(random.chance(0.5) ? each.words : each.opposites, at(rarity(difficulty), 0))),
    );
    return {
      body: `${random.pick(['Find the two words, one from each group, that are closest in meaning.', 'Which two words, one from each group, mean nearly the same?'])} ${shown}`,
      answer: together(one, other),
      mistakes: wrong,
      explanation: `‘${one}’ and ‘${other}’ mean nearly the same; no other pair does.`,
    };
  },
};

const opposite: Family = {
  name: 'opposite-meanings',
  printed: { 1: 2, 2: 2, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const [sense, ...rest] = random.sample(senses, 5);
    if (!sense) throw new Error('No senses');
    const level = Math.min(difficulty, 3) - 1;
    const one = at(sense.words, difficulty === 4 ? 2 : level);
    const other = at(sense.opposites, difficulty === 4 ? 2 : level === 0 ? 0 : level - 1);
    const lure = difficulty === 4 ? sense.words[1] : at(rest, 0).words[0];
    const others = rest.slice(1).map((each) => at(each.words, at(rarity(difficulty), 0)));
    const { shown, wrong } = twoGroups(
      random,
      [one, other],
      [at(others, 0), at(others, 1), lure, at(others, 2)],
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
};

export const wordMeanings: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'WORD_MEANINGS',
  families: [oddOneOut, closest, opposite],
};
