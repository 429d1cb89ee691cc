import type { Database } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { QuestionKind } from '@markwell/database/tables';
import { overviewCap } from '@markwell/shared/admin/overview/overview.contract';

/** Each count stops at one more than the cap. */
export interface ToDoCounts {
  flags: number;
  oldestFlagAt: Date | null;
  draftQuestions: number;
  draftCreativeWriting: number;
}

export interface ToDoCountsRepository {
  findWaiting: () => Promise<ToDoCounts>;
}

const enough = overviewCap + 1;
const questionKinds = Object.values(QuestionKind);

export function createToDoCountsRepository({ sql: database }: Database): ToDoCountsRepository {
  return {
    // Counts with a limit: Prisma's count would read every open report and draft.
    findWaiting: () =>
      database
        .with('open_reports', (query) =>
          query.selectFrom('flags').select('id').where('status', '=', 'PENDING').limit(enough),
        )
        // One index scan for each kind.
        .with('draft_questions', (query) =>
          query
            .selectFrom(unnest('kinds', { kind: arrayOf('question_kind', questionKinds) }))
            .innerJoin('questions', 'questions.kind', 'kinds.kind')
            .select('questions.id')
            .where('questions.status', '=', 'DRAFT')
            .limit(enough),
        )
        .with('draft_briefs', (query) =>
          query
            .selectFrom('creative_writing_questions')
            .select('id')
            .where('status', '=', 'DRAFT')
            .limit(enough),
        )
        .selectNoFrom((eb) => [
          eb
            .selectFrom('open_reports')
            .select((each) => each.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('flags'),
          eb
            .selectFrom('flags')
            .select((each) => each.fn.min('created_at').as('oldest'))
            .where('status', '=', 'PENDING')
            .$asScalar()
            .as('oldestFlagAt'),
          eb
            .selectFrom('draft_questions')
            .select((each) => each.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('draftQuestions'),
          eb
            .selectFrom('draft_briefs')
            .select((each) => each.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('draftCreativeWriting'),
        ])
        .executeTakeFirstOrThrow(),
  };
}
