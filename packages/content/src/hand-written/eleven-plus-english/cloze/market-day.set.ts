import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'market-day',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing vivid and exact words in a description',
  passage: passage('Market Day in Accra', [
    'By six in the morning Makola Market is already (1) ____. Women with bowls on their heads sail between the stalls, so smoothly that not a single tomato (2) ____ off. Everyone is shouting, yet nobody is angry: shouting is simply (3) ____ people make themselves heard.',
    'Ama holds tightly to the corner of her aunt’s dress. It would be easy to get lost (4) ____ so many people. She smells smoked fish, then oranges, then something sharp that makes her (5) ____. A radio is playing, and a man who sells buckets drums along on the largest of his (6) ____.',
    'Her aunt stops at a pile of yams. She lifts one, taps it, and puts it back with a sigh, as if it had (7) ____ her. The seller names a price. Aunt Efua laughs out loud and begins to walk away. She has (8) ____ any intention of leaving, as Ama knows very well. It is all part of the game. (9) ____ the seller calls her back, the price has fallen by half.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'bustling',
      ['deserted', 'drowsy', 'abandoned', 'whispering'],
      'Everything that follows, with its crowds and shouting, describes a busy place: ‘bustling’. The other words describe somewhere quiet.',
    ),
    item(
      1,
      'Which words best fit gap 2?',
      'rolls',
      ['roll', 'rolling', 'are rolled', 'have rolled'],
      '‘Not a single tomato’ is singular, so the verb is ‘rolls’. The rest of the text is in the present tense too.',
    ),
    item(
      2,
      'Which word best fits gap 3?',
      'how',
      ['what', 'who', 'which', 'whose'],
      'Shouting is the way in which they are heard: ‘how people make themselves heard’. ‘What people make’ would need an object.',
    ),
    item(
      1,
      'Which words best fit gap 4?',
      'among',
      ['between', 'through of', 'beside', 'along'],
      '‘Among’ is used for a large number of people or things. ‘Between’ is used for two or for a few that are seen one by one.',
    ),
    item(
      1,
      'Which words best fit gap 5?',
      'sneeze',
      ['sneezes', 'sneezed', 'to sneeze', 'sneezing'],
      'After ‘makes her’ we use the plain form of the verb without ‘to’: it makes her sneeze.',
    ),
    item(
      3,
      'Which word best fits gap 6?',
      'wares',
      ['wears', 'where’s', 'wars', 'weirs'],
      '‘Wares’ are the things that a trader sells. ‘Wears’ sounds the same but is a verb, and a weir is a dam in a river.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'disappointed',
      ['delighted', 'praised', 'recognised', 'amused'],
      'She puts it back ‘with a sigh’, so it is not what she had hoped for: it has disappointed her. She would not sigh at something that delighted her.',
    ),
    item(
      4,
      'Which words best fit gap 8?',
      'scarcely',
      ['no', 'not', 'none', 'never had'],
      '‘Scarcely any’ means almost no. ‘No any’ and ‘not any’ are not possible after ‘has’ in this sentence, and ‘none any’ is never right.',
    ),
    item(
      2,
      'Which words best fit gap 9?',
      'By the time',
      ['As long as', 'In case', 'Even though', 'So that'],
      'It tells how much the price has changed when the seller calls: ‘By the time the seller calls her back’. ‘In case’ would speak of something that might happen.',
    ),
  ],
};
