import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'VOCABULARY',
  name: 'contexts-hard',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Difficult words in context and shades of meaning',
  items: [
    item(
      3,
      'Which word is the opposite of ‘compulsory’?',
      'voluntary',
      ['necessary', 'forbidden', 'difficult', 'popular'],
      'What is compulsory must be done; what is voluntary is done by choice. What is forbidden must not be done at all.',
    ),
    item(
      4,
      'What does ‘check’ mean in this sentence?\n‘A row of poplars checked the force of the wind.’',
      'held back',
      ['made sure of', 'looked at', 'marked as right', 'added to'],
      'Trees cannot look at the wind or make sure of it: they slow it down. To check something can mean to hold it back.',
    ),
    item(
      5,
      'Which word completes the sentence?\n‘Her argument was …: nobody could find a single fault in it.’',
      'irrefutable',
      ['irrelevant', 'irritable', 'irregular', 'irresponsible'],
      'An irrefutable argument cannot be proved wrong. An irrelevant one has nothing to do with the question.',
    ),
  ],
};
