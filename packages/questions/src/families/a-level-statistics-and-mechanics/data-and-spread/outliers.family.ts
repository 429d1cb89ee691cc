import { formatPrintedNumber, joinWithAnd } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkNumber, checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

function whichOutliers(random: Random, lower: number, upper: number, range: number): Draft {
  const [low, high] = [lower - 1.5 * range, upper + 1.5 * range];
  const nearLow = Math.max(1, Math.ceil(low)) + random.int(0, 2);
  const least = low > 3 ? Math.floor(low) - random.int(1, 2) : nearLow - 1;
  const nearHigh = Math.floor(high) - random.int(0, 2);
  const most = Math.ceil(high) + random.int(1, 6);
  if (least < 1 || nearLow >= lower || least >= nearLow) return noDraft;
  const show = (values: readonly number[]) => joinWithAnd(values.map(String));
  const outliers = [least, nearLow, nearHigh, most].filter((each) => each < low || each > high);
  return {
    body: `A set of data has quartiles ${lower} and ${upper}. Its four most extreme values are ${least}, ${nearLow}, ${nearHigh} and ${most}. A value is an outlier if it lies more than 1.5 interquartile ranges outside the quartiles. Which of these are outliers?`,
    answer: show(outliers),
    mistakes: [
      [
        show(outliers.length === 1 ? [least, most] : [most]),
        outliers.length === 1
          ? 'taking the least and the greatest value without testing them'
          : 'testing the upper side only',
      ],
      [show([nearHigh, most]), 'using one interquartile range on the upper side'],
      [show([least, nearLow, nearHigh, most]), 'using one interquartile range'],
      [show([least, nearLow, most]), 'using one interquartile range on the lower side'],
    ],
    explanation: `The interquartile range is ${range}, and 1.5 × ${range} = ${1.5 * range}. The limits are ${lower} − ${1.5 * range} = ${formatPrintedNumber(low)} and ${upper} + ${1.5 * range} = ${formatPrintedNumber(high)}. Outside them: ${show(outliers)}.`,
  };
}

export const family: Family = {
  name: 'outliers',
  syllabus: 'Interquartile range and outliers',
  levels: {
    1: 'one step: the interquartile range',
    2: 'three steps: the range, 1.5 times it, then the limit above',
    3: 'five steps: the range, both limits, then every extreme value against them',
  },
  write: (random, difficulty) => {
    const lower = random.int(12, 40);
    const range = 2 * random.int(3, 12);
    const upper = lower + range;
    if (difficulty === 1) {
      return {
        body: `A set of data has a lower quartile of ${lower} and an upper quartile of ${upper}. What is the interquartile range?`,
        answer: formatPrintedNumber(range),
        mistakes: [
          [formatPrintedNumber((lower + upper) / 2), 'taking halfway between the quartiles'],
          [formatPrintedNumber(lower + upper), 'adding the quartiles'],
          [formatPrintedNumber(range / 2), 'halving the difference'],
          [formatPrintedNumber(1.5 * range), 'multiplying by 1.5'],
        ],
        explanation: `Upper quartile minus lower quartile: ${upper} − ${lower} = ${range}.`,
      };
    }
    if (difficulty === 3) return whichOutliers(random, lower, upper, range);
    const limit = upper + 1.5 * range;
    return {
      body: `A set of data has quartiles ${lower} and ${upper}. A value is an outlier if it lies more than 1.5 interquartile ranges above the upper quartile. What is the limit?`,
      answer: formatPrintedNumber(limit),
      mistakes: [
        [formatPrintedNumber(upper + range), 'using one interquartile range'],
        [formatPrintedNumber(lower + 1.5 * range), 'starting from the other quartile'],
        [formatPrintedNumber(lower - 1.5 * range), 'finding the other limit'],
        [formatPrintedNumber(1.5 * upper), 'multiplying the quartile'],
        [formatPrintedNumber(limit + 1), ''],
      ],
      explanation: `The interquartile range is ${range}, and 1.5 × ${range} = ${1.5 * range}. ${upper} + ${1.5 * range} = ${formatPrintedNumber(limit)}.`,
    };
  },
  check: (question) =>
    (question.body ?? '').includes('Which of these') ? checkList(question) : checkLimit(question),
};

const checkList = checkText((text) => {
  const [lower = NaN, upper = NaN] = numbersIn(text);
  const reach = 1.5 * (upper - lower);
  const values = numbersIn(text.slice(text.indexOf('extreme values are')));
  return joinWithAnd(
    values
      .slice(0, 4)
      .filter((each) => each < lower - reach || each > upper + reach)
      .map(String),
  );
});

const checkLimit = checkNumber((text) => {
  const [lower = NaN, upper = NaN] = numbersIn(text);
  if (text.includes('What is the interquartile')) return upper - lower;
  return upper + 1.5 * (upper - lower);
});
