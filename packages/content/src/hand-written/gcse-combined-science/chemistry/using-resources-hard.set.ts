import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'USING_RESOURCES',
  name: 'using-resources-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Finite and renewable resources, potable water, sewage, metal extraction, life cycle assessment and recycling',
  items: [
    item(
      3,
      'A sample of 50 cm³ of water leaves 0.12 g of solid after evaporation. What is the concentration of dissolved solid?',
      '2.4 g/dm³',
      ['0.24 g/dm³', '6.0 g/dm³', '24 g/dm³'],
      '50 cm³ is 0.050 dm³, and 0.12 ÷ 0.050 = 2.4 g/dm³.',
    ),
    item(
      3,
      'Recycling 1 kg of aluminium uses 14 MJ instead of 280 MJ from ore. What percentage of the energy is saved?',
      '95 %',
      ['5 %', '20 %', '86 %'],
      'The saving is 280 − 14 = 266 MJ, and 266 ÷ 280 × 100 = 95 %.',
    ),
    item(
      3,
      'A paper bag uses 1.7 MJ of energy and a plastic bag 1.5 MJ in manufacture. The paper bag weighs more, so transport adds 0.3 MJ and for plastic 0.1 MJ. Which total is higher, and by how much?',
      'Paper, by 0.4 MJ',
      ['Paper, by 0.2 MJ', 'Plastic, by 0.4 MJ', 'Plastic, by 0.2 MJ'],
      'Paper: 1.7 + 0.3 = 2.0 MJ. Plastic: 1.5 + 0.1 = 1.6 MJ. The difference is 0.4 MJ.',
    ),
    item(
      3,
      'Copper ore has 0.5 % copper. How much ore is needed for 2 tonnes of copper if all of it is extracted?',
      '400 tonnes',
      ['40 tonnes', '4,000 tonnes', '100 tonnes'],
      '0.5 % is 0.005, and 2 ÷ 0.005 = 400 tonnes.',
    ),
    item(
      3,
      'Plants grown on a mine site give 5 kg of ash for each 100 kg burnt, and 8 % of the ash is nickel. How much nickel comes from 1,000 kg of plants?',
      '4 kg',
      ['8 kg', '40 kg', '50 kg'],
      '1,000 kg give 50 kg of ash, and 8 % of 50 kg is 4 kg.',
      higher,
    ),
    item(
      3,
      'Salt water in a school distillation is heated quickly and boils over into the condenser. What is found?',
      'The distillate contains salt',
      [
        'The distillate contains no water',
        'The distillate boils below 100 °C',
        'The distillate is only steam',
      ],
      'Drops of salt solution are carried over. The distillate is then no longer pure, and it would leave a residue if it were evaporated.',
    ),
    item(
      3,
      'Equal volumes of tap water and distilled water are evaporated in two dishes of known mass. Which result is expected?',
      'Only the dish of tap water has gained mass',
      [
        'Only the dish of distilled water has gained mass',
        'Both dishes have gained the same small mass',
        'Both dishes have lost the same small mass',
      ],
      'Tap water contains dissolved solids, which stay behind when the water evaporates. Distilled water leaves no residue.',
    ),
    item(
      3,
      'Why do some countries use reverse osmosis rather than distillation to obtain water?',
      'It needs no boiling, so it uses less energy',
      [
        'It needs no membranes, so it uses less material',
        'It adds salt, so the water tastes better',
        'It uses heat from volcanoes, so it is free',
      ],
      'In reverse osmosis salt water is forced through a membrane under pressure. Heating water to boiling takes more energy.',
    ),
    item(
      3,
      'Which set of stages shows the life of an aluminium can?',
      'Bauxite is mined, aluminium is extracted, the can is filled and used, the can is recycled',
      [
        'Aluminium is extracted, bauxite is mined, the can is recycled, the can is filled and used',
        'The can is recycled, the can is filled and used, bauxite is mined, aluminium is extracted',
        'Bauxite is mined, the can is filled and used, aluminium is extracted, the can is recycled',
      ],
      'Raw material comes first, then manufacture, use and the end of the life, where recycling saves extraction.',
    ),

    item(
      4,
      'Milk in glass bottles, each reused 20 times, needs 9 MJ to make the bottle and 0.5 MJ to wash it before each use after the first. What is the energy for each use?',
      '0.93 MJ',
      ['0.95 MJ', '9.5 MJ', '0.45 MJ'],
      'There are 20 uses and 19 washes: 9 + 19 × 0.5 = 18.5 MJ, and 18.5 ÷ 20 = 0.925, about 0.93 MJ.',
    ),
    item(
      4,
      '400 dm³ of a leachate contains 8.0 g/dm³ of copper as ions. Scrap iron displaces 90 % of the copper. What mass of copper is obtained?',
      '2.88 kg',
      ['3.20 kg', '0.32 kg', '3.56 kg'],
      'The leachate contains 400 × 8.0 = 3,200 g = 3.2 kg of copper, and 90 % of that is 0.90 × 3.2 = 2.88 kg.',
      higher,
    ),
    item(
      4,
      'Two products have assessments. A uses less energy and more water; B uses more energy and less water. What is the best conclusion?',
      'The choice depends on the importance given to each',
      [
        'A is better, since energy is always more important',
        'B is better, since water is always more important',
        'Neither product has any effect on the environment',
      ],
      'Life cycle assessments give several numbers that are compared by judgement. There is no single answer that suits all people and places.',
    ),
    item(
      4,
      'In the equation CuCO₃ → CuO + CO₂ the copper ore is roasted and then reduced: 2CuO + C → 2Cu + CO₂. Why do both steps affect the climate?',
      'Each of them releases carbon dioxide',
      [
        'Each of them uses up oxygen from the air',
        'Each of them releases sulfur dioxide',
        'Each of them releases copper into the air',
      ],
      'The decomposition and the reduction each produce carbon dioxide, a greenhouse gas. Heating usually burns fuel too.',
    ),

    item(
      5,
      'Ore with 1.2 % copper is mined at 25,000 tonnes a day, and 85 % of the copper is extracted. How much copper is produced in a day?',
      '255 tonnes',
      ['300 tonnes', '212 tonnes', '353 tonnes'],
      'The ore contains 0.012 × 25,000 = 300 tonnes of copper. 85 % of that is 255 tonnes.',
    ),
    item(
      5,
      'The copper in 3.18 kg of CuSO₄ is displaced by iron: Fe + CuSO₄ → FeSO₄ + Cu. What mass of copper forms, at most? (Cu = 63.5, S = 32, O = 16)',
      '1.27 kg',
      ['0.63 kg', '2.02 kg', '3.18 kg'],
      'The formula mass of CuSO₄ is 159.5, so 3.18 kg is about 20 mol (19.9). 19.9 × 63.5 = 1,266 g, about 1.27 kg.',
      higher,
    ),
    item(
      5,
      'Family A uses a plastic cup each time (18 g of carbon dioxide per cup). Family B buys a mug (620 g) and washes it at 5 g a time. After how many uses is the total of B first smaller than that of A?',
      '48',
      ['35', '27', '62'],
      'B is smaller when 620 + 5n < 18n, so n > 620 ÷ 13 = 47.7. The first whole number is 48.',
    ),
    item(
      5,
      'Making 1 tonne of aluminium from ore releases 12 tonnes of carbon dioxide, and making it from scrap releases 0.6 tonnes. A factory makes 70 % from ore and 30 % from scrap. What mass of carbon dioxide is released for each tonne it makes?',
      '8.58 tonnes',
      ['6.3 tonnes', '4.2 tonnes', '8.4 tonnes'],
      '0.70 × 12 + 0.30 × 0.6 = 8.4 + 0.18 = 8.58 tonnes.',
    ),
    item(
      5,
      'Three samples of 25 cm³ of water leave 0.030, 0.032 and 0.061 g of solid. A label claims 1.2 g/dm³. Which conclusion is justified?',
      'Without the anomaly, the mean of 1.24 g/dm³ is close to the label',
      [
        'With all values, the mean of 1.64 g/dm³ shows the label is right',
        'Without the anomaly, the mean of 0.031 g/dm³ is far below the label',
        'With all values, the mean of 1.24 g/dm³ is close to the label',
      ],
      'Leaving out 0.061 g, the mean is 0.031 g. In 0.025 dm³ that is 0.031 ÷ 0.025 = 1.24 g/dm³, close to 1.2. All values give 0.041 ÷ 0.025 = 1.64.',
    ),
    item(
      5,
      'A desalination plant gives 40 dm³ of potable water from 100 dm³ of sea water with 35 g/dm³ of salt. If all the salt stays in the remaining water, what is its concentration?',
      '58 g/dm³',
      ['35 g/dm³', '88 g/dm³', '21 g/dm³'],
      'The salt is 100 × 35 = 3,500 g. It remains in 100 − 40 = 60 dm³, and 3,500 ÷ 60 = 58 g/dm³.',
    ),
    item(
      5,
      'Old mining land is planted with a crop that takes up 120 kg of zinc per hectare each year. The soil holds 4,200 kg per hectare and must fall below 1,800 kg. How long does it take, and is it a fast method?',
      '20 years, so it is slow',
      ['35 years, so it is slow', '15 years, so it is fast', '20 years, so it is faster than mining'],
      'The amount to remove is 4,200 − 1,800 = 2,400 kg, and 2,400 ÷ 120 = 20 years. Phytomining is slow compared with digging.',
      higher,
    ),
  ],
};
