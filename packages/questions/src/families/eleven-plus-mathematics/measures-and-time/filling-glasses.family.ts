import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

const show = formatPrintedNumber;

export const family: Family = {
  name: 'filling-glasses',
  syllabus: 'Convert units of capacity and mass in problems',
  levels: {
    1: 'two steps: convert litres and divide without a remainder',
    2: 'two steps with decimals of a litre',
    3: 'three steps: what is left when all possible are full',
    4: 'two steps with less familiar rates: a tap that fills while another empties',
  },
  write: (random, difficulty) => {
    if (difficulty === 4) {
      const [inflow, outflow] = [random.int(12, 24), random.int(3, 9)];
      const minutes = random.int(4, 25);
      const litres = (inflow - outflow) * minutes;
      const slips = [
        ...wholeResult(litres / inflow, 'forgetting what runs out'),
        ...wholeResult(litres / (inflow + outflow), 'adding the two rates'),
        ...wholeResult(litres / outflow, 'using only what runs out'),
      ];
      if (slips.length === 0) return noDraft;
      return {
        body: `A tap fills a tank with ${inflow} litres a minute. At the same time ${outflow} litres a minute run out. How many minutes does it take to fill the tank, which holds ${show(litres)} litres?`,
        answer: show(minutes),
        mistakes: [...slips, ...nearbyNumbers(minutes, 1)],
        explanation: `Each minute the tank gains ${inflow} − ${outflow} = ${inflow - outflow} litres, and ${show(litres)} ÷ ${inflow - outflow} = ${minutes}.`,
      };
    }
    const glass = random.pick(difficulty === 1 ? [100, 200, 250, 500] : [120, 150, 180, 220, 240, 300, 350]);
    const count = random.int(4, 18);
    const rest = difficulty === 3 ? random.int(1, glass / 10 - 1) * 10 : 0;
    const total = glass * count + rest;
    const litres = total / 1000;
    const volume = `${show(litres)} ${litres === 1 ? 'litre' : 'litres'}`;
    if (difficulty === 1 && total % 1000 !== 0) return noDraft;
    const [drink, holder] = random.pick([
      ['juice', 'jug'],
      ['squash', 'bowl'],
      ['milk', 'churn'],
      ['lemonade', 'barrel'],
    ] as const);
    const answer = difficulty === 3 ? rest : count;
    return {
      body:
        difficulty === 3
          ? `A ${holder} holds ${volume} of ${drink}. Glasses of ${glass} ml are filled from it until no more can be filled. How many millilitres are left?`
          : `A ${holder} holds ${volume} of ${drink}. How many glasses of ${glass} ml can be filled from it?`,
      answer: difficulty === 3 ? `${show(answer)} ml` : show(answer),
      mistakes: [
        ...(difficulty === 3
          ? ([
              [`${show(glass - rest)} ml`, 'giving what is missing for another glass'],
              [`${show(count)} ml`, 'giving the number of glasses'],
            ] as const)
          : [
              ...wholeResult((litres * 100) / glass, 'taking 100 ml for a litre'),
              [show(count * 10), 'a slip with the zeros'] as const,
            ]),
        ...nearbyNumbers(answer, difficulty === 3 ? 10 : 1, (value) =>
          difficulty === 3 ? `${show(value)} ml` : show(value),
        ),
      ],
      explanation: `${volume} is ${show(total)} ml. ${show(total)} ÷ ${glass} = ${count}${difficulty === 3 ? `, and ${show(total)} − ${count} × ${glass} = ${rest} ml are left.` : '.'}`,
    };
  },
  check: checkNumber((text) => {
    const numbers = [...text.matchAll(/\d[\d,.]*\d|\d/g)].map(([each]) => Number(each.replaceAll(',', '')));
    const [a = NaN, b = NaN, c = NaN] = numbers;
    if (text.startsWith('A tap')) return c / (a - b);
    const millilitres = Math.round(a * 1000);
    return text.includes('are left') ? millilitres % b : millilitres / b;
  }),
};
