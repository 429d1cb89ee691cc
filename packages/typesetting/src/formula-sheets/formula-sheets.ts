import type { Paper } from '@markwell/questions/papers/paper';
import { aLevelMathematics, statisticsAndMechanics } from './a-level.ts';
import type { FormulaGroup } from './formula-group.ts';
import { gcseCombinedScience, gcseMathematics, gcsePhysics } from './gcse.ts';

const sheets: Readonly<Record<string, readonly FormulaGroup[]>> = {
  GCSE_MATHEMATICS: gcseMathematics,
  GCSE_COMBINED_SCIENCE: gcseCombinedScience,
  GCSE_PHYSICS: gcsePhysics,
  A_LEVEL_MATHEMATICS: aLevelMathematics,
  A_LEVEL_STATISTICS_AND_MECHANICS: statisticsAndMechanics,
};

/** The formulas that candidates are given with a paper. */
export const formulasFor = ({ subjectCode }: Pick<Paper, 'subjectCode'>): readonly FormulaGroup[] =>
  sheets[subjectCode] ?? [];

export const hasFormulaSheet = (paper: Pick<Paper, 'subjectCode'>): boolean => formulasFor(paper).length > 0;
