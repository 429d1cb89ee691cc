import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'chance',
  syllabus: 'Find the probability of one event',
  levels: {
    2: 'two steps: the total, then a fraction',
    3: 'three steps: the total, the outcomes that are not red, then a fraction',
  },
  write: (random, difficulty) => {
    const [red, blue, green] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number];
    const total = red + blue + green;
    const not = difficulty === 3;
    const answer = not ? total - red : red;
    return {
      body: random.pick([
        `A bag holds ${red} red, ${blue} blue and ${green} green counters. One counter is taken without looking. What is the probability that it is ${not ? 'not ' : ''}red?`,
        `There are ${red} red, ${blue} black and ${green} silver cars in a car park. One drives out. If each is equally likely to be the one, what is the probability that it is ${not ? 'not ' : ''}red?`,
        `A drawer contains ${red} red pens, ${blue} blue pens and ${green} green pens. A pen is picked at random. What is the probability that it is ${not ? 'not ' : ''}red?`,
      ]),
      answer: fraction(answer, total),
      mistakes: [
        [
          fraction(total - answer, total),
          not ? 'finding the probability of red' : 'finding the probability that it is not red',
        ],
        [fraction(red, blue + green), 'comparing red with the other colours'],
        [fraction(1, 3), 'counting the colours alone'],
        [fraction(1, total), 'counting one only'],
        [fraction(blue, total), 'taking the wrong colour'],
        [fraction(green, total), 'taking the wrong colour'],
      ],
      explanation: `There are ${total} in all and ${answer} of them ${answer === 1 ? 'is' : 'are'} ${not ? 'not ' : ''}red: ${answer}/${total}${fraction(answer, total) === `${answer}/${total}` ? '' : ` = ${fraction(answer, total)}`}.`,
    };
  },
  check: checkNumber((text) => {
    const [red = NaN, blue = NaN, green = NaN] = numbersIn(text);
    return (text.includes('not red') ? blue + green : red) / (red + blue + green);
  }),
};
