import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-tortoise-who-came-to-school',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words that fit the sense, the grammar and the spelling of a story',
  passage: passage('The Tortoise Who Came to School', [
    'Nobody could say exactly when the tortoise had arrived. The caretaker found him one Monday morning, walking (1) ____ across the netball court as if he had a meeting to attend. There was a number painted on his shell, (2) ____ it was too faded to read.',
    'Miss Adeleke rang the vet, the police and three pet shops, but no one had (3) ____ a tortoise missing. So a box was found, and the tortoise moved into the library, (4) ____ he ate dandelions beneath the shelf of dictionaries.',
    '(5) ____ the end of the week he had been named Comma, because he made everybody pause. Even the noisiest pupils lowered (6) ____ voices when they passed his box. Teachers who had not spoken to (7) ____ for months met there at break to discuss his appetite. And when he pulled in his head at four o’clock each afternoon, it was (8) ____ as a sign that the day was over. “He is the wisest member of staff,” said the headteacher, “and certainly the best (9) ____.”',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'slowly',
      ['slow', 'slower', 'slowness', 'slowest'],
      'An adverb is needed to describe the verb ‘walking’, and most adverbs end in -ly. ‘Slow’ is an adjective.',
    ),
    item(
      1,
      'Which word best fits gap 2?',
      'but',
      ['because', 'unless', 'until', 'or'],
      'The number was there, ‘but it was too faded to read’: the two halves of the sentence are a contrast. ‘Because’ would give a reason.',
    ),
    item(
      2,
      'Which words best fit gap 3?',
      'reported',
      ['reporting', 'reports', 'report', 'been reported'],
      'After ‘no one had’ the past participle is needed: ‘had reported’. ‘Had been reported’ would make the person the thing that was missing.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'where',
      ['who', 'which', 'what', 'whose'],
      'The word refers to a place, the library. ‘Which’ would need a preposition: ‘in which he ate’.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'By',
      ['Since', 'Until', 'During', 'From'],
      '‘By the end of the week’ means at some time before it ended. ‘Until the end’ would mean that he lost the name again.',
    ),
    item(
      2,
      'Which word best fits gap 6?',
      'their',
      ['there', 'they’re', 'theirs', 'them'],
      'The voices belong to the pupils, so ‘their’ is right. ‘There’ is a place, and ‘they’re’ is short for ‘they are’.',
    ),
    item(
      2,
      'Which words best fit gap 7?',
      'one another',
      ['them', 'theirselves', 'the others’', 'another'],
      'Each teacher spoke to each other teacher: ‘one another’. There is no such word as ‘theirselves’.',
    ),
    item(
      3,
      'Which word best fits gap 8?',
      'regarded',
      ['decided', 'supposed', 'believed', 'thought'],
      'Only ‘regarded’ is followed by ‘as’: it was ‘regarded as a sign’. We say ‘believed to be’ and ‘thought to be’.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'dressed',
      ['dressing', 'addressed', 'dresses', 'dress'],
      '‘Best dressed’ means wearing the best clothes; here it is a joke about the shell. The participle ‘dressed’ goes with ‘the best’, and ‘addressed’ means spoken to.',
    ),
  ],
};
