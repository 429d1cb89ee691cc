import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ELECTRICITY_AND_ENERGY',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Circuits, domestic electricity and energy stores',
  items: [
    item(
      1,
      'What are the two types of electricity supply called?',
      'Direct and alternating',
      ['Positive and negative', 'Series and parallel', 'Live and neutral'],
      'A battery gives a direct potential difference, and the mains an alternating one. Series and parallel are kinds of circuit.',
    ),
    item(
      1,
      'What is the potential difference between the live and the neutral wire in UK homes?',
      'About 230 V',
      ['About 50 V', 'About 12 V', 'About 400 V'],
      'The mains supply is about 230 V at a frequency of 50 Hz. 50 is the frequency.',
    ),
    item(
      1,
      'Which energy store of a lake behind a dam becomes smaller as water flows down?',
      'Gravitational potential',
      ['Chemical', 'Nuclear', 'Elastic potential'],
      'The water loses height, so its gravitational potential store falls and its kinetic store grows.',
    ),
    item(
      1,
      'Which of these energy resources is renewable?',
      'Geothermal energy',
      ['Nuclear fuel', 'Coal', 'Crude oil'],
      'Heat from inside the Earth is replaced all the time. Uranium, coal and oil are not.',
    ),
  ],
};
