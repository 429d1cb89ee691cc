import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const calibration = {
  image: lineGraphPicture(
    {
      x: { title: 'glucose (mmol/dm³)', step: 2, lines: 6 },
      y: { title: 'absorbance (arbitrary units)', step: 0.2, lines: 5 },
    },
    '0,0.9 10,0.1',
    'A calibration graph of absorbance against glucose concentration: a straight line that falls from 0.9 at 0 mmol per cubic decimetre to 0.1 at 10.',
  ),
};

const progress = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 20, lines: 6 }, y: { title: 'oxygen (cm³)', step: 5, lines: 6 } },
    '0,0 20,12 40,18 60,22 80,24 100,24 120,24',
    'A graph of oxygen collected against time: 0, 12, 18, 22 and 24 cubic centimetres at 0, 20, 40, 60 and 80 seconds, and 24 from then on.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'BIOLOGICAL_MOLECULES',
  name: 'tests-and-enzymes',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Biochemical tests, dilutions, and experiments with enzymes',
  items: [
    item(
      1,
      'Which reagent shows the presence of starch?',
      'Iodine in potassium iodide',
      ['Benedict’s solution', 'Biuret reagent', 'Ethanol and water'],
      'It turns from orange-brown to blue-black.',
    ),
    item(
      1,
      'What is seen in a positive emulsion test for lipids?',
      'A cloudy white layer',
      ['A brick-red precipitate', 'A purple colour', 'A blue-black colour'],
      'The lipid dissolves in ethanol and forms fine droplets when water is added.',
    ),
    item(
      1,
      'When did this enzyme reaction stop?',
      'After about 80 s',
      ['After about 20 s', 'After about 120 s', 'After about 40 s'],
      'The curve is level from 80 s on, because all the substrate has been used.',
      progress,
    ),
    item(
      1,
      'What is the independent variable in an investigation of the effect of pH on an enzyme?',
      'pH',
      ['Temperature', 'Rate of reaction', 'Enzyme concentration'],
      'It is what the experimenter changes. The rate is the dependent variable, and the others are kept the same.',
    ),
    item(
      2,
      'A juice treated with Benedict’s solution and filtered has an absorbance of 0.5. What is its concentration of glucose, from this graph?',
      '5 mmol dm⁻³',
      ['4 mmol dm⁻³', '6 mmol dm⁻³', '0.5 mmol dm⁻³'],
      'The line is halfway between 0.9 and 0.1 at 5 mmol dm⁻³.',
      calibration,
    ),
    item(
      2,
      'What is the mean rate of this reaction in the first 20 s?',
      '0.60 cm³ s⁻¹',
      ['0.30 cm³ s⁻¹', '12 cm³ s⁻¹', '1.7 cm³ s⁻¹'],
      '12 cm³ ÷ 20 s = 0.60 cm³ s⁻¹. 0.30 is the mean over the first 80 s.',
      progress,
    ),
    item(
      2,
      'Why does the rate of this reaction fall with time?',
      'The substrate is being used up',
      ['The enzyme is being used up', 'The product turns into substrate', 'The temperature is rising'],
      'Fewer substrate molecules mean fewer successful collisions. Enzymes are not used up.',
      progress,
    ),
    item(
      2,
      'How is 10 cm³ of 0.2 mol dm⁻³ glucose made from a 1.0 mol dm⁻³ solution?',
      '2 cm³ solution, 8 cm³ water',
      ['8 cm³ solution, 2 cm³ water', '2 cm³ solution, 10 cm³ water', '5 cm³ solution, 5 cm³ water'],
      'A fifth of the concentration needs a fifth of the final volume: 2 cm³ of 10 cm³.',
    ),
    item(
      2,
      'Why is a boiled enzyme solution used as a control?',
      'To show that the active enzyme causes the change',
      [
        'To show that heat speeds up the reaction',
        'To remove the substrate from the mixture',
        'To keep the pH of the mixture constant',
      ],
      'The boiled enzyme is denatured; everything else is the same.',
    ),
    item(
      2,
      'Why are the tubes of enzyme and substrate put into the water bath before they are mixed?',
      'So that both have the right temperature',
      [
        'So that the enzyme can be denatured',
        'So that the substrate can dissolve',
        'So that the reaction is complete',
      ],
      'Otherwise the temperature would change during the first, most important seconds of the reaction.',
    ),
    item(
      3,
      'A solution is diluted 1 in 10 three times. What is its final concentration, if it was 5.0 mol dm⁻³ at first?',
      '0.0050 mol dm⁻³',
      ['0.050 mol dm⁻³', '0.17 mol dm⁻³', '0.00050 mol dm⁻³'],
      'Each step divides by 10: 5.0 ÷ 1,000 = 0.0050. Dividing by 30 gives 0.17.',
    ),
    item(
      3,
      'A sample diluted 1 in 5 has an absorbance of 0.7 after the Benedict’s test. What is the concentration of the undiluted sample, from this graph?',
      '12.5 mmol dm⁻³',
      ['2.5 mmol dm⁻³', '0.5 mmol dm⁻³', '37.5 mmol dm⁻³'],
      '0.7 is at 2.5 mmol dm⁻³ on the line (it falls by 0.08 for each mmol dm⁻³), times 5 for the dilution.',
      calibration,
    ),
    item(
      3,
      'The experiment of this graph is repeated with half of the enzyme. Which result is expected?',
      'A flatter start, 24 cm³ at the end',
      [
        'The same start, 12 cm³ at the end',
        'A flatter start, 12 cm³ at the end',
        'A steeper start, 24 cm³ at the end',
      ],
      'The rate is lower with less enzyme, but the same substrate gives the same amount of product.',
      progress,
    ),
    item(
      3,
      'Catalase is tested at 20, 30, 40, 50 and 60 °C, and the rate is greatest at 40 °C. How can the optimum be found more exactly?',
      'Test at smaller steps from 30 to 50 °C',
      [
        'Repeat each of the five temperatures',
        'Test at 70, 80 and 90 °C as well',
        'Use more of the enzyme at 40 °C',
      ],
      'The optimum may lie anywhere between 30 and 50 °C. Repeats make each mean more reliable, but do not narrow the interval.',
    ),
    item(
      3,
      'Starch and amylase are mixed, and drops are tested with iodine every 30 s. At pH 5 no blue-black is seen after 240 s, at pH 7 after 60 s. What is the ratio of the rates, pH 7 to pH 5?',
      '4 : 1',
      ['1 : 4', '3 : 1', '8 : 1'],
      'The same amount of starch is used up in a quarter of the time, so the rate is four times as great.',
    ),
    item(
      3,
      'In thin-layer chromatography two amino acids have Rf 0.30 and 0.75. What is the distance between their spots when the solvent front has moved 8.0 cm?',
      '3.6 cm',
      ['6.0 cm', '2.4 cm', '8.4 cm'],
      '0.75 × 8.0 = 6.0 cm and 0.30 × 8.0 = 2.4 cm; the difference is 3.6 cm.',
    ),
  ],
};
