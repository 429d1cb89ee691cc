import { stageCodes } from '@markwell/shared/vocabulary/stages';
import type { StageCode } from '@markwell/shared/vocabulary/stages';

/** A subject's code begins with its stage's: `GCSE_MATHEMATICS`. */
export function stageOfSubject(subjectCode: string): StageCode {
  const stage = stageCodes.find((code) => subjectCode.startsWith(`${code}_`));
  if (!stage) throw new Error(`No stage begins the subject code ${subjectCode}`);
  return stage;
}
