import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-great-stink',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing connectives, verbs and nouns in a historical text',
  passage: passage('The Great Stink', [
    'In the hot summer of 1858 the River Thames smelt so (1) ____ that Members of Parliament could hardly bear to sit in their own building. They (2) ____ the curtains in chemicals, but it made little difference. For years the waste of more than two million people had (3) ____ straight into the river, and now, in the heat, it was cooking.',
    'At that time many people believed that diseases were (4) ____ by bad air. They were mistaken, (5) ____ their mistake had a happy result. Frightened by the stench, Parliament agreed at last to pay (6) ____ a scheme of enormous sewers, designed by the engineer Joseph Bazalgette.',
    'Bazalgette worked out how wide his tunnels needed to be, and then, it is said, he doubled the figure, (7) ____ that the unexpected always happens. Without that decision they would have been too small long (8) ____. Many of them are still in (9) ____ today, hidden beneath the streets, doing the work that nobody likes to think about.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'dreadful',
      ['dreadfulness', 'dread', 'dreading', 'dreaded'],
      'After the verb ‘smelt’ an adjective describes the river: it smelt dreadful, as a rose smells sweet. ‘Dread’ is a noun or a verb, and ‘dreaded’ means feared.',
    ),
    item(
      2,
      'Which words best fit gap 2?',
      'soaked',
      ['poured', 'flowed', 'washed out', 'swam'],
      'Curtains are ‘soaked in’ a liquid. Liquids are poured, but not the curtains.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'flowed',
      ['flown', 'flew', 'flied', 'flow'],
      'Water flows, and the past participle is ‘flowed’. ‘Flown’ comes from ‘fly’, which is easily confused with it.',
    ),
    item(
      1,
      'Which words best fit gap 4?',
      'caused',
      ['made up', 'resulted', 'effected of', 'done'],
      'Bad air was thought to be what made people ill: diseases were ‘caused by’ it. ‘Resulted’ cannot be used in the passive.',
    ),
    item(
      2,
      'Which word best fits gap 5?',
      'yet',
      ['so', 'since', 'unless', 'for'],
      '‘They were mistaken, yet their mistake had a happy result’: the second half is unexpected. ‘So’ would make it something to be expected.',
    ),
    item(
      1,
      'Which word best fits gap 6?',
      'for',
      ['of', 'to', 'with', 'on'],
      'We pay ‘for’ something that we get. We pay ‘with’ the money and ‘to’ the person.',
    ),
    item(
      3,
      'Which words best fit gap 7?',
      'remarking',
      ['to remark', 'remarks', 'remarked', 'having been remarked'],
      'The participle ‘remarking’ adds what he said while he did it. ‘Remarked’ would need ‘and’ before it.',
    ),
    item(
      3,
      'Which word best fits gap 8?',
      'ago',
      ['past', 'then', 'late', 'early'],
      '‘Long ago’ means at a time far back. We say ‘long past’ of a time that is over, but not of when something was too small.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'use',
      ['usage', 'user', 'uses', 'useful'],
      'Something that is still being used is ‘in use’. ‘Usage’ is about how, or how much, something is used.',
    ),
  ],
};
