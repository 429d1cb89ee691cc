import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-key-in-the-piano',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing verbs, nouns and linking words in a story',
  passage: passage('The Key in the Piano', [
    'When the removal men set the old piano down in our hall, something inside it (1) ____. Dad pressed every key in turn. All of them sang except the lowest, which gave only a dull (2) ____. “Well, it was free,” said Mum, (3) ____ that explained everything.',
    'I waited until the grown-ups (4) ____ to the kitchen. Then I lifted the lid and shone my torch into the dusty darkness. There, (5) ____ between two strings, was a small brass key with a paper label. The ink had (6) ____ to the colour of weak tea, but I could still make out four words: “Not the blue door.”',
    'Our new house had a green door, a red one and several that had never been painted at all. (7) ____ had I seen a blue one. I was (8) ____ whether to feel disappointed or relieved when, behind me, a strip of old wallpaper began slowly to (9) ____ away from the wall. Beneath it was paint, and the paint was blue.',
  ]),
  items: [
    item(
      2,
      'Which word best fits gap 1?',
      'rattled',
      ['prattled', 'battled', 'startled', 'throttled'],
      'A loose thing that is shaken rattles. To prattle is to chatter, and ‘startled’ would need an object.',
    ),
    item(
      2,
      'Which word best fits gap 2?',
      'thud',
      ['chirp', 'jingle', 'tinkle', 'shriek'],
      'A thud is a low, heavy sound and goes with ‘dull’. The other sounds are high or bright.',
    ),
    item(
      3,
      'Which words best fit gap 3?',
      'as if',
      ['in case', 'so that', 'ever since', 'as long as'],
      'Mum speaks in a way that suggests an explanation: ‘as if that explained everything’. ‘In case’ would speak of something that might happen.',
    ),
    item(
      2,
      'Which words best fit gap 4?',
      'had retreated',
      ['have retreated', 'are retreating', 'retreats', 'will retreat'],
      'The story is told in the past, and they left before the lid was lifted, so the past perfect ‘had retreated’ fits.',
    ),
    item(
      3,
      'Which word best fits gap 5?',
      'wedged',
      ['hedged', 'waged', 'dredged', 'pledged'],
      'Something that is stuck tightly between two things is wedged there. To pledge is to promise.',
    ),
    item(
      2,
      'Which word best fits gap 6?',
      'faded',
      ['failed', 'fainted', 'folded', 'fallen'],
      'Ink that loses its colour fades. People faint, but ink does not.',
    ),
    item(
      4,
      'Which word best fits gap 7?',
      'Nowhere',
      ['Anywhere', 'Somewhere', 'Everywhere', 'Wherever'],
      'The verb comes before its subject in ‘had I seen’. This happens after a negative word such as ‘nowhere’ at the front, and there was no blue door to be seen.',
    ),
    item(
      3,
      'Which word best fits gap 8?',
      'wondering',
      ['wandering', 'supposing', 'believing', 'pretending'],
      '‘Wondering whether’ means being unsure. ‘Wandering’ is walking about, and ‘supposing’ and ‘believing’ are not followed by ‘whether to’.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'peel',
      ['peal', 'pile', 'pail', 'pill'],
      'Paper that comes off a wall peels. A peal is the ringing of bells, and a pail is a bucket.',
    ),
  ],
};
