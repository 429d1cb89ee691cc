import type { PaperPlan } from './paper.ts';
import { aLevelPlans } from './plans/a-level.ts';
import { elevenPlusPlans } from './plans/eleven-plus.ts';
import { gcsePlans } from './plans/gcse.ts';

/** All papers. A new paper is a new plan in the file of its stage. */
export const paperPlans: readonly PaperPlan[] = [...elevenPlusPlans, ...gcsePlans, ...aLevelPlans];
