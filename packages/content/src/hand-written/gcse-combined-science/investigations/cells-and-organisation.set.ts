import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const enzyme = {
  image: lineGraphPicture(
    { x: { title: 'temperature (°C)', step: 10, lines: 7 }, y: { title: 'rate (units)', step: 2, lines: 6 } },
    '0,1 10,2 20,4 30,8 40,10 50,5 60,0',
    'A graph of the rate of an enzyme reaction against temperature: 1 unit at 0 °C, 2 at 10 °C, 4 at 20 °C, 8 at 30 °C, 10 at 40 °C, 5 at 50 °C and 0 at 60 °C.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CELLS_AND_ORGANISATION',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Microscopy, osmosis, enzymes and food tests',
  items: [
    item(
      1,
      'At which of these temperatures does this enzyme work fastest?',
      '40 °C',
      ['30 °C', '50 °C', '60 °C'],
      'The line has its highest point, 10 units, at 40 °C.',
      enzyme,
    ),
    item(
      1,
      'What is the rate of this reaction at 20 °C?',
      '4 units',
      ['2 units', '8 units', '20 units'],
      'At 20 °C on the bottom axis the line is at 4 units.',
      enzyme,
    ),
    item(
      1,
      'Which solution is used to test a food for sugars such as glucose?',
      'Benedict’s solution',
      ['Iodine solution', 'Biuret solution', 'Limewater'],
      'Benedict’s solution turns green to brick red when it is heated with a reducing sugar. Iodine tests for starch.',
    ),
    item(
      1,
      'What is put on top of a thin layer of cells on a microscope slide?',
      'A coverslip',
      ['A filter paper', 'A second lens', 'A watch glass'],
      'The coverslip holds the cells flat and protects the objective lens.',
    ),
    item(
      1,
      'Which unit is best for the length of an animal cell?',
      'Micrometre',
      ['Centimetre', 'Metre', 'Kilometre'],
      'Animal cells are about 10 to 30 µm long. A centimetre is far too large.',
    ),
    item(
      2,
      'How many times as fast is the reaction at 30 °C as at 10 °C?',
      '4',
      ['6', '3', '2'],
      'The rates are 8 and 2 units: 8 ÷ 2 = 4. 6 comes from subtracting, and 3 from comparing the temperatures.',
      enzyme,
    ),
    item(
      2,
      'Why is there no reaction at 60 °C on this graph?',
      'The enzyme is denatured',
      ['The substrate has been used up', 'The particles do not collide', 'The enzyme has been digested'],
      'High temperature changes the shape of the active site for good. The particles collide more often than before.',
      enzyme,
    ),
    item(
      2,
      'In a test of amylase, a drop is taken every 30 s. The iodine stays brown for the first time at 150 s. Between which times was the starch used up?',
      'Between 120 s and 150 s',
      ['Between 0 s and 30 s', 'Between 150 s and 180 s', 'Exactly at 150 s'],
      'At 120 s starch was still there, at 150 s it was not. The exact moment between is unknown.',
    ),
    item(
      2,
      'How could the time of an amylase reaction be found more exactly?',
      'Test a drop more often',
      ['Use a larger test tube', 'Use more drops of iodine', 'Stir with a glass rod less often'],
      'A test every 10 s instead of every 30 s leaves a smaller gap in which the end can lie.',
    ),
    item(
      2,
      'A scientific drawing of a cell has a line 48 mm long for a cell of 0.12 mm. What is the magnification?',
      '× 400',
      ['× 40', '× 5.8', '× 4,000'],
      '48 ÷ 0.12 = 400. 5.8 comes from multiplying.',
    ),
    item(
      3,
      'Potato cylinders of 40 mm become 42 mm, 40 mm and 37 mm long in solutions X, Y and Z. In which solution is the concentration equal to that in the cells?',
      'Y',
      ['X', 'Z', 'None of them'],
      'No change of length means no net movement of water, so the concentrations are equal in Y.',
    ),
    item(
      3,
      'A sample of this enzyme takes 200 s to digest a food at 40 °C. How long does it take at 20 °C?',
      '500 s',
      ['80 s', '400 s', '100 s'],
      'The rate is 4 instead of 10 units, so it takes 10 ÷ 4 = 2.5 times as long: 500 s. 80 s comes from a time that falls with the rate.',
      enzyme,
    ),
    item(
      3,
      'A pupil wants to compare the vitamin C of two juices by drops of juice that bleach a blue dye. Juice P takes 8 drops and juice Q 20. How do they compare?',
      'P has 2.5 times the concentration of Q',
      [
        'Q has 2.5 times the concentration of P',
        'P has 12 units more than Q',
        'Both have the same concentration',
      ],
      'Fewer drops do the same job, so P is more concentrated: 20 ÷ 8 = 2.5.',
    ),
    item(
      4,
      'An enzyme is kept at 60 °C for ten minutes and then cooled to 40 °C. What is the rate then, and why?',
      '0 units, as its shape does not return',
      [
        '10 units, as 40 °C is the optimum',
        '5 units, as half of it has recovered',
        '1 unit, as it needs time to warm up',
      ],
      'Denaturing changes the active site permanently, so cooling does not restore the enzyme.',
      enzyme,
    ),
    item(
      5,
      'A circular field of view is 1.8 mm wide at × 100. At × 400 a pupil counts 15 cells in a row across it. What is the mean length of a cell?',
      '30 µm',
      ['120 µm', '480 µm', '7.5 µm'],
      'At × 400 the field is a quarter as wide: 0.45 mm, and 0.45 ÷ 15 = 0.030 mm = 30 µm. 120 µm uses the first width.',
    ),
    item(
      5,
      'A potato cylinder of 5.0 g gains 0.40 g in water in 30 minutes and only 0.10 g more in the next 60 minutes. How many times as great was the mean rate in the first period as in the second?',
      '8',
      ['4', '2', '16'],
      '0.40 ÷ 30 = 0.0133 g/min and 0.10 ÷ 60 = 0.00167 g/min, a ratio of 8. 4 compares the masses only.',
    ),
  ],
};
