import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/CHEMICAL_CHANGES',
  groups: {
    'terms-of-reactions': terms({ levels: [1, 10], seconds: 15 }, [
      ['substance with a pH below 7', 'acid'],
      ['soluble base', 'alkali'],
      ['having a pH of exactly 7', 'neutral'],
      ['scale of acidity', 'pH scale'],
      ['speeds a reaction up, is not used up', 'catalyst'],
      ['reaction that gives out heat', 'exothermic'],
      ['reaction that takes in heat', 'endothermic'],
      ['gain of oxygen', 'oxidation'],
      ['loss of oxygen', 'reduction'],
      ['acid + alkali → salt + water', 'neutralisation'],
      ['splitting a compound by electricity', 'electrolysis'],
      ['positive electrode', 'anode'],
      ['negative electrode', 'cathode'],
      ['liquid that conducts by its ions', 'electrolyte'],
      ['list of metals by their reactivity', 'reactivity series'],
      ['metal takes the place of another', 'displacement'],
      ['rock that metal is worth taking from', 'ore'],
      ['least energy for a reaction', 'activation energy'],
      ['explains rates by particles', 'collision theory'],
      ['graph of energy in a reaction', 'reaction profile'],
    ]),
    'chemical-facts': questions({ levels: [1, 10], seconds: 20 }, [
      ['Which colour is universal indicator in a strong acid?', 'red', ['green', 'blue', 'purple']],
      ['Which gas is formed by an acid and magnesium?', 'hydrogen', ['oxygen', 'carbon dioxide', 'chlorine']],
      [
        'Which gas is formed by an acid and a carbonate?',
        'carbon dioxide',
        ['hydrogen', 'oxygen', 'nitrogen'],
      ],
      ['Which metal is the most reactive?', 'potassium', ['iron', 'copper', 'zinc']],
      ['Which metal is found in nature as the element?', 'gold', ['sodium', 'aluminium', 'magnesium']],
      ['Hydrochloric acid makes which salts?', 'chlorides', ['sulfates', 'nitrates', 'carbonates']],
      ['Nitric acid makes which salts?', 'nitrates', ['chlorides', 'sulfates', 'nitrides']],
      [
        'What does a higher temperature do to the rate of a reaction?',
        'raises it',
        ['lowers it', 'stops it', 'does not change it'],
      ],
      ['Which ion makes a solution acidic?', 'H⁺', ['OH⁻', 'Na⁺', 'Cl⁻']],
      ['Which ion makes a solution alkaline?', 'OH⁻', ['H⁺', 'SO₄²⁻', 'K⁺']],
      [
        'What forms at the cathode when molten lead bromide is electrolysed?',
        'lead',
        ['bromine', 'hydrogen', 'oxygen'],
      ],
      [
        'What forms at the anode when molten lead bromide is electrolysed?',
        'bromine',
        ['lead', 'hydrogen', 'oxygen'],
      ],
      ['Which element reduces iron oxide in a blast furnace?', 'carbon', ['copper', 'silver', 'nitrogen']],
      [
        'How is aluminium extracted from its ore?',
        'by electrolysis',
        ['with carbon', 'by filtering', 'with water'],
      ],
      [
        'Which form of a solid reacts fastest with an acid?',
        'powder',
        ['small lumps', 'large lumps', 'one block'],
      ],
      [
        'Which salt do zinc and sulfuric acid make?',
        'zinc sulfate',
        ['zinc sulfide', 'zinc chloride', 'zinc oxide'],
      ],
      ['Losing electrons is called …', 'oxidation', ['reduction', 'neutralisation', 'displacement']],
      [
        'A drop of one unit of pH means that the H⁺ concentration is …',
        '10 times as high',
        ['twice as high', 'half as high', 'a tenth as high'],
      ],
      [
        '60 cm³ of gas forms in 20 s. What is the mean rate?',
        '3 cm³/s',
        ['1,200 cm³/s', '0.33 cm³/s', '40 cm³/s'],
      ],
      ['Breaking chemical bonds is always …', 'endothermic', ['exothermic', 'reversible', 'an oxidation']],
    ]),
  },
};
