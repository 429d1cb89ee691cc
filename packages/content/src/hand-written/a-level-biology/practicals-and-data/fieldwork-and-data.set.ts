import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const light = {
  image: lineGraphPicture(
    {
      x: { title: 'light intensity (arbitrary units)', step: 2, lines: 6 },
      y: { title: 'oxygen given off (mm³/min)', step: 5, lines: 6 },
    },
    '1,0 4,15 6,22 8,25 12,25',
    'A graph of the oxygen given off by a water plant against light intensity: zero at 1 unit, 15 cubic millimetres per minute at 4 units, 22 at 6, and level at 25 from 8 units on.',
  ),
};

const growth = {
  image: lineGraphPicture(
    {
      x: { title: 'time (days)', step: 2, lines: 6 },
      y: { title: 'number of animals', step: 100, lines: 6 },
    },
    '0,20 2,60 4,180 6,360 8,460 10,500 12,500',
    'A graph of the number of animals against time: 20 at day 0, 60 at day 2, 180 at day 4, 360 at day 6, 460 at day 8 and 500 from day 10 on.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'ENERGY_AND_ECOSYSTEMS',
  name: 'fieldwork-and-data',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Fieldwork, respirometers, chromatography and graphs',
  items: [
    item(
      1,
      'What is the carrying capacity of the habitat of this graph?',
      '500 animals',
      ['600 animals', '460 animals', '20 animals'],
      'The curve becomes level at 500, when births and deaths are equal. 600 is only the top of the scale.',
      growth,
    ),
    item(
      1,
      'What is a belt transect used for?',
      'To study changes along a gradient',
      ['To count animals that move fast', 'To measure biomass in a laboratory', 'To catch flying insects'],
      'Quadrats are laid along a line, for example up a shore.',
    ),
    item(
      2,
      'Between which days does the population of this graph grow fastest?',
      'Days 4 and 6',
      ['Days 0 and 2', 'Days 2 and 4', 'Days 8 and 10'],
      'It grows by 180 from day 4 to day 6. From day 2 to day 4 it grows by 120.',
      growth,
    ),
    item(
      2,
      'What is the light intensity at the compensation point of this plant?',
      '1 unit',
      ['4 units', '8 units', '0 units'],
      'No oxygen is given off or taken up there: photosynthesis and respiration are equal.',
      light,
    ),
    item(
      2,
      'From which light intensity on is light not the limiting factor for this plant?',
      '8 units',
      ['1 unit', '4 units', '12 units'],
      'The curve is level from 8 units on, so another factor such as carbon dioxide is limiting.',
      light,
    ),
    item(
      2,
      'Why are the positions of quadrats chosen with random numbers?',
      'To avoid bias',
      ['To save time', 'To include every species', 'To count each plant twice'],
      'A person might choose places that look interesting, and the sample would not be representative.',
    ),
    item(
      2,
      'In a respirometer, what is the potassium hydroxide for?',
      'To absorb carbon dioxide',
      ['To supply oxygen', 'To keep the seeds moist', 'To kill bacteria'],
      'Then the change in volume shows the oxygen taken up alone.',
    ),
    item(
      2,
      'Why is the line on a chromatogram of leaf pigments drawn in pencil?',
      'Ink would move with the solvent',
      ['Ink would react with the light', 'Pencil shows the solvent front', 'Pencil absorbs the pigments'],
      'Graphite does not dissolve in the solvent.',
    ),
    item(
      2,
      '15 quadrats of 0.25 m² contain 60 daisies. How many daisies are expected in a field of 400 m²?',
      '6,400',
      ['1,600', '24,000', '400'],
      '60 ÷ (15 × 0.25) = 16 per m², and 16 × 400 = 6,400. 1,600 comes from taking each quadrat as 1 m².',
    ),
    item(
      3,
      'At what rate does this plant make oxygen in all at 8 units of light, if its respiration uses 5 mm³ per minute at all times?',
      '30 mm³ min⁻¹',
      ['25 mm³ min⁻¹', '20 mm³ min⁻¹', '5 mm³ min⁻¹'],
      'The oxygen given off is what is left after respiration: 25 + 5 = 30 mm³ min⁻¹.',
      light,
    ),
    item(
      3,
      'By what percentage does the population of this graph grow from day 2 to day 4?',
      '200%',
      ['300%', '67%', '120%'],
      '(180 − 60) ÷ 60 = 2.00, or 200%. It is three times as large, which is not a growth by 300%.',
      growth,
    ),
    item(
      3,
      'The respirometer of a control without seeds shows a movement of 2 mm towards the bulb, the one with seeds 26 mm in the same 10 minutes. The area of the tube is 0.80 mm². What is the uptake of oxygen?',
      '1.9 mm³ min⁻¹',
      ['2.1 mm³ min⁻¹', '2.4 mm³ min⁻¹', '19 mm³ min⁻¹'],
      'The corrected movement is 24 mm: 24 × 0.80 ÷ 10 = 1.92 mm³ min⁻¹. Without the control it would be 2.1.',
    ),
    item(
      3,
      'In a mark–release–recapture study 45 crabs are marked. The second sample has 60 crabs, 9 of them marked, but 5 of the marked crabs are known to have died before it. What is the estimate?',
      '267',
      ['300', '333', '540'],
      'Only 40 marked crabs were left: 40 × 60 ÷ 9 = 267. With all 45 it would be 300.',
    ),
    item(
      3,
      'A crop takes in 8,000 kJ m⁻² of light that its leaves can absorb and produces 320 kJ m⁻² of dry matter. Its respiration used 80 kJ m⁻². What share of the light was fixed in photosynthesis?',
      '5.0%',
      ['4.0%', '3.0%', '1.0%'],
      'Gross production = 320 + 80 = 400 kJ m⁻², and 400 ÷ 8,000 = 5.0%. 4.0% is the share of the net production.',
    ),
    item(
      3,
      'The mean height of plants in sun is 24 cm and in shade 31 cm, with 95% confidence intervals of ±2 cm and ±3 cm. What can be said?',
      'The means differ significantly',
      [
        'The means do not differ significantly',
        'Shade makes every plant taller',
        'The samples are too small',
      ],
      'The intervals, 22–26 and 28–34 cm, do not overlap. Single plants may still overlap.',
    ),
  ],
};
