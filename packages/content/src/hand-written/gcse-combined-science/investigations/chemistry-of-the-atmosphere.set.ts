import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const carbonDioxide = {
  image: lineGraphPicture(
    {
      x: { title: 'years after 1960', step: 10, lines: 6 },
      y: { title: 'carbon dioxide (ppm)', step: 100, lines: 5 },
    },
    '0,317 10,326 20,339 30,354 40,370 50,390 60,414',
    'A graph of carbon dioxide in the air against years after 1960: 317 ppm at 0, 326 at 10, 339 at 20, 354 at 30, 370 at 40, 390 at 50 and 414 at 60 years.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMISTRY_OF_THE_ATMOSPHERE',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Data about the air and the climate',
  items: [
    item(
      1,
      'What does this graph show about carbon dioxide since 1960?',
      'It has risen',
      ['It has fallen', 'It has stayed the same', 'It has risen and then fallen'],
      'The line goes up from left to right all the time.',
      carbonDioxide,
    ),
    item(
      1,
      'Which of these activities is carbon neutral, if trees are replanted?',
      'Burning wood pellets',
      ['Burning coal', 'Burning petrol', 'Burning natural gas'],
      'New trees take up as much carbon dioxide as the wood gives off. Fossil fuels release carbon that was buried long ago.',
    ),
    item(
      1,
      'A pupil holds a cold dish above a candle flame and sees black specks. What are they?',
      'Soot',
      ['Wax crystals', 'Carbon dioxide', 'Ash of the wick'],
      'Soot is carbon from incomplete combustion. Carbon dioxide is an invisible gas.',
    ),
    item(
      1,
      'A gas detector in a home gives an alarm when a boiler has too little air. Which gas does it detect?',
      'Carbon monoxide',
      ['Carbon dioxide', 'Nitrogen', 'Water vapour'],
      'Carbon monoxide is poisonous and cannot be seen or smelt, so a detector is needed.',
    ),
    item(
      1,
      'In which unit is the small share of carbon dioxide in the air often given?',
      'ppm',
      ['°C', 'N/kg', 'g/mol'],
      'ppm means parts per million: 420 ppm is 420 in each 1,000,000.',
    ),
    item(
      2,
      'A town’s air contains 60 µg of nitrogen dioxide in each cubic metre. The limit is 40 µg. By what percentage is it above the limit?',
      '50 %',
      ['20 %', '33 %', '150 %'],
      'The excess is 20 µg, and 20 ÷ 40 = 50 %. 33 % comes from dividing by 60.',
    ),
    item(
      2,
      'Air is 21 % oxygen. How much oxygen is in 400 cm³ of dry air?',
      '84 cm³',
      ['21 cm³', '316 cm³', '19 cm³'],
      '0.21 × 400 = 84 cm³. 316 cm³ is what is left without the oxygen.',
    ),
    item(
      2,
      'Carbon dioxide is 420 ppm of the air. What is this as a percentage?',
      '0.042 %',
      ['0.42 %', '4.2 %', '42 %'],
      '420 ÷ 1,000,000 = 0.00042, and × 100 gives 0.042 %.',
    ),
    item(
      2,
      'Which evidence about past air is found in ice from Antarctica?',
      'Bubbles of trapped air',
      ['Fossils of the first algae', 'Layers of limestone', 'Grains of coal'],
      'Air was trapped as snow turned to ice. Its carbon dioxide can be measured today.',
    ),
    item(
      2,
      'A newspaper says ‘Scientists disagree about the climate’ and names one blog. What makes scientific papers more reliable?',
      'Other experts check them before they are published',
      [
        'They are always written by several authors',
        'They contain graphs and many numbers',
        'They are longer and cost more',
      ],
      'Peer review finds errors before publication. A blog can be written by anyone without a check.',
    ),
    item(
      3,
      'The carbon dioxide level was 390 ppm in 2010 and 414 ppm in 2020. If it rises at the same rate, what will it be in 2045?',
      '474 ppm',
      ['438 ppm', '462 ppm', '450 ppm'],
      'The rise is 24 ppm in 10 years or 2.4 ppm a year, and 25 × 2.4 = 60, so 414 + 60 = 474 ppm. 450 is 390 + 60.',
    ),
    item(
      3,
      'A pupil lets iron wool rust in 100 cm³ of air in a tube over water until nothing changes. The volume becomes 80 cm³. Which percentage of the air was used, and why?',
      '20 %, as iron reacts with oxygen',
      [
        '80 %, as iron reacts with nitrogen',
        '20 %, as iron reacts with nitrogen',
        '80 %, as iron reacts with oxygen',
      ],
      '20 cm³ of 100 cm³ has gone. Rusting uses oxygen, which is about one fifth of air.',
    ),
    item(
      4,
      'Two flasks with thermometers stand in the sun; one holds air, one carbon dioxide. After 20 minutes the second is 3 °C warmer. Which further step would make the conclusion stronger?',
      'Repeating with the gases exchanged between the flasks',
      [
        'Using a larger flask for the carbon dioxide',
        'Reading only the flask with carbon dioxide',
        'Putting the flask with air in the shade',
      ],
      'If the flasks or their positions caused the difference, exchanging the gases would reveal it. The other changes make the test unfair.',
    ),
    item(
      5,
      'A car makes 120 g of carbon dioxide per kilometre and drives 15,000 km a year. A tree takes up 25 kg a year. How many trees take up as much as the car makes?',
      '72',
      ['45', '600', '18'],
      'The car makes 120 × 15,000 = 1,800,000 g = 1,800 kg a year, and 1,800 ÷ 25 = 72.',
    ),
    item(
      5,
      'A city cuts the traffic by 30 %, and traffic makes 60 % of its nitrogen dioxide of 50 µg per cubic metre. What level is expected, if all else stays the same?',
      '41 µg',
      ['35 µg', '20 µg', '32 µg'],
      'Traffic makes 0.60 × 50 = 30 µg, of which 30 % or 9 µg goes: 50 − 9 = 41 µg. 35 µg takes 30 % of everything.',
    ),
  ],
};
