import { Prisma } from '@markwell/database/client';
import { firstRapidFireLevel } from '@markwell/shared/vocabulary/rapid-fire';

/**
 * The pupil's unlocked level in the subject of this row. Levels reached in any subject of the same name and
 * stage count, because these are merged and the one that is shown may change.
 */
export const unlockedLevelStatement = (subject: Prisma.Sql, userId: Prisma.Sql) => Prisma.sql`
  coalesce((select max(reached.current_level)::int from rapid_fire_progress reached
    join subjects same on same.id = reached.subject_id
    where reached.user_id = ${userId} and same.stage_id = ${subject}.stage_id and same.name_key = ${subject}.name_key),
    ${firstRapidFireLevel}::int)`;
