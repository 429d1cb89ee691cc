import { Prisma } from '@markwell/database/client';
import { firstRapidFireLevel } from '@markwell/shared/vocabulary/rapid-fire';

/**
 * The highest level open to a pupil in the subject in this row. Subjects of one name on one stage are one to a pupil, and
 * which of them stands for all may change: what was reached in any of them counts.
 */
export const unlockedLevelStatement = (subject: Prisma.Sql, userId: Prisma.Sql) => Prisma.sql`
  coalesce((select max(reached.current_level)::int from rapid_fire_progress reached
    join subjects same on same.id = reached.subject_id
    where reached.user_id = ${userId} and same.stage_id = ${subject}.stage_id and same.name_key = ${subject}.name_key),
    ${firstRapidFireLevel}::int)`;
