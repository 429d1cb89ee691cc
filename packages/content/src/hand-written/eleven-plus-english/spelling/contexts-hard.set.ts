import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'SPELLING',
  name: 'contexts-hard',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Noun and verb pairs, double letters and difficult endings',
  items: [
    item(
      3,
      'Which word completes the sentence?\n‘You must … your scales every day.’',
      'practise',
      ['practice', 'practiss', 'practisse', 'practiese'],
      'After ‘must’ a verb is needed, and in British English the verb is ‘practise’. The noun is ‘practice’.',
    ),
    item(
      3,
      'Which word completes the sentence?\n‘The bride walked slowly down the … between the seats.’',
      'aisle',
      ['isle', 'aile', 'aysle', 'ilse'],
      'The way between rows of seats is an ‘aisle’, with a silent s. An ‘isle’ is an island.',
    ),
    item(
      3,
      'Which of these words is spelt correctly?',
      'parallel',
      ['paralell', 'parralel', 'parrallel', 'paralel'],
      '‘Parallel’ has one r, then a double l in the middle, which looks like two parallel lines, and one l at the end.',
    ),
    item(
      3,
      'Which of these words is spelt wrongly?',
      'occurence',
      ['difference', 'appearance', 'performance', 'reference'],
      'It should be ‘occurrence’: the stressed end of ‘occur’ doubles its r. In ‘difference’ the r is not doubled.',
    ),
    item(
      4,
      'Which pair of words completes the sentence?\n‘The … was so good that nobody would … the table.’',
      'dessert … desert',
      ['desert … dessert', 'dessert … dessert', 'desert … desert', 'desserte … desert'],
      'A ‘dessert’ is a sweet course, with a double s. To ‘desert’ is to leave.',
    ),
    item(
      4,
      'Which of these words is spelt wrongly?',
      'perseverence',
      ['intelligence', 'obedience', 'confidence', 'patience'],
      'It should be ‘perseverance’, which ends in -ance like ‘assistance’.',
    ),
    item(
      5,
      'Which of these words is spelt correctly?',
      'questionnaire',
      ['questionaire', 'questionnare', 'questionnair', 'questionairre'],
      'The word came from French with its double n and its ending -aire: questionnaire.',
    ),
    item(
      5,
      'Which word completes the sentence?\n‘The butler was …: he never told anybody’s secrets.’',
      'discreet',
      ['discrete', 'discreat', 'discreete', 'descreet'],
      '‘Discreet’ means careful not to give secrets away. ‘Discrete’ means separate.',
    ),
  ],
};
