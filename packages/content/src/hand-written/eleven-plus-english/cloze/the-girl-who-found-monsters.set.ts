import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-girl-who-found-monsters',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words in a biography',
  passage: passage('The Girl Who Found Monsters', [
    'Mary Anning was born in 1799 in Lyme Regis, a small town on the south (1) ____ of England. Her family was poor. To earn a little money they (2) ____ curious stones from the cliffs and sold them to visitors.',
    'The stones were fossils, the remains of creatures that (3) ____ millions of years before. The best time to look for them was winter, (4) ____ storms tore away the cliff and laid bare what was inside. It was (5) ____ work. Once a fall of rock missed Mary by inches and killed her dog, Tray.',
    'When she was about twelve, she and her brother uncovered the skeleton of a huge sea reptile, an ichthyosaur. She carried (6) ____ searching and found many others. Scientists came from far away to ask for her (7) ____, and some of them wrote about her discoveries without (8) ____ mentioning her name.',
    'Today her fossils are (9) ____ in the finest museums in the country, and the labels say who found them.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'coast',
      ['cost', 'coats', 'cast', 'coach'],
      'The ‘coast’ is the land beside the sea. ‘Cost’ and ‘coats’ only look similar.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'gathered',
      ['gathers', 'gathering', 'are gathering', 'gather'],
      'The text is about the past and ‘sold’ is in the past tense too, so ‘gathered’ is right.',
    ),
    item(
      3,
      'Which words best fit gap 3?',
      'had lived',
      ['have lived', 'live', 'are living', 'will live'],
      'The creatures lived before another time in the past, so the past perfect ‘had lived’ is needed with ‘millions of years before’.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'when',
      ['where', 'who', 'which', 'why'],
      '‘Winter’ is a time, so the clause that describes it begins with ‘when’. ‘Where’ is used for places.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'dangerous',
      ['danger', 'dangerously', 'endangered', 'endanger'],
      'An adjective is needed before the noun ‘work’. ‘Endangered’ means at risk of dying out, like a rare animal.',
    ),
    item(
      2,
      'Which word best fits gap 6?',
      'on',
      ['off', 'over', 'by', 'out'],
      'To ‘carry on’ doing something is to continue with it. To ‘carry out’ is to do what was planned, and it is followed by a noun such as ‘a plan’.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'advice',
      ['advise', 'advising', 'advised', 'adviser'],
      '‘Advice’ with a c is the noun. ‘Advise’ with an s is the verb: she advised them.',
    ),
    item(
      2,
      'Which words best fit gap 8?',
      'even',
      ['still', 'yet', 'ever since', 'only'],
      '‘Without even mentioning’ shows that the writer finds it unfair: not so much as her name. ‘Without only’ makes no sense.',
    ),
    item(
      2,
      'Which word best fits gap 9?',
      'displayed',
      ['displaced', 'dismayed', 'disproved', 'displeased'],
      'Fossils are shown, or ‘displayed’, in museums. ‘Displaced’ means moved from the proper place.',
    ),
  ],
};
