import { at } from '../../at.ts';
import type { Random } from '../../random.ts';
import { mirrored, shifted } from '../../text/alphabet.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';

const words = [
  'CAKE',
  'RING',
  'LAMP',
  'FROG',
  'MINT',
  'DESK',
  'HARP',
  'JUMP',
  'GOLD',
  'BIRD',
  'TIME',
  'SNOW',
  'PLUM',
  'WIND',
  'KITE',
  'ROAD',
  'MELT',
  'FERN',
  'CLAY',
  'HUNT',
] as const;
const longWords = [
  'PLANT',
  'STORM',
  'BREAD',
  'TIGER',
  'CHAIR',
  'LEMON',
  'MONEY',
  'PIANO',
  'RIVER',
  'SUGAR',
  'TRAIN',
  'WORLD',
  'OCEAN',
  'MUSIC',
  'EARTH',
  'KNIFE',
] as const;

type Coder = (word: string) => string;

function coderFor(random: Random, difficulty: number): { encode: Coder; decode: Coder; rule: string } {
  if (difficulty === 1) {
    const by = random.int(1, 3) * random.pick([1, -1]);
    return {
      encode: (word) => shifted(word, () => by),
      decode: (word) => shifted(word, () => -by),
      rule: `each letter moves ${Math.abs(by)} ${Math.abs(by) === 1 ? 'place' : 'places'} ${by < 0 ? 'back' : 'on'}`,
    };
  }
  if (difficulty === 2) {
    const [odd, even] = [random.int(1, 4), -random.int(1, 4)];
    const shift = (index: number) => (index % 2 === 0 ? odd : even);
    return {
      encode: (word) => shifted(word, shift),
      decode: (word) => shifted(word, (index) => -shift(index)),
      rule: `the letters move +${odd}, −${-even}, +${odd}, −${-even} and so on`,
    };
  }
  if (difficulty === 3) {
    const sign = random.pick([1, -1]);
    const start = random.int(1, 3);
    return {
      encode: (word) => shifted(word, (index) => sign * (start + index)),
      decode: (word) => shifted(word, (index) => -sign * (start + index)),
      rule: `the first letter moves ${start} ${start === 1 ? 'place' : 'places'} ${sign < 0 ? 'back' : 'on'}, the next ${start + 1}, then ${start + 2} and so on`,
    };
  }
  return {
    encode: mirrored,
    decode: mirrored,
    rule: 'each letter is replaced by the one as far from the end of the alphabet as it is from the beginning: A and Z, B and Y, C and X',
  };
}

/** Codes with one letter out of place. */
function slips(random: Random, code: string): Mistake[] {
  return random.shuffle(
    [...code].flatMap((_, place) =>
      [-1, 1].map(
        (by) =>
          [shifted(code, (index) => (index === place ? by : 0)), `a slip in letter ${place + 1}`] as const,
      ),
    ),
  );
}

const wordCodes: Family = {
  name: 'letter-codes',
  printed: { 1: 4, 2: 4, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const [example, asked] = random.sample<string>(difficulty < 3 ? words : longWords, 2) as [string, string];
    const { encode, rule } = coderFor(random, difficulty);
    return {
      body: random.pick([
        `In a code, ${example} is written as ${encode(example)}. How is ${asked} written in the same code?`,
        `If ${encode(example)} stands for ${example}, what is the code for ${asked}?`,
      ]),
      answer: encode(asked),
      mistakes: [
        ...(difficulty === 4
          ? []
          : [
              [
                shifted(
                  asked,
                  (index) => -((encode(asked).charCodeAt(index) - asked.charCodeAt(index)) % 26),
                ),
                'moving the letters the wrong way',
              ] as const,
            ]),
        ...slips(random, encode(asked)),
      ],
      explanation: `In this code ${rule}, so ${asked} becomes ${encode(asked)}.`,
    };
  },
};

const decoding: Family = {
  name: 'decoding',
  printed: { 2: 2, 3: 2, 5: 2 },
  write: (random, difficulty) => {
    const kind = difficulty === 5 ? 4 : difficulty;
    const chosen = random.sample<string>(kind < 3 ? words : longWords, 6);
    const [example, hidden] = [at(chosen, 0), at(chosen, 1)];
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
};

const wordSets = [
  ['TEAR', 'RATE', 'REST', 'SEAT'],
  ['PALE', 'LEAP', 'PEAS', 'SLAP'],
  ['MEAT', 'TEAM', 'STEM', 'MAST'],
  ['LAMP', 'PALM', 'MEAL', 'PLEA'],
  ['NOTE', 'TONE', 'NEST', 'SENT'],
  ['BEAD', 'BARE', 'DARE', 'READ'],
  ['DIAL', 'LAID', 'SLID', 'SAIL'],
  ['POST', 'STOP', 'SPOT', 'TOPS'],
  ['NAIL', 'LINE', 'LEAN', 'LAIN'],
  ['TIME', 'ITEM', 'MINT', 'TINE'],
] as const;

const numberCodes: Family = {
  name: 'number-codes',
  printed: { 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const set = random.shuffle(random.pick(wordSets));
    const letters = [...new Set(set.join(''))];
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], letters.length);
    const code = (word: string) => [...word].map((letter) => at(digits, letters.indexOf(letter))).join('');
    const codes = random.shuffle(set.map(code)).slice(0, 3);
    const asked = random.pick(set);
    const answer = code(asked);
    const swapped = (i: number, j: number) =>
      [...answer]
        .map((digit, index) => (index === i ? answer.charAt(j) : index === j ? answer.charAt(i) : digit))
        .join('');
    const opening = `Four words are ${set.slice(0, 3).join(', ')} and ${at(set, 3)}. The codes of three of them, not in order, are ${codes.slice(0, 2).join(', ')} and ${at(codes, 2)}. Each letter always has the same digit.`;
    if (!onlyOneReading(set, codes)) return { body: opening, answer, mistakes: [], explanation: '' };
    if (difficulty === 4) {
      return {
        body: `${opening} Which word has the code ${answer}?`,
        answer: asked,
        mistakes: [...set, ...random.sample(wordSets.flat(), 4)].map(
          (word) => [word, 'matching only some of the digits'] as const,
        ),
        explanation: `Compare repeated letters and places: only one way of matching works, with ${letters.map((letter, index) => `${letter} = ${at(digits, index)}`).join(', ')}. So ${answer} stands for ${asked}.`,
      };
    }
    return {
      body: `${opening} What is the code for ${asked}?`,
      answer,
      mistakes: [
        ...set.map((word) => [code(word), 'giving the code of another word'] as const),
        [swapped(0, 1), ''],
        [swapped(2, 3), ''],
        [swapped(1, 2), ''],
        [swapped(0, 3), ''],
      ],
      explanation: `Compare repeated letters and places: only one way of matching works, with ${letters.map((letter, index) => `${letter} = ${at(digits, index)}`).join(', ')}. So ${asked} is ${answer}.`,
    };
  },
};

/** Whether the three codes can belong to the four words in one way alone. */
function onlyOneReading(set: readonly string[], codes: readonly string[]): boolean {
  const fits = (chosen: readonly string[]) => {
    const [letters, digits] = [chosen.join(''), codes.join('')];
    return [...letters].every(
      (letter, index) => letters.indexOf(letter) === digits.indexOf(digits.charAt(index)),
    );
  };
  let readings = 0;
  for (const a of set)
    for (const b of set)
      for (const c of set) if (new Set([a, b, c]).size === 3 && fits([a, b, c])) readings++;
  return readings === 1;
}

export const codes: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'CODES',
  families: [wordCodes, decoding, numberCodes],
};
