import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-speed-of-thunder',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words in a scientific explanation',
  passage: passage('Counting the Seconds', [
    'A flash of lightning and a clap of thunder happen at (1) ____ the same instant. Why, then, do we see the one so much (2) ____ than we hear the other?',
    'The answer lies in speed. Light travels so fast that, over a few kilometres, it takes almost no time at all. Sound is far (3) ____: it needs about three seconds to cover a single kilometre. (4) ____ the storm is far away, therefore, the thunder is left behind and (5) ____ late, like a guest who has missed the bus.',
    'You can (6) ____ use of this. When you see the flash, begin to count the seconds, and stop when the thunder reaches you. Divide your answer by three, and you will (7) ____ how many kilometres away the lightning was. If the number grows (8) ____ each time, the storm is coming nearer, and you (9) ____ to go indoors. Do not shelter under a tree: lightning usually takes the shortest way to the ground, and a tall tree offers it one.',
  ]),
  items: [
    item(
      1,
      'Which words best fit gap 1?',
      'exactly',
      ['exact', 'exactness', 'more exact', 'exacting'],
      'An adverb is needed before ‘the same’. ‘Exact’ is an adjective and could only stand before a noun.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'sooner',
      ['soon', 'soonest', 'most soon', 'so soon'],
      '‘So much … than’ goes round a comparative, and the comparative of ‘soon’ is ‘sooner’.',
    ),
    item(
      1,
      'Which words best fit gap 3?',
      'slower',
      ['slow', 'slowest', 'slowly', 'more slower'],
      'Sound is compared with light, so the comparative ‘slower’ follows ‘far’. ‘More slower’ makes the comparative twice.',
    ),
    item(
      2,
      'Which word best fits gap 4?',
      'If',
      ['Unless', 'Until', 'Although', 'Whether'],
      'The sentence gives a condition: if the storm is far away, the thunder comes late. ‘Unless’ would say the opposite.',
    ),
    item(
      2,
      'Which words best fit gap 5?',
      'arrives',
      ['arrive', 'arriving', 'arrived', 'has arrived'],
      'The subject ‘the thunder’ is singular and the text is in the present tense, so the verb is ‘arrives’, as ‘is left’ shows.',
    ),
    item(
      2,
      'Which words best fit gap 6?',
      'make',
      ['do', 'take', 'have made', 'give'],
      '‘Make use of’ is a fixed phrase. We do not say ‘do use’ or ‘take use’.',
    ),
    item(
      1,
      'Which word best fits gap 7?',
      'know',
      ['no', 'now', 'knew', 'known'],
      'After ‘you will’ the plain form ‘know’ is needed. ‘No’ sounds the same but is the opposite of ‘yes’.',
    ),
    item(
      3,
      'Which word best fits gap 8?',
      'smaller',
      ['larger', 'longer', 'later', 'slower'],
      'A nearer storm means fewer seconds, and so the number becomes ‘smaller’. The rest of the sentence, ‘the storm is coming nearer’, decides.',
    ),
    item(
      4,
      'Which words best fit gap 9?',
      'ought',
      ['should', 'must', 'had better', 'would'],
      'Only ‘ought’ is followed by ‘to’: you ‘ought to go indoors’. After ‘should’ and ‘must’ there is no ‘to’.',
    ),
  ],
};
