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

interface Picked {
  word: string;
  sense: Sense;
  /** A word of the level for the answer, with the same meaning and with the opposite one. */
  synonym: string;
  opposite: string;
  opposites: readonly string[];
}

/** A family about one word of a sense. */
const wordFamily = (name: string, draftOf: (picked: Picked, random: Random) => Draft): RapidFireFamily => ({
  topicCode: 'VOCABULARY',
  name,
  write: (random, level) => {
    const sense = random.pick(senses);
    const [near, far] = random.chance(0.5) ? [sense.words, sense.opposites] : [sense.opposites, sense.words];
    const [from, to] = random.pick(pairsAt(level));
    const word = itemAt(near, from);
    if (ambiguous.includes(word)) return noDraft;
    const [synonym, opposite] = [itemAt(near, to), itemAt(far, to)];
    return draftOf({ word, sense, synonym, opposite, opposites: far }, random);
  },
});

export const closestWord = wordFamily('closest-word', ({ word, sense, synonym, opposites }, random) => ({
  body: `Which word is closest in meaning to ‘${word}’?`,
  answer: synonym,
  mistakes: [[random.pick(opposites), 'choosing the opposite'], ...strangers(random, sense)],
  explanation: `‘${word}’ and ‘${synonym}’ mean nearly the same.`,
}));

export const oppositeWord = wordFamily('opposite-word', ({ word, sense, synonym, opposite }, random) => ({
  body: `Which word means the opposite of ‘${word}’?`,
  answer: opposite,
  mistakes: [[synonym, 'choosing a word that means the same'], ...strangers(random, sense)],
  explanation: `‘${opposite}’ is the opposite of ‘${word}’.`,
}));

export const correctSpelling: RapidFireFamily = {
  topicCode: 'SPELLING',
  name: 'correct-spelling',
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
