import { circuit } from '../../drawing/science/circuit.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const mixed = {
  image: {
    svg: circuit({
      supply: '12 V',
      main: [{ kind: 'resistor', label: '4.0 Ω' }],
      branches: [[{ kind: 'resistor', label: '12 Ω' }], [{ kind: 'resistor', label: '6.0 Ω' }]],
    }),
    alternativeText:
      'A 12 V supply of negligible internal resistance in series with a 4.0 Ω resistor and with a parallel pair of 12 Ω and 6.0 Ω resistors.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'ELECTRICITY',
  name: 'questions',
  items: [
    item(
      1,
      'One volt is the same as which unit?',
      'J C⁻¹',
      ['C s⁻¹', 'J s⁻¹', 'A Ω⁻¹'],
      'A potential difference is the work done per unit charge, so a volt is a joule per coulomb. C s⁻¹ is the ampere and J s⁻¹ the watt.',
    ),
    item(
      1,
      'A charge of 18 C passes a point in one minute. What is the current?',
      '0.30 A',
      ['18 A', '3.3 A', '1,080 A'],
      'I = Q ÷ t = 18 ÷ 60 = 0.30 A, with the time in seconds.',
    ),
    item(
      1,
      'What does the law that the sum of the currents into a junction equals the sum of those out of it express?',
      'Conservation of charge',
      ['Conservation of energy', 'Conservation of momentum', 'Ohm’s law'],
      'Kirchhoff’s first law: charge cannot pile up at a junction. His second law, about e.m.f. and potential difference in a loop, expresses conservation of energy.',
    ),
    item(
      1,
      'Which component has a resistance that falls when more light falls on it?',
      'LDR',
      ['Thermistor', 'Filament lamp', 'Diode'],
      'In a light-dependent resistor light frees more charge carriers, so its resistance falls. A thermistor responds to temperature.',
    ),
    item(
      1,
      'What is the total resistance of three 6.0 Ω resistors in parallel?',
      '2.0 Ω',
      ['18 Ω', '0.50 Ω', '6.0 Ω'],
      '1/R = 1/6 + 1/6 + 1/6 = 1/2, so R = 2.0 Ω. In parallel the total is smaller than each of the resistances.',
    ),
    item(
      2,
      'A wire has length 2.0 m, cross-sectional area 5.0 × 10⁻⁷ m² and resistivity 4.9 × 10⁻⁷ Ω m. What is its resistance?',
      '1.96 Ω',
      ['0.49 Ω', '4.9 × 10⁻¹³ Ω', '0.98 Ω'],
      'R = ρ L ÷ A = 4.9 × 10⁻⁷ × 2.0 ÷ (5.0 × 10⁻⁷) = 1.96 Ω.',
    ),
    item(
      2,
      'What is the current in the 4.0 Ω resistor? The supply has no internal resistance.',
      '1.5 A',
      ['0.55 A', '3.0 A', '1.0 A'],
      'The parallel pair has 12 × 6.0 ÷ (12 + 6.0) = 4.0 Ω. With the other 4.0 Ω that makes 8.0 Ω, so I = 12 ÷ 8.0 = 1.5 A.',
      mixed,
    ),
    item(
      2,
      'A cell of e.m.f. 1.5 V and internal resistance 0.50 Ω drives a current of 0.60 A. What is its terminal potential difference?',
      '1.2 V',
      ['1.5 V', '1.8 V', '0.30 V'],
      'V = ε − I r = 1.5 − 0.60 × 0.50 = 1.2 V. The 0.30 V are the ‘lost volts’.',
    ),
    item(
      2,
      'A potential divider of 2.0 kΩ and 3.0 kΩ in series is connected to 10 V. What is the potential difference across the 3.0 kΩ resistor?',
      '6.0 V',
      ['4.0 V', '5.0 V', '6.7 V'],
      'The potential difference is shared in the ratio of the resistances: 10 × 3.0 ÷ (2.0 + 3.0) = 6.0 V.',
    ),
    item(
      2,
      'Why does the current–voltage graph of a filament lamp become less steep at higher currents?',
      'The filament becomes hotter, so its resistance increases',
      [
        'The filament becomes hotter, so its resistance decreases',
        'The number of free electrons in the metal falls',
        'The lamp reaches the limit of its power',
      ],
      'With a higher current the metal ions vibrate more and hinder the electrons, so the resistance rises and the current grows less than in proportion.',
    ),
    item(
      2,
      'A 60 W lamp runs from 12 V. What is its resistance in operation?',
      '2.4 Ω',
      ['5.0 Ω', '0.20 Ω', '720 Ω'],
      'P = V² ÷ R, so R = 12² ÷ 60 = 2.4 Ω. The current is 5.0 A.',
    ),
    item(
      3,
      'What is the power in the 12 Ω resistor? The supply has no internal resistance.',
      '3.0 W',
      ['6.0 W', '12 W', '27 W'],
      'The total current is 1.5 A and the parallel pair of 4.0 Ω has 6.0 V across it. P = V² ÷ R = 6.0² ÷ 12 = 3.0 W.',
      mixed,
    ),
    item(
      3,
      'The length of a wire is doubled by stretching it, and its volume stays the same. What happens to its resistance?',
      'It becomes four times as great',
      ['It doubles', 'It becomes eight times as great', 'It stays the same'],
      'Twice the length with the same volume means half the cross-sectional area, so R = ρ L ÷ A grows by 2 × 2 = 4.',
    ),
    item(
      3,
      'In an experiment V = ε − I r is plotted with V on the vertical axis and I on the horizontal axis. What do the gradient and the intercept give?',
      'Gradient −r, intercept ε',
      ['Gradient r, intercept −ε', 'Gradient ε, intercept −r', 'Gradient −ε, intercept r'],
      'Comparing V = −r I + ε with y = m x + c, the gradient is −r and the intercept on the V axis is ε.',
    ),
    item(
      3,
      'An LDR and a fixed resistor form a potential divider across a constant supply, and the output is taken across the fixed resistor. What happens to the output when it becomes dark?',
      'It falls, because the LDR takes a larger share',
      [
        'It rises, because the LDR takes a larger share',
        'It rises, because the current increases',
        'It stays the same, because the resistor is fixed',
      ],
      'In the dark the resistance of the LDR is high, so most of the supply potential difference is across it and less is left for the fixed resistor.',
    ),
    item(
      3,
      'A current of 2.0 A flows in a copper wire with a cross-sectional area of 1.0 × 10⁻⁶ m² and 8.5 × 10²⁸ free electrons per m³. What is the mean drift velocity? (e = 1.6 × 10⁻¹⁹ C)',
      '1.5 × 10⁻⁴ m s⁻¹',
      ['1.5 × 10⁴ m s⁻¹', '6.8 × 10³ m s⁻¹', '2.4 × 10⁻²³ m s⁻¹'],
      'I = n A v e, so v = 2.0 ÷ (8.5 × 10²⁸ × 1.0 × 10⁻⁶ × 1.6 × 10⁻¹⁹) = 1.5 × 10⁻⁴ m s⁻¹: electrons drift slowly.',
    ),
    item(
      4,
      'A battery of e.m.f. 6.0 V delivers 2.0 A to a resistor of 2.5 Ω. What current does it deliver to a resistor of 5.5 Ω?',
      '1.0 A',
      ['1.1 A', '0.91 A', '2.0 A'],
      'The internal resistance is 6.0 ÷ 2.0 − 2.5 = 0.50 Ω. With 5.5 Ω the total is 6.0 Ω, so the current is 1.0 A.',
    ),
    item(
      4,
      'Two lamps marked 12 V 24 W and 12 V 6 W are connected in series to 12 V. If their resistances stayed constant, which would be brighter?',
      'The 6 W lamp, because its resistance is greater',
      [
        'The 24 W lamp, because its power rating is greater',
        'Both would be equally bright, because the current is the same',
        'The 24 W lamp, because its resistance is smaller',
      ],
      'The resistances are 12² ÷ 24 = 6 Ω and 12² ÷ 6 = 24 Ω. In series the current is the same, and P = I² R is greater in the 24 Ω lamp.',
    ),
  ],
};
