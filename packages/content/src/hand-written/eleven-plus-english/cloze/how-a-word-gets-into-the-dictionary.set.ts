import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'how-a-word-gets-into-the-dictionary',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing exact words and connectives in an explanation',
  passage: passage('How a Word Gets In', [
    'Every year several hundred new words are (1) ____ to the large English dictionaries. Who decides? You might imagine a row of professors, voting. In (2) ____, the people who make dictionaries do not choose words (3) ____ they like them; they watch.',
    'They read newspapers, novels, recipes and the backs of packets. They (4) ____ huge collections of real English in computers, and look for words that keep turning up. A word has to be used by many different people, in many different places, and (5) ____ several years. If your family alone calls the remote control “the doofer”, it will have to (6) ____ a little longer.',
    'Once a word is in, it stays in, (7) ____ it is no longer used. There is a good reason (8) ____ this. Somebody, some day, may open an old book, meet a word that has been dead for centuries, and want to know what it meant. A dictionary is not a list of rules. It is more like a map, and a map that left out the villages where nobody lives any more would be (9) ____ of a lie.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'added',
      ['adding', 'adds', 'edited', 'additional'],
      'The new words ‘are added to’ the dictionaries: the passive needs the past participle. ‘Edited’ means corrected and prepared for printing.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'fact',
      ['truth be', 'real', 'actual', 'case of'],
      '‘In fact’ is a fixed phrase that corrects what the reader may have imagined.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'because',
      ['although', 'unless', 'until', 'whether'],
      'The sentence denies a reason for choosing: they do not choose words ‘because they like them’.',
    ),
    item(
      2,
      'Which words best fit gap 4?',
      'keep',
      ['kept', 'keeping', 'keeps', 'have keep'],
      'The subject is ‘They’ and the text is in the present tense, so ‘keep’ is right, as ‘look’ shows.',
    ),
    item(
      2,
      'Which word best fits gap 5?',
      'over',
      ['since', 'until', 'at', 'among'],
      '‘Over several years’ means during the whole of that time. ‘Since’ needs a point in time, such as a year.',
    ),
    item(
      1,
      'Which words best fit gap 6?',
      'wait',
      ['weight', 'await for', 'waited', 'waits'],
      'After ‘have to’ the plain form ‘wait’ is needed. ‘Weight’, which sounds the same, is how heavy something is.',
    ),
    item(
      3,
      'Which words best fit gap 7?',
      'even if',
      ['as if', 'so that', 'in case', 'only if'],
      'A word stays whether or not it is used: ‘even if it is no longer used’. ‘Only if’ would mean that just the dead words stay.',
    ),
    item(
      2,
      'Which word best fits gap 8?',
      'for',
      ['to', 'on', 'by', 'at'],
      'We speak of a reason ‘for’ something, and of the cause ‘of’ it.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'something',
      ['anything', 'everything', 'some', 'somewhat'],
      '‘Something of a lie’ means rather like a lie. ‘Somewhat’ is not followed by a noun with ‘of’ and ‘a’ in this sense.',
    ),
  ],
};
