import { formatPrintedNumber, money } from '#text/numbers.ts';
import { randomTask } from '../structured-question.ts';
import { fractionTex } from '../tex.ts';

export const countersWithoutReplacement = randomTask('PROBABILITY', 'two-counters', 3, (random) => {
  const [red, green] = [random.int(3, 5), random.int(6, 8)];
  const all = red + green;
  const pairs = all * (all - 1);
  const [bothRed, mixed] = [red * (red - 1), 2 * red * green];
  return {
    stem: `There are ${red} red counters and ${green} green counters in a bag. Zainab takes a counter at random and does not put it back. She then takes a second counter at random.`,
    parts: [
      {
        body: 'Write down the probability that the first counter is green.',
        answer: `$\\dfrac{${green}}{${all}}$`,
        scheme: [['B1', `for $\\dfrac{${green}}{${all}}$ or an equal fraction`]],
        solution: `${green} of the ${all} counters are green.`,
      },
      {
        body: 'Work out the probability that both counters are red.',
        answer: `$${fractionTex(bothRed, pairs)}$`,
        scheme: [
          ['M1', `for $\\dfrac{${red}}{${all}} \\times \\dfrac{${red - 1}}{${all - 1}}$`],
          ['A1', `for $\\dfrac{${bothRed}}{${pairs}}$ or an equal fraction`],
        ],
        solution: `After a red counter, ${red - 1} of ${all - 1} are red: $\\dfrac{${red}}{${all}} \\times \\dfrac{${red - 1}}{${all - 1}} = ${fractionTex(bothRed, pairs)}$.`,
      },
      {
        body: 'Work out the probability that the two counters have different colours.',
        answer: `$${fractionTex(mixed, pairs)}$`,
        scheme: [
          ['M1', `for $\\dfrac{${red}}{${all}} \\times \\dfrac{${green}}{${all - 1}}$`],
          ['M1', 'for adding the two orders, red first and green first'],
          ['A1', `for $\\dfrac{${mixed}}{${pairs}}$ or an equal fraction`],
        ],
        solution: `There are two orders, red then green and green then red: $2 \\times \\dfrac{${red}}{${all}} \\times \\dfrac{${green}}{${all - 1}} = ${fractionTex(mixed, pairs)}$.`,
      },
    ],
  };
});

export const groupedTable = randomTask('STATISTICS', 'grouped-table', 3, (random) => {
  const frequencies = [random.int(3, 6), random.int(8, 11), random.int(14, 17), random.int(4, 7)];
  const all = frequencies.reduce((sum, each) => sum + each, 0);
  const total = frequencies.reduce((sum, each, index) => sum + each * (10 * index + 5), 0);
  const classes = frequencies.map(
    (each, index) => `$${10 * index} < t \\leqslant ${10 * index + 10}$: ${each} pupils`,
  );
  const mean = (total / all).toFixed(1);
  return {
    stem: `The list shows the times, $t$ minutes, that ${all} pupils took to travel to school.\n${classes.join('\n')}`,
    parts: [
      {
        body: 'Write down the modal class.',
        answer: '$20 < t \\leqslant 30$',
        scheme: [['B1', 'for $20 < t \\leqslant 30$']],
        solution: `It is the class with the most pupils, ${frequencies[2] ?? ''}.`,
        lines: 1,
      },
      {
        body: 'Work out an estimate for the mean time. Give your answer correct to 1 decimal place.',
        unit: 'minutes',
        answer: `${mean} minutes`,
        scheme: [
          ['M1', 'for the midpoints 5, 15, 25 and 35, with at most one mistake'],
          ['M1', `for adding the products of midpoint and frequency (= ${formatPrintedNumber(total)})`],
          ['M1', `for dividing by ${all}`],
          ['A1', `for ${mean}`],
        ],
        solution: `$${frequencies.map((each, index) => `${each} \\times ${10 * index + 5}`).join(' + ')} = ${total}$, and $${total} \\div ${all} = ${mean}$.`,
      },
      {
        body: 'Explain why your answer is only an estimate.',
        answer: 'the exact times are not known',
        scheme: [['B1', 'for saying that the exact times are not known, or that midpoints were used']],
        solution:
          'The table gives classes, not the exact times, so each pupil’s time was taken as the midpoint of a class.',
        ruledLines: 2,
      },
    ],
  };
});

export const depreciation = randomTask('RATIO_AND_PROPORTION', 'value-of-a-van', 3, (random) => {
  const [price, rate] = [1000 * random.int(16, 24), random.pick([12, 14, 15, 18])];
  const keep = (100 - rate) / 100;
  const after = Math.round(100 * price * keep ** 3);
  const years = Math.ceil(Math.log(0.5) / Math.log(keep));
  const at = (n: number) => money(Math.round(100 * price * keep ** n));
  const before = random.int(18, 30) * 10;
  const raised = Math.round(before * 1.15 * 100);
  return {
    stem: `Omar buys a van for ${money(100 * price)}. Each year the value of the van falls by ${rate}%.`,
    parts: [
      {
        body: 'Work out the value of the van after 3 years. Give your answer to the nearest penny.',
        answer: money(after),
        scheme: [
          ['M1', `for multiplying by ${keep}`],
          ['M1', `for $${price} \\times ${keep}^3$`],
          ['A1', `for ${money(after)}`],
        ],
        solution: `Each year ${100 - rate}% of the value is left: $${price} \\times ${keep}^3$ = ${money(after)}.`,
      },
      {
        body: 'After how many whole years is the van first worth less than half of what Omar paid?',
        unit: 'years',
        answer: `${years} years`,
        scheme: [
          ['M1', `for finding the value for at least two more years, or for $${keep}^n < 0.5$`],
          ['A1', `for ${years}`],
        ],
        solution: `Half is ${money(50 * price)}. After ${years - 1} years the value is ${at(years - 1)}, after ${years} years ${at(years)}.`,
      },
      {
        body: `The yearly cost of insuring the van goes up by 15% to ${money(raised)}. Work out the cost before the increase.`,
        answer: money(100 * before),
        scheme: [
          ['M1', `for ${money(raised)} as 115%, or for dividing by 1.15`],
          ['A1', `for ${money(100 * before)}`],
        ],
        solution: `${money(raised)} is 115% of the cost before: ${money(raised)} ÷ 1.15 = ${money(100 * before)}.`,
      },
    ],
  };
});
