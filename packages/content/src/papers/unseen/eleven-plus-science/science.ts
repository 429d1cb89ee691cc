import type { WrittenSet } from '#hand-written/question-set.ts';

/** What all sets of the science papers share. */
export const science: Pick<WrittenSet, 'subjectCode' | 'audience'> = {
  subjectCode: 'ELEVEN_PLUS_SCIENCE',
  audience: 'Year 5 and 6 pupils who prepare for 11+ papers in science',
};
