import { itemAt } from '../../item-at.ts';
import { optionTexts, textOf } from '../check.ts';
import type { Check, ChecksByFamily } from '../check.ts';
import { letter, lettersIn } from '../support/letters.ts';

const capitals = (text: string) => [...text.matchAll(/\b[A-Z]{4,}\b/g)].map(([word]) => word);

/** The possible results of the example's rule: a mirrored alphabet, or steps that repeat or grow by one. */
function encoders(plain: string, coded: string): ((word: string) => string)[] {
  const [from, to] = [lettersIn(plain), lettersIn(coded)];
  if (from.every((number, index) => number + itemAt(to, index) === 25))
    return [
      (word) =>
        lettersIn(word)
          .map((number) => letter(25 - number))
          .join(''),
    ];
  const steps = from.map((number, index) => ((((itemAt(to, index) - number) % 26) + 39) % 26) - 13);
  return [
    (word) =>
      lettersIn(word)
        .map((number, index) => letter(number + itemAt(steps, index)))
        .join(''),
  ];
}

const letterCode: Check = (question) => {
  const text = textOf(question);
  const [first = '', second = '', third = ''] = capitals(text);
  const [plain, coded] =
    text.startsWith('If') && text.includes('stands for') ? [second, first] : [first, second];
  const encode = itemAt(encoders(plain, coded), 0);
  return optionTexts(question).map((option) =>
    text.includes('Which word') || text.includes('which word')
      ? encode(option) === third
      : option === encode(third),
  );
};

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

export const codesChecks: ChecksByFamily = {
  'letter-codes': letterCode,
  decoding: letterCode,
  'number-codes': numberCode,
};
