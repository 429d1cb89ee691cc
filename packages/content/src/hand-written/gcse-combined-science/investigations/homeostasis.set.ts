import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const glucose = {
  image: lineGraphPicture(
    {
      x: { title: 'time after drink (minutes)', step: 30, lines: 6 },
      y: { title: 'blood glucose (mmol/dm³)', step: 2, lines: 6 },
    },
    '0,5 30,9 60,8 90,6 120,5 180,5',
    'A graph of blood glucose against time after a sugary drink: 5 mmol/dm³ at 0 minutes, 9 at 30 minutes, 8 at 60, 6 at 90, and 5 from 120 to 180 minutes.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'HOMEOSTASIS',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Reaction times, blood glucose and hormone data',
  items: [
    item(
      1,
      'What was the highest blood glucose that was measured?',
      '9 mmol/dm³',
      ['5 mmol/dm³', '30 mmol/dm³', '12 mmol/dm³'],
      'The highest point of the line is at 9 mmol/dm³, after 30 minutes.',
      glucose,
    ),
    item(
      1,
      'After how many minutes was the blood glucose back at its first value?',
      '120',
      ['180', '30', '60'],
      'The line is at 5 mmol/dm³ at the start and again from 120 minutes on.',
      glucose,
    ),
    item(
      1,
      'At which mark are the catcher’s fingers before the ruler falls in a reaction test?',
      'At the zero mark',
      ['At the 30 cm mark', 'At the 15 cm mark', 'At a new mark each time'],
      'The ruler is held with its zero between the fingers, so that the reading at the catch is the distance it fell.',
    ),
    item(
      1,
      'Which hand should be used for each catch in a fair test of reaction time?',
      'The same hand each time',
      ['The hand that is nearer', 'A different hand each time', 'Both hands at once'],
      'The hand is a control variable, because one hand is often quicker than the other.',
    ),
    item(
      1,
      'In a table of reaction times, 0.21 s is one value. What does a smaller value mean?',
      'A faster reaction',
      ['A slower reaction', 'A longer ruler', 'A heavier ruler'],
      'A shorter time between the stimulus and the response is a faster reaction.',
    ),
    item(
      2,
      'By how much did the blood glucose rise in the first 30 minutes?',
      '4 mmol/dm³',
      ['9 mmol/dm³', '14 mmol/dm³', '30 mmol/dm³'],
      'It rose from 5 to 9 mmol/dm³: 9 − 5 = 4 mmol/dm³.',
      glucose,
    ),
    item(
      2,
      'Which hormone mainly causes the fall between 30 and 120 minutes on this graph?',
      'Insulin',
      ['Adrenaline', 'Oestrogen', 'Thyroxine'],
      'Insulin makes cells take up glucose and the liver store it as glycogen, so the level falls.',
      glucose,
    ),
    item(
      2,
      'A computer shows a red light, and the pupil clicks. Why is this better than dropping a ruler?',
      'The time is measured more precisely',
      [
        'The pupil’s reaction becomes faster',
        'The pupil needs no practice',
        'The light is easier to see than a ruler',
      ],
      'A computer measures to a thousandth of a second and starts without a person’s own delay.',
    ),
    item(
      2,
      'Five reaction times are 0.25, 0.23, 0.24, 0.22 and 0.26 s. What is the mean?',
      '0.24 s',
      ['0.25 s', '0.23 s', '1.20 s'],
      'The sum is 1.20 s, and 1.20 ÷ 5 = 0.24 s. 1.20 s is the sum.',
    ),
    item(
      2,
      'Why does the person who drops the ruler not count down aloud?',
      'The catcher could predict the moment of the drop',
      ['The ruler would fall faster', 'The catcher would hear less well', 'The ruler would not be vertical'],
      'If the moment is known, the catcher closes the hand by plan, and no reaction is measured.',
    ),
    item(
      3,
      'What was the mean rate at which the blood glucose fell between 30 and 90 minutes?',
      '0.05 mmol/dm³ per minute',
      ['0.10 mmol/dm³ per minute', '0.067 mmol/dm³ per minute', '3.0 mmol/dm³ per minute'],
      'It fell from 9 to 6 in 60 minutes: 3 ÷ 60 = 0.05. 0.10 divides by 30 only.',
      glucose,
    ),
    item(
      3,
      'A pupil wants to test whether music changes reaction times. Which plan is best?',
      'Test the same people with and without music, in random order',
      [
        'Test girls with music and boys without it',
        'Test everybody first without and then with music',
        'Test one person with music and one without',
      ],
      'The same people are compared with themselves, and a random order removes the effect of practice.',
    ),
    item(
      4,
      'Persons R and S drink the same sugary drink. After two hours R has 5 mmol/dm³ and S 13 mmol/dm³. S’s insulin is higher than R’s all the time. Which advice fits S best?',
      'Lose weight and take exercise, as cells resist insulin',
      [
        'Inject more glucagon, as the liver stores too much',
        'Take antibiotics, as the pancreas is infected',
        'Eat more sugar, as the cells lack glucose',
      ],
      'S makes insulin but does not respond to it, as in type 2 diabetes. Diet and exercise are the first treatment.',
    ),
    item(
      4,
      'A pupil does a ruler-drop test five times in a row and catches the ruler at 24, 20, 18, 17 and 17 cm. Which conclusion is right?',
      'Practice helps, but less and less',
      [
        'Practice never helps, and 24 cm is an anomaly',
        'Practice helps equally each time, by 2 cm',
        'Practice makes the reaction slower, by 7 cm in all',
      ],
      'The distance falls by 4, 2, 1 and 0 cm. A smaller distance means a faster reaction, and the gain becomes smaller.',
    ),
    item(
      5,
      'A signal passes along a receptor’s neurone of 0.60 m at 50 m/s, through two synapses and along a motor neurone of 0.75 m at 75 m/s. The whole reflex takes 25 ms. How long does each synapse take, if both are equal?',
      '1.5 ms',
      ['3.0 ms', '2.0 ms', '0.5 ms'],
      'The neurones take 0.60 ÷ 50 = 12 ms and 0.75 ÷ 75 = 10 ms. 25 − 22 = 3 ms is left for two synapses. 3.0 ms is for both.',
    ),
  ],
};
