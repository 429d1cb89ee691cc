import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-midnight-baker',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words that suit a quiet, descriptive story',
  passage: passage('The Midnight Baker', [
    'At two in the morning our street belongs to Mr Haddad. There is no (1) ____ light on it than his. I can see it from my bed: a yellow square, and in the square a man in white, lifting and folding, lifting and folding, as (2) ____ as a machine but much more (3) ____.',
    'Mum says that he (4) ____ at one o’clock every night for thirty years. He used to be a pilot, in the country where he was born. I asked him once whether he (5) ____ flying. He was shaping a loaf at the time, and he did not stop.',
    '“When you fly,” he said, “you go up, and you look (6) ____, and everybody is asleep, and you are looking after them. It is the (7) ____ job.” He slid the loaf (8) ____ the oven, and the heat came out to meet us like a dog. “And nobody,” he added, “(9) ____ said to a pilot that he smelt nice.”',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'other',
      ['others', 'another', 'else', 'any'],
      '‘No other light’ means that his is the only one. ‘Another’ cannot follow ‘no’, and ‘else’ would come after ‘nothing’.',
    ),
    item(
      1,
      'Which word best fits gap 2?',
      'steadily',
      ['steadies', 'steadier', 'steadiness', 'steadying'],
      'The word tells how he lifts and folds, so an adverb is needed between ‘as’ and ‘as’.',
    ),
    item(
      3,
      'Which word best fits gap 3?',
      'gently',
      ['gentles', 'gentler', 'gentleness', 'gentled'],
      'It is joined by ‘but’ to the adverb before it and also tells how he works: ‘more gently’. ‘More gentler’ would make the comparative twice.',
    ),
    item(
      2,
      'Which words best fit gap 4?',
      'has started',
      ['starts', 'is starting', 'start', 'had been started'],
      '‘For thirty years’ covers the time until now, so the present perfect ‘has started’ is needed. ‘Starts’ does not go with ‘for thirty years’.',
    ),
    item(
      1,
      'Which words best fit gap 5?',
      'missed',
      ['lost', 'failed', 'lacked of', 'mist'],
      'To ‘miss’ something is to be sad that you no longer have it. ‘Mist’ sounds the same but is a thin fog.',
    ),
    item(
      1,
      'Which words best fit gap 6?',
      'down',
      ['up', 'out for', 'over to', 'away'],
      'A pilot who has gone up looks ‘down’ at the sleeping people. ‘Away’ would mean that he does not look at them.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'same',
      ['similar', 'equal', 'like', 'alike'],
      'He compares baking with flying and finds them one and the same: ‘It is the same job.’ After ‘the’ we do not say ‘alike’, and ‘the similar job’ is not used.',
    ),
    item(
      1,
      'Which words best fit gap 8?',
      'into',
      ['onto', 'in to', 'from', 'among'],
      '‘Into’ shows movement to the inside of the oven. It is written as one word.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'ever',
      ['never', 'always', 'yet', 'still'],
      'The sentence has a negative already, ‘nobody’, so ‘ever’ is right. ‘Nobody never’ would say ‘no’ twice.',
    ),
  ],
};
