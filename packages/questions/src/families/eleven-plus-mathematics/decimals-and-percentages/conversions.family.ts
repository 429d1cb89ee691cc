import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import { coprime } from '#random.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { fractionsIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'conversions',
  syllabus: 'Change fractions into decimals and percentages',
  levels: {
    1: 'one step: halves, quarters, fifths or tenths',
    2: 'two steps: twentieths or twenty-fifths, changed into hundredths first',
    3: 'two steps: eighths or fortieths, which need a third decimal place or half a per cent',
  },
  write: (random, difficulty) => {
    const bottom = random.pick(difficulty === 1 ? [2, 4, 5, 10] : difficulty === 2 ? [20, 25] : [8, 40]);
    const top = difficulty === 1 ? random.int(1, bottom - 1) : coprime(random, bottom);
    const value = top / bottom;
    const percent = `${formatPrintedNumber(value * 100)}%`;
    const ratio = fraction(top, bottom);
    if (random.chance(0.5)) {
      return {
        body: `Which percentage is equal to ${ratio}?`,
        answer: percent,
        mistakes: [
          [`${formatPrintedNumber(top * 10 + (bottom % 10))}%`, 'writing the two numbers side by side'],
          [`${formatPrintedNumber(value * 10)}%`, 'multiplying by 10 instead of 100'],
          [`${formatPrintedNumber(100 - value * 100)}%`, 'finding the rest'],
          [`${bottom}%`, 'reading the denominator as a percentage'],
          [`${formatPrintedNumber(value * 100 + 5)}%`, ''],
          [`${formatPrintedNumber(value * 100 + 10)}%`, ''],
        ],
        explanation: `${ratio} = ${fraction(value * 1000, 1000)} of 100% = ${percent}.`.replace(
          `${ratio} = ${ratio} of`,
          `${ratio} of`,
        ),
      };
    }
    return {
      body: `Which decimal is equal to ${ratio}?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [`0.${top}${bottom}`, 'writing the two numbers after a decimal point'],
        [formatPrintedNumber(value / 10), 'a slip in the place of the digits'],
        [formatPrintedNumber(1 - value), 'finding the rest'],
        [`${top}.${bottom}`, 'replacing the line by a decimal point'],
        [formatPrintedNumber(value + 0.05), ''],
        [formatPrintedNumber(value + 0.1), ''],
      ],
      explanation: `${ratio} means ${ratio.replace('/', ' ÷ ')} = ${formatPrintedNumber(value)}.`,
    };
  },
  check: checkNumber((text) => {
    const [top, bottom] = itemAt(fractionsIn(text), 0);
    return ((text.includes('percentage') ? 100 : 1) * top) / bottom;
  }),
};
