import {
  fraction,
  greatestCommonDivisor,
  leastCommonMultiple,
  mixedNumber,
  printed,
} from '../../text/numbers.ts';
import { coprime } from '../../random.ts';
import { people, person } from '../../text/people.ts';
import { barModel } from '../../drawing/bar-model.ts';
import type { Family, TopicFamilies } from '../family.ts';

const fractionOfAnAmount: Family = {
  name: 'fraction-of-an-amount',
  printed: { 1: 4, 2: 4, 3: 2 },
  write: (random, difficulty) => {
    const bottom = random.int(difficulty === 1 ? 2 : 3, difficulty === 1 ? 5 : 9);
    const top = difficulty === 1 ? 1 : coprime(random, bottom);
    const part = random.int(difficulty === 3 ? 12 : 3, difficulty === 3 ? 60 : 14);
    const whole = part * bottom;
    const name = person(random);
    const ratio = `${top}/${bottom}`;
    const story = random.pick([
      `${name} has ${printed(whole)} stickers and gives away ${ratio} of them. How many stickers does ${name} give away?`,
      `A school library owns ${printed(whole)} atlases and novels. ${ratio} of the books are novels. How many novels are there?`,
      `What is ${ratio} of ${printed(whole)}?`,
      `A theatre has ${printed(whole)} seats and ${ratio} of them are taken. How many seats are taken?`,
    ]);
    return {
      body: story,
      answer: printed(part * top),
      mistakes: [
        [printed(whole - part * top), 'finding what is left instead of the fraction asked for'],
        [printed(part), `finding 1/${bottom} and forgetting to multiply by ${top}`],
        [printed(Math.round(whole / (top + 1))), 'dividing by the wrong number'],
        [printed(part * top + bottom), 'a slip in the multiplication'],
        [printed(part * (top + 1)), 'taking one part too many'],
        [printed(Math.max(1, part - 1) * top), 'a slip in the division'],
      ],
      explanation:
        `Divide by ${bottom} to find one part: ${printed(whole)} ÷ ${bottom} = ${printed(part)}.` +
        (top > 1 ? ` Then take ${top} parts: ${printed(part)} × ${top} = ${printed(part * top)}.` : ''),
      solutionImage: {
        svg: barModel({
          parts: bottom,
          shaded: top,
          partLabel: printed(part),
          wholeLabel: printed(whole),
          shadedLabel: printed(part * top),
        }),
        alternativeText: `A bar of ${bottom} equal parts of ${printed(part)}, ${printed(whole)} in all; ${top} of the parts are shaded and make ${printed(part * top)}.`,
      },
    };
  },
};

const addFractions: Family = {
  name: 'add-and-subtract',
  printed: { 2: 3, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const [first, second] = random.sample(difficulty === 2 ? [2, 3, 4, 6, 8] : [3, 4, 5, 6, 7, 8, 9], 2) as [
      number,
      number,
    ];
    const firstTop = coprime(random, first);
    const secondTop = coprime(random, second);
    const common = leastCommonMultiple(first, second);
    const left = firstTop * (common / first);
    const right = secondTop * (common / second);
    const subtract = random.chance(0.4) && left > right;
    const total = subtract ? left - right : left + right;
    const sign = subtract ? '−' : '+';
    const [one, other] = people(random, 2) as [string, string];
    const story = subtract
      ? `A bottle is ${firstTop}/${first} full. ${one} drinks ${secondTop}/${second} of the full amount. What fraction of the bottle is left?`
      : `${one} reads ${firstTop}/${first} of an hour on Monday and ${secondTop}/${second} of an hour on Tuesday, then tells ${other} the total. What is the total, in hours?`;
    const body = random.chance(0.5) ? story : `Work out ${firstTop}/${first} ${sign} ${secondTop}/${second}.`;
    const flat = subtract ? Math.abs(firstTop - secondTop) || 1 : firstTop + secondTop;
    const flatBottom = subtract ? Math.abs(first - second) : first + second;
    return {
      body,
      answer: mixedNumber(total, common),
      mistakes: [
        [mixedNumber(flat, flatBottom), `${subtract ? 'subtracting' : 'adding'} tops and bottoms separately`],
        [mixedNumber(flat, common), 'changing the denominators without changing the numerators'],
        [
          mixedNumber(subtract ? left + right : Math.abs(left - right) || 1, common),
          `${subtract ? 'adding' : 'subtracting'} instead`,
        ],
        [mixedNumber(total + 1, common), 'a slip when adding the numerators'],
        [mixedNumber(total, common + 1), 'a wrong common denominator'],
        [mixedNumber(flat, Math.max(first, second)), 'using the larger denominator as it is'],
      ],
      explanation: `Use the common denominator ${common}: ${firstTop}/${first} = ${left}/${common} and ${secondTop}/${second} = ${right}/${common}. ${left}/${common} ${sign} ${right}/${common} = ${total}/${common}${greatestCommonDivisor(total, common) > 1 || total > common ? ` = ${mixedNumber(total, common)}` : ''}.`,
    };
  },
};

