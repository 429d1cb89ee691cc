import { examBoards, stages } from '@markwell/shared/curriculum/stages.vocabulary';
import { v7 as uuid } from 'uuid';
import type { Sql } from './connect.ts';
import { insertFrom } from './sql/insert-from.ts';
import { jsonRows } from './sql/values.ts';

/**
 * Writes the rows that every installation needs: stages and exam boards. Updates their wording, but not whether an exam
 * board is active. Any number of processes may do this at the same time, any number of times.
 */
export async function seedRequiredRows(sql: Sql): Promise<void> {
  await writeStages(sql);
  await writeExamBoards(sql);
}

/** The columns that are updated when the wording has changed. */
const stageColumns = ['name', 'display_name', 'age_range', 'description', 'color', 'icon', 'order'] as const;
const boardColumns = ['name', 'description', 'order'] as const;

async function writeStages(sql: Sql): Promise<void> {
  const given = jsonRows(
    'given',
    {
      id: 'uuid',
      code: 'text',
      name: 'text',
      display_name: 'text',
      age_range: 'text',
      description: 'text',
      color: 'text',
      icon: 'text',
      order: 'integer',
    },
    stages.map(({ displayName, ageRange, ...stage }, order) => ({
      ...stage,
      id: uuid(),
      display_name: displayName,
      age_range: ageRange,
      order,
    })),
  );
  const rows = sql
    .selectFrom(given)
    .select(['given.id', 'given.code', 'given.name', 'given.display_name', 'given.age_range'])
    .select(['given.description', 'given.color', 'given.icon', 'given.order']);
  await insertFrom(sql, 'stages', rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) =>
          Object.fromEntries(stageColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        )
        .where((eb) =>
          eb.or(
            stageColumns.map((column) =>
              eb(`stages.${column}`, 'is distinct from', eb.ref(`excluded.${column}`)),
            ),
          ),
        ),
    )
    .execute();
}

async function writeExamBoards(sql: Sql): Promise<void> {
  const given = jsonRows(
    'given',
    { id: 'uuid', code: 'text', name: 'text', description: 'text', is_active: 'boolean', order: 'integer' },
    examBoards.map(({ isActive, ...board }, order) => ({ ...board, id: uuid(), is_active: isActive, order })),
  );
  const rows = sql
    .selectFrom(given)
    .select(['given.id', 'given.code', 'given.name', 'given.description', 'given.is_active', 'given.order']);
  await insertFrom(sql, 'exam_boards', rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) =>
          Object.fromEntries(boardColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        )
        .where((eb) =>
          eb.or(
            boardColumns.map((column) =>
              eb(`exam_boards.${column}`, 'is distinct from', eb.ref(`excluded.${column}`)),
            ),
          ),
        ),
    )
    .execute();
}
