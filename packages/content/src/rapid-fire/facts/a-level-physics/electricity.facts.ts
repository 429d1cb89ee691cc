import type { TopicFacts } from '../facts.ts';
import { capital } from '../wording.ts';
import { expressions } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/ELECTRICITY',
  groups: {
    components: {
      levels: [1, 3],
      seconds: 15,
      ask: (task) => `Which component ${task}?`,
      askBack: (component) => `What describes ${component}?`,
      explain: (task, component) => `${capital(component)} ${task}.`,
      facts: [
        ['stores separated charge', 'a capacitor'],
        ['conducts in one direction only', 'a diode'],
        ['has less resistance when warm', 'an NTC thermistor'],
        ['measures current in series', 'an ammeter'],
        ['measures p.d. in parallel', 'a voltmeter'],
        ['varies the current by a slider', 'a rheostat'],
        ['converts light into an e.m.f.', 'a solar cell'],
        ['melts when the current is too large', 'a fuse'],
        ['changes an alternating voltage', 'a transformer'],
      ],
    },
    'electricity-equations': expressions({ levels: [3, 5], seconds: 15 }, [
      ['the charge that flows in a time', 'I t'],
      ['the p.d. across a resistor', 'I R'],
      ['the power from I and V', 'I V'],
      ['the power from I and R', 'I² R'],
      ['the power from V and R', 'V² ÷ R'],
      ['the energy of a charge and a p.d.', 'Q V'],
      ['the resistance of a uniform wire', 'ρ L ÷ A'],
      ['the terminal p.d. of a cell', 'ε − I r'],
      ['the e.m.f. from R and r', 'I (R + r)'],
      ['the energy transferred in a time', 'I V t'],
      ['two resistances R in parallel', 'R/2'],
      ['two resistances R in series', '2R'],
      ['the current from drift velocity', 'n A v e'],
      ['the output of a potential divider', 'V R₂ ÷ (R₁ + R₂)'],
    ]),
  },
};
