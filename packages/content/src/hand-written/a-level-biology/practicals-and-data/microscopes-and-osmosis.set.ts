import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const potato = {
  image: lineGraphPicture(
    {
      x: { title: 'sucrose (mol/dm³)', step: 0.1, lines: 6 },
      y: { title: 'final mass ÷ initial mass', step: 0.2, lines: 7 },
    },
    '0,1.2 0.6,0.9',
    'A graph of the ratio of final to initial mass against sucrose concentration: a straight line that falls from 1.2 at 0 mol per cubic decimetre to 0.9 at 0.6.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'CELLS_AND_TRANSPORT',
  name: 'microscopes-and-osmosis',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Microscopy, cell division, osmosis and membranes in the laboratory',
  items: [
    item(
      1,
      'What is an eyepiece graticule?',
      'A scale in the eyepiece',
      ['A ruler on a slide', 'A stain for nuclei', 'A lens of high power'],
      'It has no units until it is calibrated with a stage micrometer, the ruler on a slide.',
    ),
    item(
      1,
      'Which stain makes chromosomes visible in a root tip squash?',
      'Toluidine blue',
      ['Iodine solution', 'Biuret reagent', 'Sudan III'],
      'It binds to DNA; acetic orcein is another one. Iodine stains starch.',
    ),
    item(
      1,
      'How many micrometres are there in 1 mm?',
      '1,000',
      ['100', '10,000', '1,000,000'],
      '1 mm = 10⁻³ m and 1 μm = 10⁻⁶ m, so 1 mm = 1,000 μm. There are 1,000,000 nanometres in 1 mm.',
    ),
    item(
      2,
      'In which sucrose solution does the potato tissue of this graph neither gain nor lose mass?',
      '0.4 mol dm⁻³',
      ['0.2 mol dm⁻³', '0.6 mol dm⁻³', '0.3 mol dm⁻³'],
      'The ratio is 1.0 where the final mass equals the initial mass: 1.2 − 0.5 × 0.4 = 1.0.',
      potato,
    ),
    item(
      2,
      'Why is a ratio of masses plotted, and not the change in grams?',
      'The pieces differ in initial mass',
      [
        'The balance reads in grams only',
        'The sucrose has a mass of its own',
        'The ratio is never below one',
      ],
      'A ratio (or a percentage) makes pieces of different masses comparable.',
      potato,
    ),
    item(
      2,
      'Why are pieces of potato blotted dry before they are weighed again?',
      'To remove solution on their surface',
      ['To remove water from inside the cells', 'To stop osmosis in the cells', 'To kill the cells'],
      'Liquid that clings to the surface would be weighed as well, by different amounts.',
    ),
    item(
      2,
      '20 divisions of a graticule cover 0.10 mm of a stage micrometer. What is one division?',
      '5 μm',
      ['2 μm', '50 μm', '0.5 μm'],
      '0.10 mm = 100 μm, and 100 ÷ 20 = 5 μm. 50 μm comes from taking 0.10 mm as 1,000 μm.',
    ),
    item(
      2,
      'Beetroot pieces are washed before they are heated in an experiment on membranes. Why?',
      'To remove pigment from cut cells',
      ['To warm the cells slowly', 'To make the membranes permeable', 'To supply the cells with oxygen'],
      'Cutting damages cells at the surface. Their pigment would be measured although no membrane was damaged by heat.',
    ),
    item(
      3,
      'A piece of potato of 2.50 g is left in 0.6 mol dm⁻³ sucrose. What is its final mass, from this graph?',
      '2.25 g',
      ['2.78 g', '1.60 g', '3.00 g'],
      'The ratio at 0.6 mol dm⁻³ is 0.9, and 0.9 × 2.50 = 2.25 g. Dividing by 0.9 gives 2.78 g.',
      potato,
    ),
    item(
      3,
      'A bacterial culture is diluted 1 in 10,000, and 0.10 cm³ of it gives 85 colonies. How many bacteria were in 1 cm³ of the undiluted culture?',
      '8.5 × 10⁶',
      ['8.5 × 10⁵', '8.5 × 10⁴', '8.5 × 10⁷'],
      '85 in 0.10 cm³ is 850 per cm³ of the diluted culture; times 10,000 gives 8.5 × 10⁶.',
    ),
    item(
      3,
      'A clear zone round an antibiotic disc has a diameter of 24 mm, another one of 12 mm. What is the ratio of their areas?',
      '4 : 1',
      ['2 : 1', '8 : 1', '√2 : 1'],
      'The area grows with the square of the diameter: (24 ÷ 12)² = 4.',
    ),
    item(
      3,
      'Of 400 cells in a root tip 320 are in interphase and 48 in prophase. The cell cycle takes 22 hours. How long does prophase last?',
      '2.6 hours',
      ['13 hours', '3.3 hours', '8.3 hours'],
      '48 ÷ 400 = 0.12 of the cells, and 0.12 × 22 = 2.6 hours. Dividing by 320 gives 3.3 hours.',
    ),
    item(
      3,
      'Why should a student look at many fields of view before giving a mitotic index?',
      'Stages are not spread evenly over the tip',
      [
        'Cells move while they are watched',
        'Each field has another magnification',
        'The stain acts on one field only',
      ],
      'Cells near the very tip divide more often than those further away, so a single field may not be representative.',
    ),
    item(
      4,
      'A drawing of a leaf section is 90 mm wide, and the section is 1.8 mm wide. A cell in the drawing is 4.0 mm long. What is its real length?',
      '80 μm',
      ['200 μm', '8.0 μm', '125 μm'],
      'The magnification is 90 ÷ 1.8 = 50, and 4.0 mm ÷ 50 = 0.080 mm = 80 μm.',
    ),
    item(
      4,
      'Absorbance of the water round beetroot pieces is 0.05 at 20 °C, 0.07 at 40 °C, 0.45 at 60 °C and 0.90 at 70 °C. What is the best conclusion?',
      'Membranes are damaged most above 40 °C',
      [
        'Membranes are damaged evenly with temperature',
        'Pigment is destroyed above 60 °C',
        'Diffusion stops below 40 °C',
      ],
      'From 20 to 40 °C the change is small; then it is steep, as proteins denature and the bilayer becomes leaky.',
    ),
  ],
};
