import { circuit } from '#drawing/science/circuit.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const series = {
  image: {
    svg: circuit({
      supply: '12 V',
      main: [{ kind: 'ammeter' }],
      branches: [
        [
          { kind: 'resistor', label: '4 Ω' },
          { kind: 'resistor', label: '8 Ω' },
        ],
      ],
    }),
    alternativeText: 'A 12 V supply, an ammeter, a 4 Ω resistor and an 8 Ω resistor, all in series.',
  },
};
const parallel = {
  image: {
    svg: circuit({
      supply: '6 V',
      branches: [[{ kind: 'lamp', label: 'X' }], [{ kind: 'lamp', label: 'Y' }]],
    }),
    alternativeText: 'A 6 V supply with two lamps, X and Y, in parallel.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ELECTRICITY_AND_ENERGY',
  name: 'questions',
  items: [
    item(
      1,
      'In which unit is electrical resistance measured?',
      'Ohm',
      ['Ampere', 'Volt', 'Watt'],
      'Resistance is measured in ohms, current in amperes, potential difference in volts and power in watts.',
    ),
    item(
      1,
      'How is a voltmeter connected to measure the potential difference across a lamp?',
      'In parallel with the lamp',
      ['In series with the lamp', 'In series with the battery', 'In place of the lamp'],
      'A voltmeter compares the two ends of a component, so it is connected across it, in parallel. An ammeter goes in series.',
    ),
    item(
      1,
      'Which energy store of a ball increases while it falls freely?',
      'Kinetic energy store',
      ['Gravitational potential energy store', 'Elastic potential energy store', 'Chemical energy store'],
      'Energy is transferred from the gravitational potential store to the kinetic store as the ball loses height and gains speed.',
    ),
    item(
      1,
      'Which energy resource is not renewable?',
      'Natural gas',
      ['Wind', 'Tides', 'Biofuel'],
      'Natural gas is a fossil fuel that formed over millions of years and is not being replaced. Wind, tides and biofuels are replenished.',
    ),
    item(
      1,
      'What is the colour of the live wire in a UK three-core cable?',
      'Brown',
      ['Blue', 'Green and yellow stripes', 'Black'],
      'In a modern UK cable the live wire is brown, the neutral wire blue and the earth wire green and yellow.',
    ),
    item(
      2,
      'What does the ammeter read?',
      '1 A',
      ['3 A', '1.5 A', '4.5 A'],
      'In series the resistances add up: 4 + 8 = 12 Ω. The current is V ÷ R = 12 ÷ 12 = 1 A.',
      series,
    ),
    item(
      2,
      'A current of 0.5 A flows for 2 minutes. How much charge passes?',
      '60 C',
      ['1 C', '4 C', '240 C'],
      'Q = I t, and the time must be in seconds: 0.5 × 120 = 60 C.',
    ),
    item(
      2,
      'A kettle is connected to the 230 V mains and the current is 10 A. What is its power?',
      '2,300 W',
      ['23 W', '240 W', '0.043 W'],
      'Power = current × potential difference, so P = I V = 10 × 230 = 2,300 W.',
    ),
    item(
      2,
      'The lamp X of this circuit breaks, so that no current flows through it. What happens to lamp Y?',
      'It stays as bright as before',
      ['It goes out', 'It becomes twice as bright', 'It becomes dimmer'],
      'In parallel each lamp has its own loop with the cell. Y still has the same 6 V across it, so its current does not change.',
      parallel,
    ),
    item(
      2,
      'A motor is supplied with 500 J and usefully transfers 350 J. What is its efficiency?',
      '70 %',
      ['30 %', '143 %', '85 %'],
      'Efficiency = useful output ÷ total input = 350 ÷ 500 = 0.7 = 70 %.',
    ),
    item(
      2,
      'What is the kinetic energy of a 1,200 kg car at 10 m/s?',
      '60,000 J',
      ['6,000 J', '12,000 J', '120,000 J'],
      'Eₖ = ½ m v² = 0.5 × 1,200 × 10² = 60,000 J. The speed is squared before multiplying.',
    ),
    item(
      2,
      'What happens to the resistance of a thermistor when it becomes hotter?',
      'It decreases',
      ['It increases', 'It stays the same', 'It falls to zero at once'],
      'The resistance of a thermistor falls as its temperature rises, which makes it useful in thermostats. A filament lamp does the opposite.',
    ),
    item(
      3,
      'What is the potential difference across the 8 Ω resistor?',
      '8 V',
      ['4 V', '12 V', '6 V'],
      'The current is 12 ÷ (4 + 8) = 1 A, so V = I R = 1 × 8 = 8 V. The other 4 V are across the 4 Ω resistor.',
      series,
    ),
    item(
      3,
      'How much energy is needed to heat 0.5 kg of water by 20 °C? The specific heat capacity of water is 4,200 J/kg °C.',
      '42,000 J',
      ['168,000 J', '84,000 J', '2,100 J'],
      'ΔE = m c Δθ = 0.5 × 4,200 × 20 = 42,000 J.',
    ),
    item(
      3,
      'Why is electricity sent through the National Grid at a very high potential difference?',
      'The current is smaller, so less energy is wasted heating the cables',
      [
        'The current is greater, so the energy arrives sooner',
        'The resistance of the cables is smaller at a high potential difference',
        'Homes need a potential difference of many thousands of volts',
      ],
      'For the same power, a higher potential difference means a smaller current, and the power lost in the cables is I² R. Transformers lower it again before it reaches homes.',
    ),
    item(
      3,
      'A 50 kg climber goes up 30 m. What is the gain in gravitational potential energy? (g = 9.8 N/kg)',
      '14,700 J',
      ['1,500 J', '490 J', '16.3 J'],
      'The gain is mass × field strength × height: Eₚ = m g h = 50 × 9.8 × 30 = 14,700 J.',
    ),
    item(
      4,
      'A 2 kW heater is used for 3 hours each day. Electricity costs 30p per kilowatt-hour. What does it cost in a week?',
      '£12.60',
      ['£1.80', '£4.20', '£6.30'],
      'It transfers 2 × 3 = 6 kW h a day, which is 42 kW h a week: 42 × £0.30 = £12.60.',
    ),
    item(
      4,
      'A ball of mass 0.2 kg is dropped from 5 m. If air resistance is ignored, how fast is it just before it lands? (g = 9.8 N/kg)',
      '9.9 m/s',
      ['98 m/s', '4.4 m/s', '7.0 m/s'],
      'm g h = ½ m v², so v = √(2 g h) = √(2 × 9.8 × 5) = √98 ≈ 9.9 m/s. The mass cancels.',
    ),
  ],
};
