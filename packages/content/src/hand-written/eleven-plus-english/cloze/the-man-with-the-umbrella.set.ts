import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-man-with-the-umbrella',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing exact adjectives, verbs and adverbs in a historical text',
  passage: passage('The Man with the Umbrella', [
    'Around 1750 a London merchant (1) ____ Jonas Hanway began to do something so odd that strangers stopped and (2) ____. He walked through the rain beneath an umbrella. Ladies sometimes carried one, but for a gentleman it was thought quite (3) ____: a real man, people said, should put up with a soaking.',
    'The coachmen were the angriest of all. On wet days everyone (4) ____ afford it hired a coach, and so bad weather meant good business. If umbrellas became popular, their (5) ____ would shrink. They shouted insults and, it is said, even tried to splash him as they passed.',
    'Hanway was not easily (6) ____. For some thirty years he carried his umbrella wherever he went, (7) ____ to the jeers. Little by little others followed his example, at first rather (8) ____ and then without a second thought. In the end, what had once been (9) ____ became a common sight.',
  ]),
  items: [
    item(
      2,
      'Which words best fit gap 1?',
      'called',
      ['calling', 'calls', 'was called', 'to call'],
      '‘A merchant called Jonas Hanway’ means one who was called so. ‘Was called’ would need ‘who’ before it, because ‘began’ is the verb of the sentence.',
    ),
    item(
      2,
      'Which word best fits gap 2?',
      'gaped',
      ['yawned', 'dozed', 'nodded', 'wept'],
      'Something very odd makes people stare with their mouths open, that is, gape. They would yawn at something dull.',
    ),
    item(
      3,
      'Which word best fits gap 3?',
      'improper',
      ['splendid', 'necessary', 'fashionable', 'courageous'],
      'The rest of the sentence says that a real man should get wet, so an umbrella was thought improper for a gentleman. The other words would speak in its favour.',
    ),
    item(
      3,
      'Which words best fit gap 4?',
      'who could',
      ['which could', 'whom could', 'could', 'he could'],
      '‘Everyone who could afford it’ is the subject of ‘hired’. ‘Who’ is needed for people, and ‘whom’ cannot be the subject.',
    ),
    item(
      3,
      'Which word best fits gap 5?',
      'earnings',
      ['yearnings', 'warnings', 'turnings', 'leanings'],
      'With fewer customers the coachmen would earn less: their earnings would shrink. ‘Yearnings’ are longings.',
    ),
    item(
      4,
      'Which word best fits gap 6?',
      'deterred',
      ['determined', 'detected', 'deserved', 'detached'],
      'To be deterred is to be put off doing something. Hanway went on for thirty years, so the insults did not deter him.',
    ),
    item(
      5,
      'Which word best fits gap 7?',
      'indifferent',
      ['different', 'indignant', 'inferior', 'obedient'],
      '‘Indifferent to’ means ‘not caring about’, and he went on as before. Somebody indignant would be angry, and one is indignant ‘at’ something.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'sheepishly',
      ['greedily', 'fluently', 'roughly', 'promptly'],
      'People were a little ashamed at first, that is, sheepish, and later did it without a thought. ‘Rather promptly’ would not contrast with that.',
    ),
    item(
      3,
      'Which word best fits gap 9?',
      'ridiculed',
      ['admired', 'ordinary', 'forgotten', 'popular'],
      'The text has told of insults and jeers, so umbrellas had been ridiculed. The sentence contrasts this with a common sight, so ‘ordinary’ does not fit.',
    ),
  ],
};
