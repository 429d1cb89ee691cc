import { itemAt } from '../../item-at.ts';
import { senses, type Sense } from '../../text/synonyms-and-opposites.ts';
import type { Draft, Misconception } from '../../families/family.ts';
import { noDraft } from '../../families/no-draft.ts';
import type { Random } from '../../random.ts';
import type { RapidFireFamily } from '../rapid-fire-family.ts';
import { spellings } from './spellings.ts';

/** The indexes of the words that a level uses in a list, which goes from common to rarer words. */
const pairsAt = (level: number): readonly (readonly [number, number])[] =>
  level <= 3
    ? [
        [0, 1],
        [1, 0],
      ]
    : level <= 6
      ? [
          [0, 2],
          [2, 0],
        ]
      : [
          [1, 2],
          [2, 1],
        ];

/** Words with two meanings (refuse or grow less; easy or foolish), which would have no single correct answer. */
const ambiguous: readonly string[] = ['decline', 'simple'];

/** Words of other senses, from either list, one of each. */
const strangers = (random: Random, sense: Sense): Misconception[] =>
  random
    .sample(
      senses.filter((each) => each !== sense),
      4,
    )
    .map((each) =>
      random.pick([...each.words, ...each.opposites].filter((word) => !ambiguous.includes(word))),
    )
    .map((word) => [word, '']);

function pickSense(random: Random) {
  const sense = random.pick(senses);
  const [near, far] = random.chance(0.5) ? [sense.words, sense.opposites] : [sense.opposites, sense.words];
  return { sense, near, far };
}

export const closestWord: RapidFireFamily = {
  topicCode: 'VOCABULARY',
  name: 'closest-word',
  levels: [1, 10],
  seconds: 15,
  write: (random, level): Draft => {
    const { sense, near, far } = pickSense(random);
    const [from, to] = random.pick(pairsAt(level));
    const [word, answer] = [itemAt(near, from), itemAt(near, to)];
    if (ambiguous.includes(word)) return noDraft;
    return {
      body: `Which word is closest in meaning to ‘${word}’?`,
      answer,
      mistakes: [[random.pick(far), 'choosing the opposite'], ...strangers(random, sense)],
      explanation: `‘${word}’ and ‘${answer}’ mean nearly the same.`,
    };
  },
};

export const oppositeWord: RapidFireFamily = {
  topicCode: 'VOCABULARY',
  name: 'opposite-word',
  levels: [1, 10],
  seconds: 15,
  write: (random, level): Draft => {
    const { sense, near, far } = pickSense(random);
    const [from, to] = random.pick(pairsAt(level));
    const [word, answer] = [itemAt(near, from), itemAt(far, to)];
    if (ambiguous.includes(word)) return noDraft;
    return {
      body: `Which word means the opposite of ‘${word}’?`,
      answer,
      mistakes: [[itemAt(near, to), 'choosing a word that means the same'], ...strangers(random, sense)],
      explanation: `‘${answer}’ is the opposite of ‘${word}’.`,
    };
  },
};

export const correctSpelling: RapidFireFamily = {
  topicCode: 'SPELLING',
  name: 'correct-spelling',
  levels: [1, 10],
  seconds: 12,
  write: (random, level): Draft => {
    const [right, ...wrong] = random.pick(spellings[level] ?? []);
    return {
      body: 'Which word is spelt correctly?',
      answer: right,
      mistakes: wrong.map((each) => [each, '']),
      explanation: `The right spelling is ‘${right}’.`,
    };
  },
};
