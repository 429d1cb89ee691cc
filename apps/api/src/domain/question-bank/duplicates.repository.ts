import { Prisma } from '@markwell/database/client';
import type { Kind } from './position-statements.repository.ts';

/** A question of the bank that says what the asked text says. */
export interface DuplicateQuestion {
  /** The place of the text in the list that was asked. */
  index: number;
  questionId: string;
  topicName: string;
}

/** The expression of the index questions_same_text, to the letter. */
const fingerprint = (text: Prisma.Sql) => Prisma.sql`(md5(lower(btrim(regexp_replace(translate(${text},
  U&'\\2018\\2019\\201C\\201D\\00A0', '''''"" '), '\\s+', ' ', 'g'))))::uuid)`;

export interface DuplicatesRepository {
  /** For each text that the bank has among its questions of this kind, archived ones aside, one of those. */
  find: (kind: Kind, searchTexts: readonly string[]) => Promise<DuplicateQuestion[]>;
}

/** Reads on the connection, or inside the transaction that it is given. */
export function createDuplicatesRepository(
  database: Pick<Prisma.TransactionClient, '$queryRaw'>,
): DuplicatesRepository {
  return {
    // One look into the index for each text: Prisma knows no expression.
    find: (kind, searchTexts) =>
      database.$queryRaw<DuplicateQuestion[]>`
        select (asked.place - 1)::int as index, found.id as "questionId", found.name as "topicName"
        from unnest(${searchTexts}::text[]) with ordinality as asked (text, place)
        cross join lateral (
          select q.id, t.name from questions q join topics t on t.id = q.topic_id
          where ${fingerprint(Prisma.sql`q.search_text`)} = ${fingerprint(Prisma.sql`asked.text`)}
            and q.kind = ${kind}::question_kind and q.status <> 'ARCHIVED'
          order by q.id limit 1) found
        order by asked.place`,
  };
}
