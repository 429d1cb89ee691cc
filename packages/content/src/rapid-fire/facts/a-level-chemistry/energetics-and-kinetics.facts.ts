import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_CHEMISTRY/ENERGETICS_AND_KINETICS',
  groups: {
    terms: terms({ levels: [3, 4], seconds: 20 }, [
      ['Reaction that gives out heat', 'Exothermic'],
      ['Reaction that takes in heat', 'Endothermic'],
      ['Least energy that must be overcome', 'Activation energy'],
      ['Measure of disorder', 'Entropy'],
      ['Time for a concentration to halve', 'Half-life'],
      ['One mole burned fully in oxygen', 'Enthalpy of combustion'],
      ['One mole made from its elements', 'Enthalpy of formation'],
      ['One mole of water from H⁺ and OH⁻', 'Enthalpy of neutralisation'],
      ['k in a rate equation', 'Rate constant'],
      ['Slowest step of a mechanism', 'Rate-determining step'],
      ['Gaseous atoms gain electrons', 'Electron affinity'],
      ['One mole of gaseous atoms formed', 'Enthalpy of atomisation'],
      ['Solid forms from gaseous ions', 'Lattice formation enthalpy'],
      ['Gaseous ions surrounded by water', 'Enthalpy of hydration'],
      ['ΔH − TΔS', 'Gibbs free-energy change'],
    ]),
  },
};
