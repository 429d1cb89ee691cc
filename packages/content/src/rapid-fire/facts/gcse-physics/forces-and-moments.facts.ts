import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_PHYSICS/FORCES_AND_MOMENTS',
  groups: {
    'terms-of-forces': terms({ levels: [1, 10], seconds: 15 }, [
      ['force of the Earth on an object', 'weight'],
      ['force between sliding surfaces', 'friction'],
      ['point about which a lever turns', 'pivot'],
      ['turning effect of a force', 'moment'],
      ['wheel with teeth', 'gear'],
      ['rigid bar that turns on a pivot', 'lever'],
      ['force in a stretched rope', 'tension'],
      ['force that is applied to a lever', 'effort'],
      ['force that a lever has to overcome', 'load'],
      ['mass × velocity', 'momentum'],
      ['point where the weight seems to act', 'centre of mass'],
      ['quantity with size and direction', 'vector'],
      ['quantity with size only', 'scalar'],
      ['bag that fills with gas in a crash', 'air bag'],
      ['part of a car made to collapse', 'crumple zone'],
      ['push of a surface on an object', 'normal contact force'],
      ['single force that replaces several', 'resultant force'],
      ['tendency to keep the same motion', 'inertia'],
      ['balance of all forces and moments', 'equilibrium'],
      ['objects with no outside forces', 'closed system'],
    ]),
    'units-of-forces': {
      levels: [1, 10],
      seconds: 12,
      ask: (cue) => `What is the unit of ${cue}?`,
      askBack: (answer) => `Which of these is measured with the unit ‘${answer}’?`,
      explain: (cue, answer) => `In SI units, ${cue} is measured with the unit ‘${answer}’.`,
      facts: [
        ['force', 'newton'],
        ['mass', 'kilogram'],
        ['length', 'metre'],
        ['velocity', 'm/s'],
        ['power', 'watt'],
        ['time', 'second'],
        ['acceleration', 'm/s²'],
        ['moment of a force', 'newton metre'],
        ['momentum', 'kg m/s'],
        ['spring constant', 'N/m'],
      ],
    },
    'forces-at-work': questions({ levels: [1, 10], seconds: 20 }, [
      [
        'Gear A turns clockwise. How does the gear that it drives turn?',
        'anticlockwise',
        ['clockwise', 'not at all', 'both ways in turn'],
      ],
      [
        'Where is it easiest to push a door open?',
        'far from the hinges',
        ['close to the hinges', 'at the hinges', 'in the middle'],
      ],
      ['What is the moment of 5 N at 2 m from the pivot?', '10 N m', ['2.5 N m', '7 N m', '0.4 N m']],
      [
        'A spanner twice as long needs which force for the same moment?',
        'half the force',
        ['twice the force', 'the same force', 'a quarter of it'],
      ],
      ['What is the momentum of 3 kg at 4 m/s?', '12 kg m/s', ['7 kg m/s', '0.75 kg m/s', '24 kg m/s']],
      ['A car’s crumple zone makes the time of a crash …', 'longer', ['shorter', 'zero', 'unchanged']],
      ['20 N at 3 m balances 30 N at which distance?', '2 m', ['3 m', '4.5 m', '1 m']],
      [
        'A gear of 10 teeth drives one of 20. The second turns …',
        'half as fast',
        ['twice as fast', 'as fast', 'four times as fast'],
      ],
      [
        'An object at rest explodes into two parts. What is the total momentum?',
        'zero',
        ['very large', 'negative', 'equal to the mass'],
      ],
      ['What is the momentum of 500 g at 6 m/s?', '3 kg m/s', ['3,000 kg m/s', '12 kg m/s', '6.5 kg m/s']],
      [
        'A line of action passes through the pivot. What is the moment?',
        'zero',
        ['force × length', 'force ÷ length', 'the weight'],
      ],
      ['What is the moment of 40 N at 25 cm?', '10 N m', ['1,000 N m', '160 N m', '1.6 N m']],
      ['Momentum changes by 12 kg m/s in 3 s. What is the force?', '4 N', ['36 N', '15 N', '9 N']],
      [
        'A ball rebounds at the same speed. By which factor of m v does its momentum change?',
        '2',
        ['0', '1', '4'],
      ],
      [
        'A 2 kg trolley at 3 m/s sticks to one of 1 kg at rest. What is their speed?',
        '2 m/s',
        ['3 m/s', '1 m/s', '6 m/s'],
      ],
      [
        'A stopping time is made 4 times as long. The mean force is …',
        'a quarter',
        ['a half', 'four times as large', 'unchanged'],
      ],
      [
        'A 60 N weight hangs 0.5 m from a pivot. What balances it at 1.5 m?',
        '20 N',
        ['180 N', '30 N', '45 N'],
      ],
      [
        'A 4 kg gun fires a 0.01 kg bullet at 400 m/s. What is the recoil speed?',
        '1 m/s',
        ['4 m/s', '16 m/s', '400 m/s'],
      ],
      [
        'A force of 50 N acts on 2 kg for 0.1 s. What is the change in velocity?',
        '2.5 m/s',
        ['5 m/s', '10 m/s', '1,000 m/s'],
      ],
      [
        'A 12-tooth gear drives a 36-tooth gear with 4 N m. What is the output moment?',
        '12 N m',
        ['4 N m', '1.3 N m', '48 N m'],
      ],
    ]),
  },
};
