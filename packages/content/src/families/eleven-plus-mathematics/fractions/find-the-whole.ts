import { printed } from '../../../text/numbers.ts';
import { coprime } from '../../../random.ts';
import { person } from '../../../text/people.ts';
import { barModel } from '../../../drawing/bar-model.ts';
import type { Family } from '../../family.ts';

export const findTheWhole: Family = {
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
