import { aLevelSubjects } from './curriculum/a-level.ts';
import { elevenPlusSubjects } from './curriculum/eleven-plus.ts';
import { gcseSubjects } from './curriculum/gcse.ts';
import type { ContentSubject } from './content-types.ts';

/** Every subject and topic a pupil can choose. */
export const subjects: readonly ContentSubject[] = [
  ...elevenPlusSubjects,
  ...gcseSubjects,
  ...aLevelSubjects,
];
