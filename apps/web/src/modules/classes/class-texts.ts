import type { ClassSummaryDto, JoinedClassDto } from '@markwell/shared/classes/classes.schemas';
import { listOf } from '#lib/format.ts';

/** 'GCSE · Mathematics', or 'GCSE · All subjects'. */
export const aboutClass = ({ stage, subject }: Pick<ClassSummaryDto, 'stage' | 'subject'>): string =>
  `${stage.name} · ${subject?.name ?? 'All subjects'}`;

/** 'Ms Green and Mr Brown, Hill School'. */
export const teachersOf = ({ teachers, school }: Pick<JoinedClassDto, 'teachers' | 'school'>): string =>
  [listOf(teachers), ...(school === null ? [] : [school])].filter((part) => part !== '').join(', ');
