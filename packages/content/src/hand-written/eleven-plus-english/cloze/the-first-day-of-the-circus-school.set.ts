import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-first-day-of-the-circus-school',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words that describe actions and feelings',
  passage: passage('Falling Properly', [
    'The first thing they teach you at circus school is how to fall. I had (1) ____ to begin with the trapeze, or at least a very small horse. (2) ____, for three whole days, we fell off a box.',
    '“Anybody can stay up,” said Madame Orlova, who was seventy-four and walked (3) ____ a stick. “It is the other thing that is difficult.” She climbed on to the box, shut her eyes, and dropped (4) ____ as though somebody had cut her strings. Before any of us could (5) ____, she had curled up, rolled over and risen to her feet, and was holding out her stick to us like a bunch of flowers. “So. If you are (6) ____ of falling, you will hold on too tightly. And if you hold on too tightly, what happens?”',
    '“You fall,” said everybody.',
    'By Wednesday evening I was black, blue and (7) ____ yellow. I had fallen forwards, backwards and once, by mistake, into the drum. But something odd had happened. I had looked up at the trapeze, (8) ____ under the roof like a thin bright smile, and (9) ____ the first time my knees did not shake.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'expected',
      ['excepted', 'accepted', 'inspected', 'suspected'],
      'The writer had thought that this would happen: ‘had expected to begin’. ‘Except’ and ‘accept’ only sound similar.',
    ),
    item(
      2,
      'Which words best fit gap 2?',
      'Instead',
      ['However that', 'Therefore', 'Moreover', 'Because'],
      'Something else happened in place of what was expected: ‘Instead’. ‘Therefore’ would make it a result.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'with',
      ['by', 'from', 'at', 'for'],
      'We walk ‘with’ a stick, as we write ‘with’ a pen: it is what we use.',
    ),
    item(
      2,
      'Which words best fit gap 4?',
      'sideways',
      ['sideboard', 'sidelong of', 'besides', 'beside'],
      'An adverb of direction is needed after ‘dropped’: ‘sideways’. ‘Besides’ means as well.',
    ),
    item(
      1,
      'Which words best fit gap 5?',
      'gasp',
      ['gasped', 'gasping', 'gasps', 'to gasp'],
      'After ‘could’ the plain form of the verb is needed: ‘could gasp’.',
    ),
    item(
      1,
      'Which word best fits gap 6?',
      'afraid',
      ['fear', 'frightening', 'scare', 'fearing'],
      '‘Afraid’ is followed by ‘of’. ‘Frightening’ describes the thing that makes one afraid.',
    ),
    item(
      3,
      'Which words best fit gap 7?',
      'faintly',
      ['feint', 'fainted', 'faintest', 'faint of'],
      'An adverb is needed to describe the adjective ‘yellow’. To ‘feint’ is to pretend to strike.',
    ),
    item(
      4,
      'Which words best fit gap 8?',
      'hanging',
      ['hangings', 'hanged', 'hangs', 'was hanging'],
      'The participle ‘hanging’ describes the trapeze between commas. ‘Hangs’ would need a subject of its own, and ‘hanged’ is not used of things.',
    ),
    item(
      1,
      'Which word best fits gap 9?',
      'for',
      ['at', 'in', 'on', 'by'],
      '‘For the first time’ is a fixed phrase. We say ‘at first’ but ‘for the first time’.',
    ),
  ],
};
