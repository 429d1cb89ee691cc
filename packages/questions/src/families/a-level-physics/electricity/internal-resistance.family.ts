import { toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '#checks/support/arithmetic.ts';
import { read } from './electricity-checks.ts';

export const family: Family = {
  name: 'internal-resistance',
  syllabus: 'Electromotive force and internal resistance',
  levels: {
    2: 'Two steps: add the resistances, then the current',
    3: 'Three steps: the current, then the terminal potential difference',
    4: 'Four steps: the current, its square, then the power lost in the cell',
  },
  write: (random, difficulty) => {
    const [emf, inner, outer] = [
      random.pick([1.5, 3, 6, 9, 12]),
      random.pick([0.4, 0.5, 0.8, 1.2, 2]),
      random.int(3, 12),
    ];
    const current = emf / (inner + outer);
    const cell = `A cell of e.m.f. ${emf} V and internal resistance ${inner} Ω drives a current through a resistor of ${outer} Ω.`;
    const ask =
      difficulty === 2
        ? 'What is the current, in A'
        : difficulty === 3
          ? 'What is the terminal potential difference, in V'
          : 'What power is lost inside the cell, in W';
    const answer =
      difficulty === 2 ? current : difficulty === 3 ? current * outer : current * current * inner;
    return {
      body: `${cell} ${ask}, to 3 significant figures?`,
      answer: toSignificantFigures(answer),
      mistakes:
        difficulty === 2
          ? [
              [toSignificantFigures(emf / outer), 'leaving out the internal resistance'],
              [toSignificantFigures(emf / inner), 'using the internal resistance alone'],
              [toSignificantFigures(emf * (inner + outer)), 'multiplying instead of dividing'],
              [toSignificantFigures(emf / Math.abs(outer - inner)), 'subtracting the resistances'],
            ]
          : [
              [
                toSignificantFigures(difficulty === 3 ? current * inner : current * current * outer),
                difficulty === 3 ? 'giving the lost volts' : 'giving the power in the resistor',
              ],
              [
                toSignificantFigures(difficulty === 3 ? emf : emf * current),
                difficulty === 3 ? 'giving the e.m.f.' : 'giving the whole power',
              ],
              [toSignificantFigures(current), 'giving the current'],
              [
                toSignificantFigures(difficulty === 3 ? (emf * inner) / outer : current * inner),
                difficulty === 3 ? 'dividing in the wrong ratio' : 'forgetting to square the current',
              ],
              [toSignificantFigures(answer * 2), ''],
            ],
      explanation: `I = ${emf} ÷ (${outer} + ${inner}) = ${toSignificantFigures(current)} A.${difficulty === 2 ? '' : difficulty === 3 ? ` The terminal p.d. is I × ${outer} = ${toSignificantFigures(answer)} V.` : ` The power lost is I² × ${inner} = ${toSignificantFigures(answer)} W.`}`,
    };
  },
  check: checkNumber((text) => {
    const emf = read(text, /e\.m\.f\. ([\d.]+)/);
    const inner = read(text, /internal resistance ([\d.]+)/);
    const outer = read(text, /resistor of ([\d.]+)/);
    const current = emf / (inner + outer);
    return three(
      text.includes('the current,')
        ? current
        : text.includes('terminal')
          ? emf - current * inner
          : emf * current - current ** 2 * outer,
    );
  }, 1e-6),
};
