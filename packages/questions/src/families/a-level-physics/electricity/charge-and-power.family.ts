import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const electron = 1.6e-19;

export const family: Family = {
  name: 'charge-and-power',
  syllabus: 'Charge, current, potential difference, energy and power',
  levels: {
    1: 'one formula, also with a prefix or a time in minutes',
    2: 'two steps: the charge and then the electrons, or the power formula rearranged',
    3: 'one longer formula rearranged: the drift velocity from four quantities',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const kind = random.int(1, 3);
      if (kind === 1) {
        const [milliamperes, minutes] = [random.int(12, 95), random.int(2, 15)];
        const charge = milliamperes * 1e-3 * minutes * 60;
        return calculation({
          body: `A current of ${milliamperes} mA flows for ${minutes} minutes. How much charge passes?`,
          value: charge,
          unit: 'C',
          mistakes: [
            [(milliamperes * minutes) / 1000, 'leaving the time in minutes'],
            [charge * 1000, 'leaving the current in milliamperes'],
            [(milliamperes * 1e-3) / (minutes * 60), 'dividing by the time'],
          ],
          working: `Q = I t = ${milliamperes} × 10⁻³ × ${minutes} × 60 = ${quantity(charge, 'C')}.`,
        });
      }
      if (kind === 2) {
        const [charge, voltage] = [random.int(11, 90) / 10, random.int(4, 48)];
        return calculation({
          body: `How much energy is transferred when a charge of ${fixed(charge)} C passes through a potential difference of ${fixed(voltage)} V?`,
          value: charge * voltage,
          unit: 'J',
          mistakes: [
            [voltage / charge, 'dividing by the charge'],
            [charge / voltage, 'dividing by the potential difference'],
            [0.5 * charge * voltage, 'using the formula for a capacitor'],
          ],
          working: `W = Q V = ${fixed(charge)} × ${fixed(voltage)} = ${quantity(charge * voltage, 'J')}.`,
        });
      }
      const [current, resistance] = [random.int(12, 68) / 10, random.int(3, 36)];
      const power = current ** 2 * resistance;
      return calculation({
        body: `A current of ${fixed(current)} A flows in a resistor of ${fixed(resistance)} Ω. What power does it transfer?`,
        value: power,
        unit: 'W',
        mistakes: [
          [current * resistance, 'forgetting to square the current'],
          [current * resistance ** 2, 'squaring the resistance'],
          [current ** 2 / resistance, 'dividing by the resistance'],
        ],
        working: `P = I² R = ${fixed(current)}² × ${fixed(resistance)} = ${quantity(power, 'W')}.`,
      });
    }
    if (difficulty === 2 && random.chance(0.5)) {
      const [milliamperes, seconds] = [random.int(12, 95), random.int(2, 30)];
      const charge = milliamperes * 1e-3 * seconds;
      return calculation({
        body: `A current of ${milliamperes} mA flows in a wire. How many electrons pass a point in ${fixed(seconds)} s? (e = 1.60 × 10⁻¹⁹ C)`,
        value: charge / electron,
        unit: '',
        mistakes: [
          [charge * electron, 'multiplying by the charge of an electron'],
          [(1000 * charge) / electron, 'leaving the current in milliamperes'],
          [(milliamperes * 1e-3) / seconds / electron, 'dividing by the time'],
        ],
        working: `Q = I t = ${quantity(charge, 'C')}, and Q ÷ e = ${quantity(charge)} ÷ (1.60 × 10⁻¹⁹) = ${quantity(charge / electron)}.`,
      });
    }
    if (difficulty === 2) {
      const [power, voltage] = [random.int(15, 140), random.pick([12, 24, 48, 110, 230])];
      return calculation({
        body: `What is the resistance of a heater that transfers ${power} W when it is connected to ${voltage} V?`,
        value: voltage ** 2 / power,
        unit: 'Ω',
        mistakes: [
          [voltage / power, 'forgetting to square the potential difference'],
          [power / voltage, 'giving the current'],
          [power / voltage ** 2, 'inverting the fraction'],
          [voltage * power, 'multiplying'],
        ],
        working: `P = V² ÷ R, so R = ${voltage}² ÷ ${power} = ${quantity(voltage ** 2 / power, 'Ω')}.`,
      });
    }
    const [current, area, carriers] = [
      random.int(5, 45) / 10,
      random.int(5, 40) / 10,
      random.pick([5.9, 6.0, 8.5, 8.4, 18]),
    ];
    const drift = current / (carriers * 1e28 * area * 1e-6 * electron);
    return calculation({
      body: `A wire of cross-sectional area ${fixed(area)} × 10⁻⁶ m² has ${fixed(carriers)} × 10²⁸ free electrons in each cubic metre. What is their mean drift velocity at a current of ${fixed(current)} A? (e = 1.60 × 10⁻¹⁹ C)`,
      value: drift,
      unit: 'm s⁻¹',
      mistakes: [
        [drift * area ** 2 * 1e-12, 'multiplying by the area'],
        [drift * electron, 'leaving out the charge of an electron'],
        [1 / drift, 'inverting the fraction'],
        [drift / 10, 'a slip in the powers of ten'],
      ],
      working: `I = n A v e, so v = ${fixed(current)} ÷ (${fixed(carriers)} × 10²⁸ × ${fixed(area)} × 10⁻⁶ × 1.60 × 10⁻¹⁹) = ${quantity(drift, 'm s⁻¹')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('minutes')) return (first * second * 3) / 50;
    if (text.includes('How much energy')) return second * first;
    if (text.includes('What power')) return first * (second * first);
    if (text.includes('How many electrons')) return (first * second) / 1000 / 1.6e-19;
    if (text.includes('heater')) return second / (first / second);
    const chargeInEachMetre = second * first * 1.6e-19;
    return third / chargeInEachMetre;
  }),
};
