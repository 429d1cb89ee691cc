import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'ENERGY_AND_ECOSYSTEMS',
  name: 'ecosystems-expert',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Unfamiliar problems about photosynthesis, respiration, energy transfer and populations',
  items: [
    item(
      5,
      'A lettuce in a closed jar at 20 °C gives off 6 mg of CO₂ per hour in the dark and takes up 14 mg per hour in light. How much CO₂ is fixed in 10 hours of light, and what is the net uptake in 24 hours with 14 hours of dark?',
      '200 mg and 56 mg',
      ['140 mg and 140 mg', '200 mg and 140 mg', '80 mg and 56 mg'],
      'Gross fixation is 14 + 6 = 20 mg per hour, 200 mg in 10 hours. Net: 10 × 14 − 14 × 6 = 140 − 84 = 56 mg.',
    ),
    item(
      5,
      'Malonate competes with succinate for an enzyme of the Krebs cycle. What happens to mitochondria that are given pyruvate and malonate?',
      'Succinate accumulates and less oxygen is used',
      [
        'Citrate is used up and more oxygen is used',
        'Succinate is used up and more ATP is formed',
        'Pyruvate is turned into lactate in the matrix',
      ],
      'The step after succinate is slowed, so succinate builds up. Fewer coenzymes are reduced, so electron transfer and the use of oxygen fall.',
    ),
    item(
      5,
      'In a pond, producers have a biomass of 4 g m⁻² and zooplankton 21 g m⁻². How can this pyramid of biomass be upside down?',
      'The producers reproduce and are eaten very fast',
      [
        'The zooplankton make food by photosynthesis',
        'Energy flows from zooplankton to producers',
        'The producers live much longer than zooplankton',
      ],
      'Biomass is measured at one moment. The algae have a small standing stock but a high rate of production, so the energy flow still decreases up the chain.',
    ),
    item(
      5,
      'A population of 600 has 90 births, 50 deaths, 30 immigrants and 10 emigrants in a year. With the same percentage growth, how large is it after two years?',
      '726',
      ['720', '660', '714'],
      'It grows by 90 − 50 + 30 − 10 = 60 in 600, which is 10%. After two years: 600 × 1.10 × 1.10 = 726.',
    ),
    item(
      5,
      'A field loses 40 kg of nitrogen per hectare in the crop and 25 kg by leaching each year; rain brings 10 kg and bacteria fix 15 kg. A fertiliser is 34% nitrogen. How much of it per hectare keeps the amount constant?',
      '118 kg',
      ['40 kg', '191 kg', '14 kg'],
      'Loss: 40 + 25 = 65 kg; gain: 10 + 15 = 25 kg. The other 40 kg must come from the fertiliser: 40 ÷ 0.34 = 118 kg.',
    ),
  ],
};
