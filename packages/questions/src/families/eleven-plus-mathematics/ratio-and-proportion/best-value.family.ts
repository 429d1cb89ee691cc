import { money } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'best-value',
  syllabus: 'Find the best value for money',
  levels: {
    4: 'five divisions; the prices of a roll differ by 3p or more',
    5: 'five divisions; the prices of a roll differ by only 1p',
  },
  write: (random, difficulty) => {
    const sizes = random.sample([4, 5, 6, 8, 10, 12], 5);
    const start = random.int(35, 60);
    const unitPrices = random
      .shuffle([0, 1, 2, 3, 4])
      .map((index) => start + index * (difficulty === 5 ? 1 : 3));
    const packs = sizes.map((size, index) => ({
      size,
      unit: unitPrices[index] ?? start,
      price: size * (unitPrices[index] ?? start),
    }));
    const sorted = [...packs].sort((left, right) => left.unit - right.unit);
    const show = ({ size, price }: { size: number; price: number }) => `${size} rolls for ${money(price)}`;
    const [best, ...others] = sorted;
    if (!best) throw new Error('No packs');
    return {
      body: random.pick([
        'A shop sells bread rolls in packs of different sizes. Which pack is the best value for money?',
        'In which of these packs does a bread roll cost the least?',
        'Which of these offers gives the lowest price for each bread roll?',
      ]),
      answer: show(best),
      mistakes: others.map(
        (pack) => [show(pack), `not working out the price of one roll, ${pack.unit}p`] as const,
      ),
      explanation: `Divide each price by the number of rolls. ${best.size} rolls for ${money(best.price)} is ${best.unit}p a roll, the lowest.`,
    };
  },
  check: (question) => {
    const unit = question.options.map((option) => {
      const [rolls = NaN, price = NaN] = numbersIn('text' in option ? option.text.replace('£', '') : '');
      return price / rolls;
    });
    return unit.map((price) => price === Math.min(...unit));
  },
};
