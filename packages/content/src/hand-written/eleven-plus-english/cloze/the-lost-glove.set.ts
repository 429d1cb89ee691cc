import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-lost-glove',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words that fit a story told in the first person',
  passage: passage('Grandad’s Left Glove', [
    'My grandfather owns one glove. It is the left one, knitted in navy-blue wool, and he has kept it in the drawer of the hall table for (1) ____ I can remember. When I was small I (2) ____ that the other had been eaten by a wolf, because that is what he told me.',
    'Last winter I asked him again. This time he sat (3) ____ on the stairs before he answered.',
    '“I gave it away,” he said. “On a railway platform, in the year I came to England. It was so cold that my breath (4) ____ on my scarf. A lady was standing there with a baby, and the baby had one bare hand. I thought, I can put (5) ____ hand in my pocket. A baby has no pockets.”',
    'He laughed. Then he took the glove out, and smoothed it (6) ____ his knee. It had been darned so often that there was (7) ____ of the first wool left.',
    '“I have (8) ____ wondered,” he said, “whether somebody, somewhere, keeps the right one, and tells (9) ____ grandchildren about the wolf.”',
  ]),
  items: [
    item(
      2,
      'Which words best fit gap 1?',
      'as long as',
      ['as far as', 'as soon as', 'as well as', 'so that'],
      'The glove has been there for the whole time that the narrator remembers: ‘for as long as I can remember’. ‘As far as I can remember’ would mean that the narrator is not quite sure, and ‘for’ does not go before it.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'believed',
      ['believe', 'believing', 'have believed', 'will believe'],
      'The sentence is about the past, ‘When I was small’, so the simple past is needed.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'down',
      ['by', 'over', 'among', 'off'],
      '‘Sat down’ tells that he took a seat on the stairs. We do not say ‘sat over’ or ‘sat off’ on something.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'froze',
      ['freezed', 'frozen', 'freezing', 'frost'],
      'The past tense of ‘freeze’ is ‘froze’. ‘Frozen’ needs ‘had’ or ‘was’ before it, and ‘freezed’ is not a word.',
    ),
    item(
      2,
      'Which word best fits gap 5?',
      'one',
      ['all', 'every', 'both', 'none'],
      'He has one glove left and one bare hand, so ‘one hand’ goes into the pocket. ‘Both’ and ‘all’ would need the plural ‘hands’.',
    ),
    item(
      2,
      'Which words best fit gap 6?',
      'over',
      ['along with', 'above', 'against to', 'among'],
      'He lays the glove on his knee and strokes it flat: he smoothed it ‘over’ his knee. ‘Above’ would mean without touching.',
    ),
    item(
      3,
      'Which words best fit gap 7?',
      'hardly any',
      ['hardly none', 'not many', 'scarcely few', 'almost little'],
      'So much has been repaired that nearly nothing is left: ‘hardly any’. ‘Many’ cannot be used with wool, which is not counted, and ‘hardly none’ says ‘no’ twice.',
    ),
    item(
      2,
      'Which word best fits gap 8?',
      'often',
      ['hardly', 'never', 'yet', 'barely'],
      'He is fond of the thought and speaks of it as a habit, so ‘often’ suits the sense. ‘Never’ would mean that he has not had the thought before.',
    ),
    item(
      4,
      'Which words best fit gap 9?',
      'his or her',
      ['its', 'they’re', 'our', 'there'],
      'The somebody may be a man or a woman, so ‘his or her’ fits. ‘They’re’ means ‘they are’, and ‘its’ is not used for a person.',
    ),
  ],
};
