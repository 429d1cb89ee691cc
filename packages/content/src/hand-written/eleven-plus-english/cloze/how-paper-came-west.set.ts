import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'CLOZE',
  name: 'how-paper-came-west',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Choosing connectives and exact words in an account of history',
  passage: passage('How Paper Travelled', [
    'Paper was invented in China about two thousand years ago. Before that, people wrote on strips of bamboo, which were heavy, or on silk, which was (1) ____. A court official named Cai Lun is said to have (2) ____ the method. He boiled bark, rags and old fishing nets (3) ____ they turned to pulp, spread the pulp thinly (4) ____ a screen, and left it to dry.',
    'For centuries the (5) ____ of making it hardly left the East. Then it moved, slowly, along the roads by which merchants travelled. By the eighth century there were paper mills in Samarkand and Baghdad, (6) ____ whole streets were given over to the sellers of books. Only much later (7) ____ it reach Spain, and later still England, (8) ____ first paper mill was built in about 1490.',
    'It is a curious thought. The page in front of you, so ordinary that you have not noticed it (9) ____ now, took fourteen hundred years to get here.',
  ]),
  items: [
    item(
      1,
      'Which word best fits gap 1?',
      'costly',
      ['cost', 'costing', 'costs', 'cheaply'],
      'An adjective is needed to match ‘heavy’: silk was ‘costly’, which means expensive. ‘Cost’ is a noun or a verb.',
    ),
    item(
      2,
      'Which words best fit gap 2?',
      'perfected',
      ['perfect', 'perfection', 'perfectly', 'been perfected'],
      'After ‘to have’ the past participle is needed: he is said ‘to have perfected’ it. ‘Been perfected’ would mean that somebody improved Cai Lun.',
    ),
    item(
      1,
      'Which word best fits gap 3?',
      'until',
      ['while', 'since', 'unless', 'by'],
      'He went on boiling up to the moment when they became pulp: ‘until they turned to pulp’. ‘While’ would mean at the same time.',
    ),
    item(
      1,
      'Which word best fits gap 4?',
      'over',
      ['among', 'at', 'about', 'between'],
      'A thin layer is spread ‘over’ a surface. ‘Among’ and ‘between’ need more than one thing.',
    ),
    item(
      1,
      'Which word best fits gap 5?',
      'secret',
      ['secrecy', 'secretly', 'secretive', 'secretion'],
      '‘The secret of making it’ means the hidden knowledge. ‘Secrecy’ is the habit of keeping things hidden.',
    ),
    item(
      2,
      'Which word best fits gap 6?',
      'where',
      ['which', 'that', 'whose', 'who'],
      'The word refers to the cities as places, so ‘where’ is right. ‘Which’ would need ‘in’ before it.',
    ),
    item(
      5,
      'Which word best fits gap 7?',
      'did',
      ['had', 'has', 'was', 'does'],
      'After ‘Only much later’ the sentence is turned round and needs a helping verb: ‘did it reach’, just as in a question. ‘Had it reach’ is not possible.',
    ),
    item(
      4,
      'Which word best fits gap 8?',
      'whose',
      ['who’s', 'which', 'where', 'its'],
      'England’s first paper mill is meant, so the word that shows belonging is ‘whose’. ‘Who’s’ is short for ‘who is’.',
    ),
    item(
      2,
      'Which words best fit gap 9?',
      'until',
      ['since', 'by', 'from', 'till the'],
      '‘You have not noticed it until now’ means up to this moment. ‘By now’ would mean that you had already noticed it.',
    ),
  ],
};
