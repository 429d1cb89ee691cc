import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'RADIOACTIVITY',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Count rates, background and models of decay',
  items: [
    item(
      1,
      'Which kind of radiation is always counted, even when no source is near?',
      'Background radiation',
      ['Infrared radiation', 'X-rays from the detector', 'Sound from the detector'],
      'Rocks, the air and space give off some radiation everywhere. It is taken off each reading.',
    ),
    item(
      1,
      'A counter records 300 counts in 60 s. What is the count rate?',
      '5 counts per second',
      ['300 counts per second', '0.2 counts per second', '18,000 counts per second'],
      '300 ÷ 60 = 5 counts in each second. 0.2 comes from dividing the wrong way round.',
    ),
    item(
      2,
      'A detector near a source shows 900 counts per minute. With paper in between it shows 300, and with aluminium instead of paper still 300. What fraction of the 900 counts is due to alpha radiation?',
      '⅔',
      ['⅓', '½', '¾'],
      'Paper stops alpha only: 900 − 300 = 600 counts, and 600 ÷ 900 = ⅔. The other third is gamma radiation and the background.',
    ),
    item(
      2,
      '100 dice are thrown, and every six is taken out. What do the sixes stand for in this model of decay?',
      'Nuclei that decay',
      ['Nuclei that stay the same', 'Alpha particles only', 'Background counts'],
      'Each throw is a step of time, and the chance of a six is the same for every die, as for nuclei.',
    ),
    item(
      2,
      'Why are three measurements of the same count rate never quite equal?',
      'Decay is a random process',
      ['The detector gets tired', 'The source becomes heavier', 'The half-life changes each time'],
      'No one can say how many nuclei will decay in a given minute, so counts vary around a mean.',
    ),
    item(
      3,
      'In a model 600 dice are thrown and all sixes removed; then the rest are thrown again. About how many are left after two throws?',
      '417',
      ['400', '500', '200'],
      'Each throw leaves 5/6: 600 × 5/6 = 500, and 500 × 5/6 = 417. 400 comes from taking off 100 twice.',
    ),
    item(
      4,
      'A source gives 420 counts per minute with a background of 20. After 12 hours the counter shows 70. What is the half-life?',
      '4 hours',
      ['6 hours', '3 hours', '12 hours'],
      'Without background 400 becomes 50, which is three halvings in 12 hours: 4 hours.',
    ),
  ],
};
