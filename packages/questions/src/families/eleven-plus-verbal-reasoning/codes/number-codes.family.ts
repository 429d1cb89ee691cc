import { itemAt } from '#item-at.ts';
import type { Family } from '../../family.ts';
import { type Check, textOf, optionTexts } from '#checks/check.ts';
import { capitals } from './codes-checks.ts';

/** Four words, and a fifth of the same letters, which is only an option. */
const wordSets = [
  ['TEAR', 'RATE', 'REST', 'SEAT', 'EAST'],
  ['PALE', 'LEAP', 'PEAS', 'SLAP', 'SEAL'],
  ['MEAT', 'TEAM', 'STEM', 'MAST', 'TAME'],
  ['LAMP', 'PALM', 'MEAL', 'PLEA', 'LAME'],
  ['NOTE', 'TONE', 'NEST', 'SENT', 'TENS'],
  ['BEAD', 'BARE', 'DARE', 'READ', 'BEAR'],
  ['DIAL', 'LAID', 'SLID', 'SAIL', 'LADS'],
  ['POST', 'STOP', 'SPOT', 'TOPS', 'OPTS'],
  ['NAIL', 'LINE', 'LEAN', 'LAIN', 'LANE'],
  ['TIME', 'ITEM', 'MINT', 'TINE', 'EMIT'],
] as const;

const numberCode: Check = (question) => {
  const text = textOf(question);
  const words = capitals(text.slice(0, text.indexOf('. The codes')));
  const codes = [...text.slice(0, text.indexOf('Each letter')).matchAll(/\b\d{4}\b/g)].map(([code]) => code);
  const readings = words
    .flatMap((a) => words.flatMap((b) => words.map((c) => [a, b, c])))
    .flatMap((chosen) => {
      const key = new Map<string, string>();
      const fits =
        new Set(chosen).size === 3 &&
        chosen.every((word, row) =>
          [...word].every((sign, index) => {
            const digit = itemAt(codes, row).charAt(index);
            const known = key.get(sign) ?? digit;
            const free = [...key].every(([other, value]) => other === sign || value !== digit);
            key.set(sign, known);
            return known === digit && free;
          }),
        );
      return fits ? [key] : [];
    });
  const asked = text.slice(text.indexOf('Each letter'));
  return optionTexts(question).map((option) => {
    const [word, code] = asked.includes('Which word')
      ? [option, /\d{4}/.exec(asked)?.[0] ?? '']
      : [itemAt(capitals(asked), 0), option];
    return (
      readings.length === 1 &&
      [...word].every((sign, index) => itemAt(readings, 0).get(sign) === code.charAt(index))
    );
  });
};

export const family: Family = {
  name: 'number-codes',
  syllabus: 'Match words with their number codes',
  levels: {
    3: 'match three codes with four words; find a code',
    4: 'match three codes with four words; find a word',
  },
  write: (random, difficulty) => {
    const [first, second, third, fourth, fifth] = random.pick(wordSets);
    const set = random.shuffle([first, second, third, fourth]);
    const letters = [...new Set(set.join(''))];
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], letters.length);
    const code = (word: string) =>
      [...word].map((letter) => itemAt(digits, letters.indexOf(letter))).join('');
    const codes = random.shuffle(set.map(code)).slice(0, 3);
    const asked = random.pick(set);
    const answer = code(asked);
    const swapped = (i: number, j: number) =>
      [...answer]
        .map((digit, index) => (index === i ? answer.charAt(j) : index === j ? answer.charAt(i) : digit))
        .join('');
    const opening = `Four words are ${set.slice(0, 3).join(', ')} and ${itemAt(set, 3)}. The codes of three of them, not in order, are ${codes.slice(0, 2).join(', ')} and ${itemAt(codes, 2)}. Each letter always has the same digit.`;
    if (!onlyOneReading(set, codes)) return { body: opening, answer, mistakes: [], explanation: '' };
    if (difficulty === 4) {
      return {
        body: `${opening} Which word has the code ${answer}?`,
        answer: asked,
        mistakes: [...set, fifth].map((word) => [word, 'matching only some of the digits'] as const),
        explanation: `Compare repeated letters and places: only one way of matching works, with ${letters.map((letter, index) => `${letter} = ${itemAt(digits, index)}`).join(', ')}. So ${answer} stands for ${asked}.`,
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
      explanation: `Compare repeated letters and places: only one way of matching works, with ${letters.map((letter, index) => `${letter} = ${itemAt(digits, index)}`).join(', ')}. So ${asked} is ${answer}.`,
    };
  },
  check: numberCode,
};

/** Whether there is only one way to match the three codes with the four words. */
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
