import type { SubjectFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: SubjectFacts = {
  subjectCode: 'A_LEVEL_CHEMISTRY',
  groups: [
    terms(
      'ENERGETICS_AND_KINETICS',
      'terms',
      [3, 4],
      [
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
      ],
    ),
  ],
};
