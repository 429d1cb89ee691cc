import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_PHYSICS/PRESSURE_AND_FLUIDS',
  groups: {
    'terms-of-pressure': terms({ levels: [1, 10], seconds: 15 }, [
      ['upward force of a fluid', 'upthrust'],
      ['liquid or gas', 'fluid'],
      ['force on each unit of area', 'pressure'],
      ['unit of pressure', 'pascal'],
      ['layer of air round the Earth', 'atmosphere'],
      ['mass of each unit of volume', 'density'],
      ['force of a fluid against motion', 'drag'],
      ['thickness of water above a point', 'depth'],
      ['to make the volume of a gas smaller', 'compress'],
      ['to let the volume of a gas grow', 'expand'],
      ['at right angles to a surface', 'normal'],
      ['to push liquid out of the way', 'displace'],
      ['entirely under water', 'submerged'],
      ['machine worked by liquid pressure', 'hydraulic press'],
      ['disc that moves in a cylinder', 'piston'],
      ['space without any particles', 'vacuum'],
      ['energy of all particles of a gas', 'internal energy'],
      ['device for reading gas pressure', 'pressure gauge'],
      ['pressure × volume stays the same', 'inverse proportion'],
      ['force × distance moved', 'work done'],
    ]),
    'changes-of-pressure': questions({ levels: [1, 10], seconds: 20 }, [
      [
        'A diver goes deeper. What does the water pressure do?',
        'It increases',
        ['It decreases', 'It stays the same', 'It drops to zero'],
      ],
      [
        'A climber goes up a mountain. What does the air pressure do?',
        'It decreases',
        ['It increases', 'It stays the same', 'It doubles'],
      ],
      [
        'The same force acts on half the area. What is the pressure?',
        'Twice as large',
        ['Half as large', 'The same', 'Four times as large'],
      ],
      [
        'A gas is squeezed to half its volume at constant temperature. What is its pressure?',
        'Twice as large',
        ['Half as large', 'The same', 'Four times as large'],
      ],
      [
        'An object floats at rest. How large is the upthrust?',
        'As large as its weight',
        ['Larger than its weight', 'Smaller than its weight', 'Zero'],
      ],
      ['Which is the pressure of 10 N on 2 m²?', '5 Pa', ['20 Pa', '12 Pa', '0.2 Pa']],
      [
        'What shape of a heel sinks most easily into soft ground?',
        'Narrow and pointed',
        ['Wide and flat', 'Long and flat', 'Wide and round'],
      ],
      [
        'A metal block is lowered into water. What happens to its reading on a newtonmeter?',
        'It falls',
        ['It rises', 'It stays the same', 'It doubles'],
      ],
      [
        'A stone sinks. How does its density compare with that of water?',
        'It is greater',
        ['It is smaller', 'It is equal', 'It is zero'],
      ],
      ['What is the pressure of 600 N on 0.5 m²?', '1,200 Pa', ['300 Pa', '600 Pa', '120 Pa']],
      [
        'A gas at 100 kPa is let out to three times its volume. What is the pressure?',
        '33 kPa',
        ['300 kPa', '100 kPa', '97 kPa'],
      ],
      [
        'Which liquid exerts the highest pressure at a depth of 1 m?',
        'Mercury',
        ['Sea water', 'Fresh water', 'Petrol'],
      ],
      ['At which depth in a lake is the pressure of the water the lowest?', '2 m', ['4 m', '6 m', '8 m']],
      ['What is the force of a pressure of 50 Pa on 4 m²?', '200 N', ['12.5 N', '54 N', '46 N']],
      [
        'A gas does work by pushing out a piston quickly. What happens to its temperature?',
        'It falls',
        ['It rises', 'It stays the same', 'It becomes zero'],
      ],
      [
        'Which change would lower the pressure of a box on the floor?',
        'A larger base',
        ['A smaller base', 'A heavier load', 'A harder floor'],
      ],
      ['A cube floats half under water. What is its density, in kg/m³?', '500', ['1,000', '2,000', '50']],
      [
        '200 cm³ of gas at 150 kPa becomes 100 cm³. What is the pressure?',
        '300 kPa',
        ['75 kPa', '150 kPa', '250 kPa'],
      ],
      ['In p = h ρ g, what does ρ stand for?', 'density', ['pressure', 'depth', 'field strength']],
      ['A pressure of 20 kPa acts on 0.1 m². What is the force?', '2,000 N', ['200 N', '2 N', '200,000 N']],
    ]),
  },
};
