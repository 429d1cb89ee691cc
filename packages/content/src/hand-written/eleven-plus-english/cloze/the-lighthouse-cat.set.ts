import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'the-lighthouse-cat',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing words that fit a story',
  passage: passage('The Cat Who Kept the Light', [
    'There were three keepers on the Skerry rock, and then there was the cat. She had (1) ____ ashore in a biscuit tin, during a gale, and had simply (2) ____ to leave. The men called her Tin.',
    'Each of them believed that she was his own. To Mackay, (3) ____ watch began at midnight, she was a warm weight on the knees. For Doyle she caught mice, (4) ____ he had never told her how grateful he was. And young Pascoe, who was (5) ____ than he would admit, used to read his letters aloud to her.',
    'One November night the fog came (6) ____ so thickly that the lamp could not be seen from the steps. Mackay went out to sound the horn, slipped, and lay (7) ____ with a broken leg. It was then that Tin did the one thing she had never done before. She climbed all hundred and twelve stairs and, (8) ____ at the top of her voice, sat down upon Pascoe’s face. He said many (9) ____ things about her before he understood, and never one afterwards.',
  ]),
  items: [
    item(
      2,
      'Which word best fits gap 1?',
      'drifted',
      ['draughted', 'drafted', 'drooped', 'dripped'],
      'The tin was carried to the rock by the sea, so the cat had ‘drifted ashore’. ‘Drafted’ means written as a first version.',
    ),
    item(
      2,
      'Which word best fits gap 2?',
      'refused',
      ['accepted', 'denied', 'rejected', 'prevented'],
      'To decide not to leave is to ‘refuse to leave’. ‘Rejected’ and ‘denied’ cannot be followed by ‘to’.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'whose',
      ['who’s', 'who', 'which', 'whom'],
      'The watch is Mackay’s, so the word that shows belonging is ‘whose’. ‘Who’s’ means ‘who is’.',
    ),
    item(
      2,
      'Which word best fits gap 4?',
      'though',
      ['because', 'so', 'unless', 'until'],
      'The two facts do not match, since one thanks a helper: ‘though he had never told her’. ‘Because’ would make no sense.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'lonelier',
      ['lonely', 'loneliest', 'lonelily', 'loneliness'],
      '‘Than’ follows a comparative, and that of ‘lonely’ is ‘lonelier’.',
    ),
    item(
      1,
      'Which words best fit gap 6?',
      'down',
      ['up for', 'off', 'away', 'out'],
      'Fog that covers the land ‘comes down’. ‘Came up for’ would need an object.',
    ),
    item(
      3,
      'Which word best fits gap 7?',
      'helpless',
      ['helpful', 'helping', 'unhelpful', 'helpfully'],
      'With a broken leg he could do nothing for himself: he was ‘helpless’. ‘Unhelpful’ describes someone who will not help others.',
    ),
    item(
      1,
      'Which words best fit gap 8?',
      'yowling',
      ['yowled', 'yowls', 'yowl', 'to yowl'],
      'The participle tells what she did while she sat down. ‘Yowled’ would need ‘and’ and no commas round it.',
    ),
    item(
      4,
      'Which word best fits gap 9?',
      'ungrateful',
      ['grateful', 'gratefully', 'ungratefully', 'gratitude'],
      'An adjective must describe ‘things’, and the words ‘never one afterwards’ show that they were not kind: ‘ungrateful’.',
    ),
  ],
};