const equivalentFractions: Family = {
  name: 'lowest-terms',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const bottom = random.int(3, difficulty === 1 ? 6 : 12);
    const top = coprime(random, bottom);
    const factor = random.int(2, difficulty === 1 ? 5 : 9);
    const lowest = fraction(top, bottom);
    return {
      body: `Which fraction is equal to ${top * factor}/${bottom * factor} in its lowest terms?`,
      answer: lowest,
      mistakes: [
        [fraction(bottom - top, bottom), 'taking the part that is missing'],
        [fraction(top + 1, bottom), 'a slip when dividing the numerator'],
        [fraction(top, bottom + 1), 'a slip when dividing the denominator'],
        [fraction(top, bottom * factor), 'dividing the numerator alone'],
        [
          fraction(top * factor - factor + 1, bottom * factor - factor + 1),
          'subtracting the same number from both',
        ],
        [fraction(Math.max(1, top - 1), bottom), 'a slip when dividing the numerator'],
      ],
      explanation: `Divide the numerator and the denominator by their highest common factor, ${greatestCommonDivisor(top * factor, bottom * factor)}: ${top * factor}/${bottom * factor} = ${lowest}.`,
    };
  },
};

const findTheWhole: Family = {
  name: 'find-the-whole',
  printed: { 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const bottom = random.int(3, 9);
    const top = coprime(random, bottom, 2);
    const part = random.int(4, difficulty === 4 ? 45 : 12);
    const name = person(random);
    const known = part * top;
    return {
      body: random.pick([
        `${name} has walked ${printed(known)} km, which is ${top}/${bottom} of the way. How long is the whole walk, in km?`,
        `${top}/${bottom} of a number is ${printed(known)}. What is the number?`,
        `${top}/${bottom} of the pupils in a year group walk to school. That is ${printed(known)} pupils. How many pupils are in the year group?`,
      ]),
      answer: printed(part * bottom),
      mistakes: [
        [printed(Math.round((known * top) / bottom)), `finding ${top}/${bottom} of ${printed(known)}`],
        [printed(known * bottom), `multiplying by ${bottom} without dividing by ${top}`],
        [printed(part), 'stopping at one part'],
        [printed(known + part), 'adding a single part'],
        [printed(part * bottom + top), 'a slip in the multiplication'],
      ],
      explanation: `${top} parts are ${printed(known)}, so one part is ${printed(known)} ÷ ${top} = ${printed(part)}. The whole is ${bottom} parts: ${printed(part)} × ${bottom} = ${printed(part * bottom)}.`,
      solutionImage: {
        svg: barModel({
          parts: bottom,
          shaded: top,
          partLabel: printed(part),
          wholeLabel: printed(part * bottom),
          shadedLabel: printed(known),
        }),
        alternativeText: `A bar of ${bottom} equal parts of ${printed(part)}; ${top} of the parts are shaded and make ${printed(known)}, and the whole bar makes ${printed(part * bottom)}.`,
      },
    };
  },
};

export const fractions: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'FRACTIONS',
  families: [fractionOfAnAmount, addFractions, equivalentFractions, findTheWhole],
};
