import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'BIOENERGETICS',
  name: 'more-contexts-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Photosynthesis, respiration, exercise and metabolism in contexts from life and the laboratory',
  items: [
    item(
      4,
      'Pupils compare respiration in maggots and woodlice with respirometers. The maggots used 6 mm³ of oxygen a minute and the woodlice 4 mm³. Why can they not yet say that maggots respire faster?',
      'The masses of the animals may differ',
      [
        'The soda lime took in oxygen too',
        'The animals also photosynthesise',
        'The volumes are not in cubic metres',
      ],
      'More or heavier animals use more oxygen in all. A rate per gram is needed for a fair comparison.',
    ),
    item(
      4,
      'A seal dives for 20 minutes. Its heart rate falls from 100 to 10 beats a minute and blood flow to its muscles nearly stops. What is the most likely benefit?',
      'Oxygen is kept for the brain',
      [
        'Lactic acid is made in the brain',
        'Oxygen is made in the muscles',
        'Glucose is kept out of the brain',
      ],
      'The muscles respire anaerobically, so the small supply of oxygen in the blood lasts longer for the brain.',
    ),
    item(
      4,
      'The rate of photosynthesis in a crop is 40 units at 0.04 % carbon dioxide and 60 units at 0.08 %. A newspaper claims ‘twice the gas, twice the growth’. What do the data show?',
      'The rate rose by half',
      ['The rate doubled', 'The rate rose by a third', 'The rate rose by a fifth'],
      '60 ÷ 40 = 1.5, so the rate rose by 50 %. Doubling the gas did not double the rate.',
    ),
    item(
      4,
      'A muscle sample takes up oxygen. Poison X stops the work of mitochondria. With X, oxygen uptake falls to zero but lactic acid still forms. What does this show?',
      'Lactic acid forms outside mitochondria',
      [
        'Lactic acid forms inside mitochondria',
        'Oxygen is used up in the nucleus',
        'Poison X stops anaerobic respiration',
      ],
      'Anaerobic respiration goes on although mitochondria do not work, so it takes place in another part of the cell, the cytoplasm.',
    ),
    item(
      5,
      'Leaf discs in sodium hydrogencarbonate solution rise when gas collects in them. Of 10 discs, 5 have risen after 4 minutes in white light and after 10 minutes in green light. Taking rate as 1 ÷ time, what share of the rate in white light is the rate in green light?',
      '40 %',
      ['60 %', '250 %', '25 %'],
      '1 ÷ 4 = 0.25 and 1 ÷ 10 = 0.10 per minute. 0.10 ÷ 0.25 = 40 %.',
    ),
    item(
      5,
      'A plant uses 9 mg of carbon dioxide an hour in photosynthesis during light and gives off 3 mg an hour in respiration all day. At least how many hours of light a day does it need so that it takes in as much as it gives off?',
      '8 hours',
      ['6 hours', '12 hours', '16 hours'],
      'Respiration gives off 3 × 24 = 72 mg a day. Photosynthesis uses 9 mg an hour, so 72 ÷ 9 = 8 hours are needed.',
    ),
    item(
      5,
      'A lamp at 12 cm gives 27 bubbles a minute, and light limits the rate. At which distance are 12 bubbles a minute expected?',
      '18 cm',
      ['27 cm', '8 cm', '24 cm'],
      'The rate is proportional to 1 ÷ distance². 27 ÷ 12 = 2.25, whose square root is 1.5, so the distance is 12 × 1.5 = 18 cm.',
      higher,
    ),
    item(
      5,
      'Raising carbon dioxide in a greenhouse from 0.04 % to 0.12 % costs £20 a day and increases the crop sold from £150 to £180 a day. Raising it to 0.20 % costs £34 a day and increases the crop to £186. Which level gives the greatest profit?',
      '0.12 %',
      ['0.20 %', '0.04 %', '0.12 % and 0.20 % are equal'],
      'After the cost of the gas £150 is left at 0.04 %, £160 at 0.12 % and £152 at 0.20 %. Thus 0.12 % is best.',
      higher,
    ),
    item(
      5,
      'Yeast with glucose takes up 10 cm³ of oxygen and gives off 34 cm³ of carbon dioxide. In aerobic respiration the two volumes are equal. What volume of carbon dioxide came from fermentation?',
      '24 cm³',
      ['44 cm³', '34 cm³', '14 cm³'],
      '10 cm³ of oxygen goes with 10 cm³ of carbon dioxide from aerobic respiration. The other 24 cm³ came from fermentation.',
    ),
    item(
      5,
      'In a pond the oxygen content is lowest just before sunrise and highest in the late afternoon. Which explanation is complete?',
      'Respiration lowers it all night; photosynthesis exceeds respiration by day',
      [
        'Respiration takes place only at night; photosynthesis takes place only by day',
        'Photosynthesis lowers it all night; respiration raises it in the day',
        'Respiration exceeds photosynthesis by day; both of them stop at night',
      ],
      'Living things respire all day and night. Only in daylight does photosynthesis add more oxygen than is used.',
    ),
    item(
      5,
      'In a respirometer with peas and soda lime the drop moves 24 mm towards the peas in 10 minutes. With water in place of soda lime it does not move. What follows?',
      'The volumes of carbon dioxide made and oxygen used are equal',
      [
        'The peas made no carbon dioxide and used no oxygen',
        'The peas used twice as much oxygen as they made carbon dioxide',
        'The soda lime took up more oxygen than the peas did',
      ],
      'Without soda lime the carbon dioxide stays in the tube. The drop does not move, so it replaces exactly the oxygen used.',
    ),
    item(
      5,
      'Athlete A trains for a year. Her resting heart rate falls from 72 to 54 beats a minute, while the blood pumped a minute at rest stays at 5.4 dm³. How has the volume of a beat changed?',
      'From 75 cm³ to 100 cm³',
      ['From 100 cm³ to 75 cm³', 'From 75 cm³ to 54 cm³', 'From 54 cm³ to 72 cm³'],
      '5,400 ÷ 72 = 75 cm³ and 5,400 ÷ 54 = 100 cm³. A trained heart pumps more with each beat.',
    ),
  ],
};
