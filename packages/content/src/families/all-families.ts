import { fractions } from './eleven-plus-mathematics/fractions.ts';
import type { TopicFamilies } from './family.ts';

export const allFamilies: readonly TopicFamilies[] = [fractions];
