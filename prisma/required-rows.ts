import { examBoards, stages } from '@markwell/shared/vocabulary/stages';
import { v7 as uuid } from 'uuid';
import type { Prisma } from './client/client.ts';

/**
 * Writes the rows that every installation needs: stages and exam boards. Updates their wording, but not whether an exam
 * board is active. Any number of processes may do this at the same time, any number of times.
 */
export async function seedRequiredRows(
  database: Pick<Prisma.TransactionClient, '$executeRaw'>,
): Promise<void> {
  const stageRows = stages.map((stage, order) => ({ id: uuid(), order, ...stage }));
  await database.$executeRaw`
    insert into stages as present (id, code, name, display_name, age_range, description, color, icon, "order")
    select * from json_to_recordset(${JSON.stringify(stageRows)}::json) as given
      (id uuid, code text, name text, "displayName" text, "ageRange" text, description text, color text, icon text, "order" int)
    on conflict (code) do update
    set (name, display_name, age_range, description, color, icon, "order") =
      (excluded.name, excluded.display_name, excluded.age_range, excluded.description, excluded.color, excluded.icon, excluded."order")
    where (present.name, present.display_name, present.age_range, present.description, present.color, present.icon, present."order")
      is distinct from
      (excluded.name, excluded.display_name, excluded.age_range, excluded.description, excluded.color, excluded.icon, excluded."order")`;

  const boardRows = examBoards.map((board, order) => ({ id: uuid(), order, ...board }));
  await database.$executeRaw`
    insert into exam_boards as present (id, code, name, description, is_active, "order")
    select * from json_to_recordset(${JSON.stringify(boardRows)}::json) as given
      (id uuid, code text, name text, description text, "isActive" boolean, "order" int)
    on conflict (code) do update
    set (name, description, "order") = (excluded.name, excluded.description, excluded."order")
    where (present.name, present.description, present."order")
      is distinct from (excluded.name, excluded.description, excluded."order")`;
}
