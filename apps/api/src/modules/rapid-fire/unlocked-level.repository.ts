import type { DB as Tables } from '@markwell/database/tables';
import { firstRapidFireLevel } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import type { ExpressionBuilder } from 'kysely';

/**
 * The pupil's unlocked level in the subject of this row. Levels reached in any subject of the same name and
 * stage count, because these are merged and the one that is shown may change.
 */
export const selectUnlockedLevel = (userId: string) => (eb: ExpressionBuilder<Tables, 'subjects'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('rapid_fire_progress as reached')
      .innerJoin('subjects as same_name', 'same_name.id', 'reached.subject_id')
      .select((each) => each.fn.max('reached.current_level').as('level'))
      .where('reached.user_id', '=', userId)
      .whereRef('same_name.stage_id', '=', 'subjects.stage_id')
      .whereRef('same_name.name_key', '=', 'subjects.name_key')
      .$asScalar(),
    eb.cast<number>(eb.lit(firstRapidFireLevel), 'integer'),
  );
