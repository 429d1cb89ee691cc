import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

/** pH to two decimal places, a half rounded up. */
const ph = (value: number) => formatPrintedNumber(value + 1e-12, 2);

const scientific = (mantissa: number, power: number) => `${mantissa.toFixed(1)} × 10${superscript(power)}`;

export const family: Family = {
  name: 'ph',
  syllabus: 'The pH of strong and weak acids, strong bases and buffers',
  levels: {
    1: 'one step: a strong acid with one proton',
    2: 'two or three steps: a strong base, or a strong acid with two protons',
    3: 'three steps: a weak acid, with a product, a root and a logarithm',
    4: 'three steps: a buffer, with the ratio of two concentrations',
    5: 'five steps: two amounts that react, what is left, then a buffer',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const concentration = random.int(11, 195) / 1000;
    const shown = concentration.toFixed(3);
    const log = Math.log10(concentration);
    if (difficulty === 1)
      return {
        body: `What is the pH of ${shown} mol dm⁻³ ${random.pick(['hydrochloric', 'nitric'])} acid?`,
        answer: ph(-log),
        mistakes: [
          [ph(14 + log), 'treating it as an alkali'],
          [ph(-Math.log(concentration)), 'using the natural logarithm'],
          [ph(-log / 2), 'halving, as for a weak acid'],
          [ph(1 - log), 'a slip in the powers of ten'],
        ],
        explanation: `The acid is fully dissociated, so [H⁺] = ${shown} mol dm⁻³ and pH = −log₁₀ ${shown} = ${ph(-log)}.`,
      };
    if (difficulty === 2) {
      const base = random.pick([
        { name: 'potassium hydroxide, KOH', ions: 1 },
        { name: 'sodium hydroxide, NaOH', ions: 1 },
        { name: 'barium hydroxide, Ba(OH)₂', ions: 2 },
      ] as const);
      const hydroxide = base.ions * concentration;
      const result = 14 + Math.log10(hydroxide);
      return {
        body: `What is the pH of ${shown} mol dm⁻³ ${base.name}, at 298 K? (Kw = 1.00 × 10⁻¹⁴ mol² dm⁻⁶)`,
        answer: ph(result),
        mistakes: [
          [ph(14 - result), 'giving −log₁₀[OH⁻]'],
          ...(base.ions === 2
            ? ([[ph(14 + log), 'counting one hydroxide ion of two']] as const)
            : ([[ph(14 + log + Math.log10(2)), 'counting two hydroxide ions']] as const)),
          [ph(7 - log), 'adding to 7'],
          [ph(result - 1), 'a slip in the powers of ten'],
        ],
        explanation: `[OH⁻] = ${formatPrintedNumber(hydroxide)} mol dm⁻³, so [H⁺] = 1.00 × 10⁻¹⁴ ÷ ${formatPrintedNumber(hydroxide)} and pH = 14 + log₁₀ ${formatPrintedNumber(hydroxide)} = ${ph(result)}.`,
      };
    }
    const [mantissa, power] = [random.int(11, 95) / 10, random.pick([-5, -6])];
    const ka = mantissa * 10 ** power;
    const pka = -Math.log10(ka);
    const constant = `Ka = ${scientific(mantissa, power)} mol dm⁻³`;
    if (difficulty === 3) {
      const result = (pka - log) / 2;
      return {
        body: `A weak acid HA has ${constant}. What is the pH of a ${shown} mol dm⁻³ solution, with the usual approximation?`,
        answer: ph(result),
        mistakes: [
          [ph(-log), 'taking it as a strong acid'],
          [ph(pka - log), 'leaving out the square root'],
          [ph(pka), 'giving −log₁₀ Ka'],
          [ph(14 - result), ''],
        ],
        explanation: `[H⁺]² = Ka × [HA] = ${scientific(mantissa, power)} × ${shown}, so [H⁺] = √(Ka[HA]) and pH = −log₁₀[H⁺] = ${ph(result)}.`,
      };
    }
    const [acid, salt] = [random.int(10, 60) / 100, random.int(10, 60) / 100];
    if (difficulty === 4) {
      const result = pka - Math.log10(acid / salt);
      return {
        body: `A buffer contains ${acid.toFixed(2)} mol dm⁻³ of HA and ${salt.toFixed(2)} mol dm⁻³ of A⁻. For HA, ${constant}. What is the pH?`,
        answer: ph(result),
        mistakes: [
          [ph(pka + Math.log10(acid / salt)), 'using the ratio upside down'],
          [ph(pka), 'leaving out the concentrations'],
          [ph((pka - Math.log10(acid)) / 2), 'treating it as the acid alone'],
          [ph(result + 1), ''],
        ],
        explanation: `[H⁺] = Ka × [HA] ÷ [A⁻] = ${scientific(mantissa, power)} × ${acid.toFixed(2)} ÷ ${salt.toFixed(2)}, and pH = −log₁₀[H⁺] = ${ph(result)}.`,
      };
    }
    const [acidAmount, added] = [random.int(50, 90), random.int(10, 45)];
    const rest = acidAmount - added;
    const result = pka - Math.log10(rest / added);
    return {
      body: `${acidAmount} cm³ of a 0.10 mol dm⁻³ weak acid HA is mixed with ${added} cm³ of 0.10 mol dm⁻³ NaOH. For HA, ${constant}. What is the pH of the mixture?`,
      answer: ph(result),
      mistakes: [
        [ph(pka - Math.log10(acidAmount / added)), 'not subtracting the acid that has reacted'],
        [ph(pka + Math.log10(rest / added)), 'using the ratio upside down'],
        [ph(pka), 'taking equal amounts of acid and salt'],
        [ph(result + 1), ''],
      ],
      explanation: `The base turns ${(added / 10).toFixed(1)} × 10⁻³ mol of HA into A⁻, and ${(rest / 10).toFixed(1)} × 10⁻³ mol of HA is left. [H⁺] = Ka × ${(rest / 10).toFixed(1)} ÷ ${(added / 10).toFixed(1)}, so pH = ${ph(result)}.`,
    };
  },
  check: checkNumber((text) => {
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const two = (hydrogen: number) => Math.round(-100 * Math.log10(hydrogen) + 1e-9) / 100;
    const [, mantissa, power = ''] = /Ka = ([\d.]+) × 10⁻([⁰¹²³⁴-⁹])/.exec(text) ?? [];
    const ka = Number(mantissa) / 10 ** '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(power);
    const given = read(/([\d.]+) mol dm/);
    if (text.includes('buffer')) return two((ka * given) / read(/and ([\d.]+) mol/));
    if (text.includes('mixed')) {
      const [acid, base] = [read(/^(\d+) cm³/), read(/with (\d+) cm³/)];
      return two((ka * (acid - base)) / base);
    }
    if (text.includes('weak')) return two(Math.sqrt(ka * read(/of a ([\d.]+) mol/)));
    if (text.includes('hydroxide')) return two(1e-14 / (given * (text.includes('(OH)₂') ? 2 : 1)));
    return two(given);
  }, 1e-6),
};
