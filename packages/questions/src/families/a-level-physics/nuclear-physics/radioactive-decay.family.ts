import { superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'radioactive-decay',
  syllabus: 'Activity, decay constant and half-life',
  levels: {
    1: 'one or two steps: an activity after whole half-lives, or the decay constant',
    2: 'one product in standard form: the activity of a number of nuclei',
    3: 'two steps: the decay constant, then an exponential',
    4: 'three steps: a ratio, a logarithm, then the age',
    5: 'two or three steps with less help: the activity of a mass, or the half-life from two activities',
  },
  write: (random, difficulty) => {
    const [half, start] = [random.int(15, 95) / 10, random.int(12, 95)];
    const unit = random.pick(['hours', 'days', 'years', 'minutes']);
    if (difficulty === 1 && random.chance(0.5)) {
      const halves = random.int(2, 5);
      const left = start * 0.5 ** halves;
      return calculation({
        body: `A source with a half-life of ${fixed(half)} ${unit} has an activity of ${start} kBq. What is its activity after ${fixed(half * halves)} ${unit}?`,
        value: left,
        unit: 'kBq',
        mistakes: [
          [start / (2 * halves), 'dividing by twice the number of half-lives'],
          [start / halves, 'dividing by the number of half-lives'],
          [start - left, 'giving the fall in activity'],
          [2 * left, 'counting one half-life too few'],
        ],
        working: `${fixed(half * halves)} ÷ ${fixed(half)} = ${halves} half-lives, so the activity is ${start} ÷ 2${superscript(halves)} = ${quantity(left, 'kBq')}.`,
      });
    }
    if (difficulty === 1) {
      const seconds = random.int(12, 990);
      return calculation({
        body: `A nuclide has a half-life of ${seconds} s. What is its decay constant?`,
        value: Math.LN2 / seconds,
        unit: 's⁻¹',
        mistakes: [
          [1 / seconds, 'leaving out ln 2'],
          [0.5 / seconds, 'using ½ instead of ln 2'],
          [Math.LN2 * seconds, 'multiplying by the half-life'],
          [seconds / Math.LN2, 'inverting the fraction'],
        ],
        working: `λ = ln 2 ÷ T½ = 0.693 ÷ ${seconds} = ${quantity(Math.LN2 / seconds, 's⁻¹')}.`,
      });
    }
    const count = random.int(12, 95) / 10;
    if (difficulty === 2) {
      const constant = random.int(12, 95) / 10;
      return calculation({
        body: `A sample contains ${fixed(count)} × 10¹⁵ nuclei with a decay constant of ${fixed(constant)} × 10⁻⁹ s⁻¹. What is its activity?`,
        value: count * constant * 1e6,
        unit: 'Bq',
        mistakes: [
          [(count * 1e15) / (constant * 1e-9), 'dividing by the decay constant'],
          [count * constant * 1e6 * Math.LN2, 'multiplying by ln 2'],
          [(count * constant * 1e6) / Math.LN2, 'dividing by ln 2'],
        ],
        working: `A = λ N = ${fixed(constant)} × 10⁻⁹ × ${fixed(count)} × 10¹⁵ = ${quantity(count * constant * 1e6, 'Bq')}.`,
      });
    }
    if (difficulty === 3) {
      const time = Number((half * (random.int(30, 260) / 100)).toFixed(1));
      const left = start * 0.5 ** (time / half);
      return calculation({
        body: `The activity of a source is ${start} kBq and its half-life is ${fixed(half)} ${unit}. What is its activity ${fixed(time)} ${unit} later?`,
        value: left,
        unit: 'kBq',
        mistakes: [
          [start * Math.exp(-time / half), 'using the half-life as the reciprocal of the decay constant'],
          [start - left, 'giving the fall in activity'],
          [Math.max(0, start * (1 - time / (2 * half))), 'taking the fall to be linear'],
          [start / (1 + time / half), 'dividing by the number of half-lives'],
        ],
        working: `λ = ln 2 ÷ ${fixed(half)} and A = A₀ e^(−λ t) = ${start} × e^(−0.693 × ${fixed(time)} ÷ ${fixed(half)}) = ${quantity(left, 'kBq')}.`,
      });
    }
    if (difficulty === 4) {
      const percent = random.int(12, 92);
      const age = (5730 / Math.LN2) * Math.log(100 / percent);
      return calculation({
        body: `A piece of old wood has ${percent}% of the carbon-14 activity of the same mass of living wood. How old is it? (half-life 5,730 years)`,
        value: age,
        unit: 'years',
        mistakes: [
          [5730 * Math.log(100 / percent), 'leaving out ln 2'],
          [5730 * 2 * (1 - percent / 100), 'taking the fall to be linear'],
          [(5730 / Math.LN2) * Math.log(100 / (100 - percent)), 'using the part that has decayed'],
          [(5730 / Math.LN2) * Math.log10(100 / percent), 'using the logarithm to base 10'],
        ],
        working: `t = ln(A₀ ÷ A) ÷ λ = ln(100 ÷ ${percent}) × 5,730 ÷ 0.693 = ${quantity(age, 'years')}.`,
      });
    }
    if (random.chance(0.5)) {
      const [low, hours] = [random.int(12, 70) / 100, random.int(3, 48)];
      const later = Number((start * low).toFixed(1));
      const found = (hours * Math.LN2) / Math.log(start / later);
      return calculation({
        body: `In ${hours} ${unit} the activity of a source falls from ${start} kBq to ${fixed(later)} kBq. What is its half-life?`,
        value: found,
        unit,
        mistakes: [
          [hours / Math.log(start / later), 'giving the reciprocal of the decay constant'],
          [(hours * start) / (2 * (start - later)), 'taking the fall to be linear'],
          [(hours * later) / start, 'multiplying by the ratio of the activities'],
          [(hours * Math.LN2) / Math.log10(start / later), 'using the logarithm to base 10'],
        ],
        working: `λ = ln(${start} ÷ ${fixed(later)}) ÷ ${hours} = ${quantity(Math.log(start / later) / hours)} and T½ = 0.693 ÷ λ = ${quantity(found, unit)}.`,
      });
    }
    const nuclide = random.pick([
      { name: 'cobalt-60', grams: 60, years: 5.27 },
      { name: 'strontium-90', grams: 90, years: 28.8 },
      { name: 'caesium-137', grams: 137, years: 30.1 },
      { name: 'radium-226', grams: 226, years: 1600 },
      { name: 'americium-241', grams: 241, years: 432 },
    ]);
    const micrograms = random.int(12, 95);
    const nuclei = ((micrograms * 1e-6) / nuclide.grams) * 6.02e23;
    const activity = (nuclei * Math.LN2) / (nuclide.years * 3.16e7);
    return calculation({
      body: `What is the activity of ${micrograms} μg of ${nuclide.name}, with a half-life of ${fixed(nuclide.years, nuclide.years < 10 ? 2 : nuclide.years < 100 ? 1 : 0)} years? (molar mass ${nuclide.grams} g mol⁻¹, Avogadro constant 6.02 × 10²³ mol⁻¹, 1 year = 3.16 × 10⁷ s)`,
      value: activity,
      unit: 'Bq',
      mistakes: [
        [activity / Math.LN2, 'leaving out ln 2'],
        [activity * nuclide.grams, 'leaving out the molar mass'],
        [activity * 1000, 'leaving out a factor of 1,000 in the mass'],
        [activity / 24, 'a slip in the seconds of a year'],
      ],
      working: `N = ${micrograms} × 10⁻⁶ ÷ ${nuclide.grams} × 6.02 × 10²³ = ${quantity(nuclei)} and λ = 0.693 ÷ (${quantity(nuclide.years * 3.16e7)}) = ${quantity(Math.LN2 / (nuclide.years * 3.16e7), 's⁻¹')}, so A = λ N = ${quantity(activity, 'Bq')}.`,
    });
  },
  check: checkQuantity((values, text) => {
    const [first, second, third] = values;
    if (text.includes('has an activity')) {
      let activity = second;
      for (let time = first; time < third + first / 2; time += first) activity /= 2;
      return activity;
    }
    if (text.includes('What is its decay constant')) return Math.log(2) / first;
    if (text.includes('decay constant of')) return first * second;
    if (text.includes('later')) return first / 2 ** (third / second);
    if (text.includes('old wood')) return Math.log2(100 / first) * 5730;
    if (text.includes('falls')) return first / Math.log2(second / third);
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(',', ''));
    const halfLife = read(/half-life of ([\d.,]+) years/) * 3.16e7;
    const moles = (read(/of ([\d.]+) μg/) * 1e-6) / read(/molar mass (\d+)/);
    return (moles * 6.02e23 * Math.log(2)) / halfLife;
  }),
};
