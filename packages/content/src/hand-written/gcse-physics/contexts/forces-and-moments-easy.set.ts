import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_PHYSICS',
  topicCode: 'FORCES_AND_MOMENTS',
  name: 'contexts-easy',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Turning effects in daily life',
  items: [
    item(
      1,
      'A tap is too stiff to turn with the fingers. Which change to its handle makes it easier to turn?',
      'A longer handle',
      ['A shorter handle', 'A smoother handle', 'A lighter handle'],
      'With a longer handle the same force acts at a larger distance from the pivot and has a larger moment.',
    ),
    item(
      1,
      'A force of 8 N acts at right angles on a door, 0.5 m from its hinge. What is its moment?',
      '4 N m',
      ['16 N m', '8.5 N m', '0.5 N m'],
      'Moment = force × perpendicular distance = 8 N × 0.5 m = 4 N m.',
    ),
  ],
};
