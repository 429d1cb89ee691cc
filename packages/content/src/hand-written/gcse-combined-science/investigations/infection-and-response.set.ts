import { barChart } from '#drawing/charts/bar-chart.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const cases = {
  image: {
    svg: barChart({
      labels: ['2014', '2016', '2018', '2020', '2022'],
      values: [120, 80, 240, 160, 40],
      step: 40,
      title: 'cases of measles in a region',
    }),
    alternativeText:
      'A bar chart of cases of measles in a region: 120 in 2014, 80 in 2016, 240 in 2018, 160 in 2020, 40 in 2022.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INFECTION_AND_RESPONSE',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Data about diseases, vaccines and drug trials',
  items: [
    item(
      1,
      'In which year of this chart were there most cases?',
      '2018',
      ['2014', '2020', '2022'],
      'The tallest bar, with 240 cases, is the one of 2018.',
      cases,
    ),
    item(
      1,
      'How many cases were there in 2016?',
      '80',
      ['40', '120', '160'],
      'The bar of 2016 ends at the line for 80. 40 belongs to 2022.',
      cases,
    ),
    item(
      1,
      'What is sprayed in houses to stop mosquitoes that carry malaria?',
      'Insecticide',
      ['Antibiotic', 'Vaccine', 'Antitoxin'],
      'An insecticide kills the mosquitoes that pass on the protist. Antibiotics act on bacteria.',
    ),
    item(
      1,
      'Why do people with a cold use a tissue when they sneeze?',
      'To catch droplets with viruses',
      ['To take in more oxygen', 'To keep the nose warm', 'To make antibodies'],
      'Droplets carry viruses to others. The tissue catches them and is thrown away.',
    ),
    item(
      1,
      'Which of these is a sign of measles?',
      'A red skin rash',
      ['A pale mosaic on leaves', 'A purple spot on stems', 'A cut that will not close'],
      'Measles causes a fever and a red rash. A mosaic pattern and dark spots are signs of plant diseases.',
    ),
    item(
      2,
      'By what percentage did the number of cases fall from 2018 to 2022?',
      '83 %',
      ['17 %', '200 %', '600 %'],
      'The fall is 240 − 40 = 200 cases, and 200 ÷ 240 = 83 %. 17 % is the share that is left.',
      cases,
    ),
    item(
      2,
      'In how many of the five years shown were there more than 100 cases?',
      '3',
      ['2', '4', '5'],
      'The bars of 2014, 2018 and 2020 are higher than 100.',
      cases,
    ),
    item(
      2,
      'A survey of 2,000 people finds 260 with an infection. What percentage is this?',
      '13 %',
      ['26 %', '7.7 %', '1.3 %'],
      '260 ÷ 2,000 = 0.13 = 13 %. 7.7 comes from dividing the wrong way round.',
    ),
    item(
      2,
      'In a trial, neither doctors nor patients know who gets the new drug. What does this prevent?',
      'Bias in the reports of how patients feel',
      ['Side effects of the new drug', 'Any change in the control group', 'The development of resistance'],
      'Expectations can change what patients report and what doctors notice. Not knowing removes this bias.',
    ),
    item(
      2,
      'Why does a drug trial use a large number of patients?',
      'Chance differences matter less',
      ['The drug works faster', 'Side effects disappear', 'The cost for each dose rises'],
      'With few patients a difference can be due to chance. A large sample gives a more reliable result.',
    ),
    item(
      3,
      'The region has 2 million people. How many cases for each 100,000 people were there in 2018?',
      '12',
      ['240', '120', '2.4'],
      '2 million is 20 groups of 100,000, and 240 ÷ 20 = 12.',
      cases,
    ),
    item(
      3,
      'The share of children vaccinated in a town was 95 %, 91 %, 86 % and 92 % in four years. Measles cases were 2, 9, 31 and 8. Which statement fits the data?',
      'The fewer children were vaccinated, the more cases there were',
      [
        'The more children were vaccinated, the more cases there were',
        'The number of cases did not depend on the vaccination',
        'Vaccination caused the cases of measles in the town',
      ],
      'The lowest share (86 %) goes with the most cases (31) and the highest (95 %) with the fewest (2).',
    ),
    item(
      4,
      'In a trial 8 of 200 patients with a placebo had headaches and 11 of 200 with the drug. A pupil says that the drug causes headaches. What is the best comment?',
      'The difference is small and may be due to chance',
      [
        'The placebo must have contained the drug as well',
        'The drug causes headaches in 11 % of patients',
        'A placebo can never lead to a headache',
      ],
      '4 % and 5.5 % are close together for groups of this size, so a larger trial would be needed.',
    ),
    item(
      4,
      'From 2018 a campaign raised the share vaccinated. If the number of cases had gone on rising after 2018 by as many as from 2016 to 2018 in each two years, how many cases would 2022 have had?',
      '560',
      ['400', '720', '480'],
      'From 2016 to 2018 the number rose by 160. Two more such steps give 240 + 320 = 560.',
      cases,
    ),
    item(
      5,
      'White blood cells in a patient’s blood fell from 1,000 to 250 per mm³ in 6 years at a steady rate each year. Below 200 the illness is called AIDS. In which year after the start would that happen without treatment?',
      'In the 7th year',
      ['In the 6th year', 'In the 8th year', 'In the 12th year'],
      'The fall is 750 in 6 years or 125 a year. After 6 years 250 are left, and 200 is reached 0.4 years later, in the 7th year.',
    ),
  ],
};
