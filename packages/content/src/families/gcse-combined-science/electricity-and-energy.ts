import type { TopicFamilies } from '../family.ts';
import { lawFamily } from './formula.ts';

export const electricityAndEnergy: TopicFamilies = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ELECTRICITY_AND_ENERGY',
  families: [
    lawFamily(
      'voltage-current-resistance',
      {
        say: 'Potential difference is current × resistance',
        product: { name: 'the potential difference', unit: 'V' },
        first: { name: 'the current', unit: 'A', values: [0.2, 0.25, 0.4, 0.5, 2, 3] },
        second: { name: 'the resistance', unit: 'Ω', values: [4, 6, 10, 12, 20, 60] },
      },
      { 1: 1, 2: 2, 3: 1 },
      ['A resistor is connected to a supply.', 'A component is part of a circuit.'],
      { unit: 'mA', factor: 1e-3, of: 'first' },
    ),
    lawFamily(
      'energy-power-time',
      {
        say: 'Energy is power × time',
        product: { name: 'the energy transferred', unit: 'J' },
        first: { name: 'the power', unit: 'W', values: [60, 100, 500, 1200, 2000] },
        second: { name: 'the time', unit: 's', values: [10, 30, 60, 90, 120] },
      },
      { 1: 1, 2: 1, 3: 1 },
      ['An appliance is switched on.', 'A motor lifts a load.'],
      { unit: 'kW', factor: 1e3, of: 'first' },
    ),
    lawFamily(
      'power-voltage-current',
      {
        say: 'Power is potential difference × current',
        product: { name: 'the power', unit: 'W' },
        first: { name: 'the potential difference', unit: 'V', values: [6, 12, 24, 230] },
        second: { name: 'the current', unit: 'A', values: [0.5, 2, 3, 5, 8] },
      },
      { 2: 1, 3: 1 },
      ['A heater is connected to a supply.', 'A lamp is connected to a supply.'],
      { unit: 'mA', factor: 1e-3, of: 'second' },
    ),
  ],
};
