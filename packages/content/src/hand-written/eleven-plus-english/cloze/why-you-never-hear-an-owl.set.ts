import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'why-you-never-hear-an-owl',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing linking words, pronouns and exact verbs in a scientific text',
  passage: passage('Why You Never Hear an Owl', [
    'Most birds cannot help making a noise when they fly. A pigeon taking off (1) ____ like a pack of cards being shuffled, and a swan’s wings can be heard long (2) ____ the bird is seen. An owl, by contrast, can pass over your head without the slightest (3) ____.',
    'The secret lies in its feathers. Along the front edge of the wing runs a row of tiny teeth, like those of a comb, (4) ____ break up the rushing air. The upper surface is as soft as velvet, so the feathers can slide over (5) ____ without a whisper. At the back there is a ragged fringe, and this (6) ____ the last of the sound.',
    'Why should silence be so (7) ____ to the owl? For one thing, a mouse has sharp ears and would be gone at the first rustle. For another, on a dark night the owl hunts (8) ____ by sight than by sound. Flying noisily would drown the faint (9) ____ of tiny feet in the grass, and the hunter would go hungry.',
  ]),
  items: [
    item(
      2,
      'Which word best fits gap 1?',
      'sounds',
      ['listens', 'hears', 'feels', 'sings'],
      'The noise of the wings is compared with cards, so it ‘sounds like’ them. The pigeon itself does not listen to anything here.',
    ),
    item(
      2,
      'Which word best fits gap 2?',
      'before',
      ['after', 'since', 'until', 'while'],
      'The wings are so loud that we hear the swan first and see it later: ‘long before the bird is seen’.',
    ),
    item(
      2,
      'Which word best fits gap 3?',
      'sound',
      ['loud', 'noisy', 'silent', 'quietly'],
      'After ‘the slightest’ a noun is needed. ‘Loud’, ‘noisy’ and ‘silent’ are adjectives, and ‘quietly’ is an adverb.',
    ),
    item(
      2,
      'Which word best fits gap 4?',
      'which',
      ['who', 'what', 'whom', 'whose'],
      '‘Which’ refers back to the teeth, which are things. ‘Who’ is for people, and ‘what’ cannot follow a noun in this way.',
    ),
    item(
      3,
      'Which words best fit gap 5?',
      'one another',
      ['each others', 'themself', 'their own', 'them each'],
      'Every feather slides over the others, so ‘one another’ is right. ‘Each others’ is never correct without an apostrophe and a noun.',
    ),
    item(
      4,
      'Which word best fits gap 6?',
      'muffles',
      ['ruffles', 'scuffles', 'shuffles', 'snuffles'],
      'To muffle a sound is to make it softer. To ruffle is to make something untidy, and the other verbs do not fit a sound as their object.',
    ),
    item(
      4,
      'Which word best fits gap 7?',
      'vital',
      ['fatal', 'final', 'rival', 'trivial'],
      'The paragraph shows that the owl cannot live without silence: it is vital. ‘Fatal’ means deadly, and ‘trivial’ means unimportant.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'less',
      ['more', 'rather', 'fewer', 'either'],
      'The next sentence shows that sound matters most to the hunter, so it hunts less by sight than by sound. ‘More’ would say the opposite.',
    ),
    item(
      3,
      'Which word best fits gap 9?',
      'patter',
      ['clatter', 'platter', 'batter', 'mutter'],
      '‘Patter’ is the sound of light, quick steps. ‘Clatter’ is a loud noise and does not go with ‘faint’.',
    ),
  ],
};
