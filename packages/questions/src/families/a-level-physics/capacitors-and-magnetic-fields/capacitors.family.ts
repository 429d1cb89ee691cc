import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'capacitors',
  syllabus: 'Capacitance, energy of a capacitor and exponential discharge',
  levels: {
    1: 'one product: a charge or a time constant',
    2: 'one formula with a square or with reciprocals: the energy, or the total capacitance in series',
    3: 'two steps: the time constant, then an exponential for the potential difference',
    4: 'three steps: the time constant, a ratio, then a logarithm for the time',
    5: 'three or four steps: the resistance by a logarithm, or the energy lost when charge is shared',
  },
  write: (random, difficulty) => {
    const [micro, volts, kilo] = [10 * random.int(2, 95), random.int(30, 240) / 10, random.int(12, 95)];
    const capacitance = micro * 1e-6;
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `What charge is stored in a capacitor of ${fixed(micro, 0)} μF at a potential difference of ${fixed(volts)} V?`,
        value: capacitance * volts,
        unit: 'C',
        mistakes: [
          [capacitance / volts, 'dividing by the potential difference'],
          [0.5 * capacitance * volts, 'using the factor ½ of the energy'],
          [capacitance * volts * 1000, 'taking the prefix micro as 10⁻³'],
          [capacitance * volts ** 2, 'squaring the potential difference'],
        ],
        working: `Q = C V = ${fixed(micro, 0)} × 10⁻⁶ × ${fixed(volts)} = ${quantity(capacitance * volts, 'C')}.`,
      });
    const constant = capacitance * kilo * 1000;
    const circuit = `A capacitor of ${fixed(micro, 0)} μF, charged to ${fixed(volts)} V, is discharged through a resistor of ${kilo} kΩ`;
    if (difficulty === 1)
      return calculation({
        body: `What is the time constant of a circuit of a ${fixed(micro, 0)} μF capacitor and a ${kilo} kΩ resistor?`,
        value: constant,
        unit: 's',
        mistakes: [
          [constant * Math.LN2, 'giving the time to fall to a half'],
          [constant / 1000, 'leaving out the prefix kilo'],
          [1 / constant, 'giving the reciprocal'],
          [(kilo * 1000) / micro, 'dividing by the capacitance'],
        ],
        working: `τ = R C = ${kilo} × 10³ × ${fixed(micro, 0)} × 10⁻⁶ = ${quantity(constant, 's')}.`,
      });
    if (difficulty === 2 && random.chance(0.5)) {
      const energy = 0.5 * capacitance * volts ** 2;
      return calculation({
        body: `How much energy is stored in a ${fixed(micro, 0)} μF capacitor at ${fixed(volts)} V?`,
        value: energy,
        unit: 'J',
        mistakes: [
          [2 * energy, 'leaving out the factor ½'],
          [0.5 * capacitance * volts, 'forgetting to square the potential difference'],
          [energy * 1000, 'taking the prefix micro as 10⁻³'],
          [capacitance * volts, 'giving the charge'],
        ],
        working: `E = ½ C V² = ½ × ${fixed(micro, 0)} × 10⁻⁶ × ${fixed(volts)}² = ${quantity(energy, 'J')}.`,
      });
    }
    const other = 10 * random.int(2, 95);
    if (difficulty === 2)
      return calculation({
        body: `Capacitors of ${fixed(micro, 0)} μF and ${fixed(other, 0)} μF are connected in series. What is their total capacitance?`,
        value: (micro * other) / (micro + other),
        unit: 'μF',
        mistakes: [
          [micro + other, 'adding them as in parallel'],
          [(micro + other) / 2, 'taking the mean'],
          [Math.abs(micro - other), 'subtracting'],
        ],
        working: `In series 1/C = 1/${fixed(micro, 0)} + 1/${fixed(other, 0)}, so C = ${quantity((micro * other) / (micro + other), 'μF')}, less than either of them.`,
      });
    const seconds = Number((constant * (random.int(30, 200) / 100)).toPrecision(2));
    if (difficulty === 3) {
      const left = volts * Math.exp(-seconds / constant);
      return calculation({
        body: `${circuit}. What is the potential difference after ${seconds < 10 ? fixed(seconds) : fixed(seconds, 0)} s?`,
        value: seconds >= 1 ? left : NaN,
        unit: 'V',
        mistakes: [
          [volts - left, 'giving the fall in potential difference'],
          [volts / Math.exp(1), 'taking the time to be one time constant'],
          [volts * 0.5 ** (seconds / constant), 'halving once in each time constant'],
          [volts * Math.max(0, 1 - seconds / constant), 'taking the fall to be linear'],
        ],
        working: `R C = ${quantity(constant, 's')} and V = V₀ e^(−t/RC) = ${fixed(volts)} × e^(−${quantity(seconds / constant)}) = ${quantity(left, 'V')}.`,
      });
    }
    if (difficulty === 4) {
      const target = Number((volts * (random.int(10, 80) / 100)).toFixed(1));
      const needed = constant * Math.log(volts / target);
      return calculation({
        body: `${circuit}. After what time has the potential difference fallen to ${fixed(target)} V?`,
        value: needed,
        unit: 's',
        mistakes: [
          [constant * Math.log10(volts / target), 'using the logarithm to base 10'],
          [constant * (1 - target / volts), 'taking the fall to be linear'],
          [constant, 'giving the time constant'],
          [(constant * volts) / target, 'leaving out the logarithm'],
        ],
        working: `t = R C ln(V₀ ÷ V) = ${quantity(constant)} × ln(${fixed(volts)} ÷ ${fixed(target)}) = ${quantity(needed, 's')}.`,
      });
    }
    if (random.chance(0.5)) {
      const lost = (0.5 * capacitance * volts ** 2 * other) / (micro + other);
      return calculation({
        body: `A ${fixed(micro, 0)} μF capacitor charged to ${fixed(volts)} V is disconnected from the supply and joined in parallel with an uncharged ${fixed(other, 0)} μF capacitor. How much energy is transferred from the capacitors to the surroundings?`,
        value: lost,
        unit: 'J',
        mistakes: [
          [0.5 * capacitance * volts ** 2 - lost, 'giving the energy that is left'],
          [0.5 * capacitance * volts ** 2, 'giving the energy at the start'],
          [0.25 * capacitance * volts ** 2, 'taking the energy always to be halved'],
          [2 * lost, 'leaving out the factor ½'],
        ],
        working: `The charge stays the same, so V falls to ${quantity((volts * micro) / (micro + other), 'V')}. The energy falls from ${quantity(0.5 * capacitance * volts ** 2, 'J')} to ${quantity(0.5 * capacitance * volts ** 2 - lost, 'J')}: ${quantity(lost, 'J')} is transferred.`,
      });
    }
    const [percent, time] = [random.int(12, 75), random.int(4, 60)];
    const resistance = time / (capacitance * Math.log(100 / percent));
    return calculation({
      body: `The charge of a ${fixed(micro, 0)} μF capacitor falls to ${percent}% of its first value in ${time} s while it is discharged through a resistor. What is the resistance?`,
      value: resistance,
      unit: 'Ω',
      mistakes: [
        [time / capacitance, 'taking the time to be one time constant'],
        [time / (capacitance * Math.log10(100 / percent)), 'using the logarithm to base 10'],
        [time / (capacitance * (1 - percent / 100)), 'taking the fall to be linear'],
        [time / (capacitance * Math.log(100 / (100 - percent))), 'using the part that has flowed away'],
      ],
      working: `ln(100 ÷ ${percent}) = t ÷ (R C), so R = ${time} ÷ (${fixed(micro, 0)} × 10⁻⁶ × ${quantity(Math.log(100 / percent))}) = ${quantity(resistance, 'Ω')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('What charge')) return (second * first) / 1e6;
    if (text.includes('time constant')) return (second * first) / 1000;
    if (text.includes('How much energy is stored')) return (second / 2) * ((second * first) / 1e6);
    if (text.includes('in series')) return 1 / (1 / first + 1 / second);
    if (text.includes('surroundings')) {
      const charge = first * 1e-6 * second;
      return (charge ** 2 / 2) * (1 / (first * 1e-6) - 1 / ((first + third) * 1e-6));
    }
    if (text.includes('%')) return (-third * 1e6) / (first * Math.log(second / 100));
    const timeConstant = (first * third) / 1000;
    if (text.includes('After what time')) return timeConstant * (Math.log(second) - Math.log(fourth));
    return second / Math.exp(fourth / timeConstant);
  }),
};
