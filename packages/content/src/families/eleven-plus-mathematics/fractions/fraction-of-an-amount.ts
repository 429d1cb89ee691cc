import { printed } from '../../../text/numbers.ts';
import { coprime } from '../../../random.ts';
import { person } from '../../../text/people.ts';
import { barModel } from '../../../drawing/bar-model.ts';
import type { Family } from '../../family.ts';

export const fractionOfAnAmount: Family = {
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
