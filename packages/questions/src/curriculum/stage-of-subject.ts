import { stageCodes } from '@markwell/shared/curriculum/stages.vocabulary';
import type { StageCode } from '@markwell/shared/curriculum/stages.vocabulary';

/** A subject's code begins with its stage's: `GCSE_MATHEMATICS`. */
export function stageOfSubject(subjectCode: string): StageCode {
  const stage = stageCodes.find((code) => subjectCode.startsWith(`${code}_`));
  if (!stage) throw new Error(`The subject code ${subjectCode} does not begin with a stage code`);
  return stage;
}
