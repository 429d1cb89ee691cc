import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'USING_RESOURCES',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Resources, water, metals and life cycles',
  items: [
    item(
      1,
      'Which of these resources takes millions of years to form?',
      'Natural gas',
      ['Wood', 'Wool', 'Cotton'],
      'Natural gas formed from buried living things over millions of years, so it is finite. The others grow again.',
    ),
    item(
      1,
      'Which kind of radiation can be used to sterilise drinking water?',
      'Ultraviolet light',
      ['Infrared radiation', 'Radio waves', 'Visible light'],
      'Ultraviolet light kills microbes, as do chlorine and ozone. Infrared only warms the water.',
    ),
    item(
      1,
      'What is made by the anaerobic digestion of sewage sludge besides biogas?',
      'Fertiliser',
      ['Drinking water', 'Plastics', 'Chlorine'],
      'The digested solid is rich in minerals and can be spread on fields.',
    ),
    item(
      1,
      'Which of these reduces the use of limited resources?',
      'Repairing a broken phone',
      ['Buying a new phone each year', 'Throwing a phone away', 'Making phones heavier'],
      'A repaired phone is used for longer, so fewer new ones and less metal are needed.',
    ),
    item(
      1,
      'At which stage of its life can a plastic bottle become litter in the sea?',
      'Disposal',
      ['Manufacture', 'Extraction of raw materials', 'Transport to the shop'],
      'A bottle that is thrown away carelessly can reach the sea. The stages before use do not leave it lying about.',
    ),
    item(
      2,
      'Why is sea water not potable?',
      'It contains too much dissolved salt',
      ['It contains no dissolved oxygen', 'It is at the wrong temperature', 'It is too dense for the body'],
      'The salt content is far too high for drinking. It has to be removed by distillation or reverse osmosis.',
    ),
    item(
      2,
      'Why is potable water not called pure by a chemist?',
      'It contains dissolved substances',
      ['It contains harmful microbes', 'It has been treated with sand', 'It comes from different places'],
      'Water that is safe to drink still holds low levels of dissolved salts, so it is a mixture.',
    ),
    item(
      2,
      'Why does melting scrap steel need less energy than making steel from ore?',
      'No oxide has to be reduced',
      ['Steel melts below 100 °C', 'Scrap contains carbon that burns', 'Scrap has a lower density'],
      'Extracting iron from its oxide takes much energy. Scrap is metal already and only has to be melted.',
    ),
    item(
      2,
      'In reverse osmosis, what does the membrane let through?',
      'Water',
      ['Salt', 'Sand', 'Bacteria'],
      'Pressure pushes water molecules through the membrane and dissolved salt stays behind.',
    ),
    item(
      2,
      'Which of these is the main energy cost in making potable water by distillation?',
      'Boiling the water',
      ['Filtering the sand', 'Adding chlorine', 'Stirring the tank'],
      'Evaporating water takes a large amount of energy. The other steps take little.',
    ),
    item(
      3,
      'A pupil says that a paper bag is always better than a plastic bag. Which reply is best?',
      'It depends on the whole life, such as energy, water and reuse',
      [
        'It is true, as paper comes from trees that grow again',
        'It is false, as plastic is always cheaper to make',
        'It is true, as paper bags are heavier and last longer',
      ],
      'A life cycle assessment counts every stage. A plastic bag that is used often may have a smaller effect.',
    ),
    item(
      3,
      'Why is bioleaching used for ores that are not worth smelting?',
      'Bacteria extract metal at low cost from ore with little of it',
      [
        'Bacteria make the ore melt at a lower temperature',
        'Bacteria turn the whole ore into pure metal at once',
        'Bacteria remove the need for any further step',
      ],
      'Bacteria make a solution with metal compounds. The metal is then obtained by displacement or electrolysis.',
      higher,
    ),
    item(
      4,
      'Collecting a drinks can causes 9 g of carbon dioxide. Making it causes 70 g from scrap and 170 g from ore. Which share of scrap makes a total of 100 g for each can?',
      '79 %',
      ['70 %', '91 %', '21 %'],
      'Making may cause 100 − 9 = 91 g. Each 1 % of scrap lowers 170 g by 1 g, so 170 − 91 = 79 % is needed. 70 % forgets the collecting.',
    ),
    item(
      5,
      'A leach solution of 2,500 dm³ has 3.2 g/dm³ of copper ions. Iron displaces the copper: Fe + Cu²⁺ → Fe²⁺ + Cu. What mass of iron is used up? (Fe = 56, Cu = 64)',
      '7.0 kg',
      ['8.0 kg', '9.1 kg', '4.0 kg'],
      'There is 2,500 × 3.2 = 8,000 g of copper, which is 125 mol. It takes 125 mol of iron: 125 × 56 = 7,000 g. 8.0 kg is the mass of copper.',
      higher,
    ),
    item(
      5,
      'A country of 4 million people uses 150 dm³ of water a day for each person. 12 % is lost in leaking pipes. How much must the water works supply each day, to the nearest million dm³?',
      '682 million dm³',
      ['600 million dm³', '672 million dm³', '528 million dm³'],
      'People use 4 × 150 = 600 million dm³, which is 88 % of the supply: 600 ÷ 0.88 = 682. 672 comes from adding 12 % of 600.',
    ),
  ],
};
