import { Prisma } from '@markwell/database/client';
import type { Kind } from './position-statements.repository.ts';

/** A question in the bank with the same text as one of the given texts. */
export interface DuplicateQuestion {
  /** The index of the text in the given list. */
  index: number;
  questionId: string;
  topicName: string;
}

/** Must be exactly the expression of the index questions_same_text. */
const fingerprint = (text: Prisma.Sql) => Prisma.sql`(md5(lower(btrim(regexp_replace(translate(${text},
  U&'\\2018\\2019\\201C\\201D\\00A0', '''''"" '), '\\s+', ' ', 'g'))))::uuid)`;

export interface DuplicatesRepository {
  /** One question of this kind for each text that the bank already has; archived questions are ignored. */
  find: (kind: Kind, searchTexts: readonly string[]) => Promise<DuplicateQuestion[]>;
}

/** Reads on the given connection or transaction. */
export function createDuplicatesRepository(
  database: Pick<Prisma.TransactionClient, '$queryRaw'>,
): DuplicatesRepository {
  return {
    // One index lookup for each text. Prisma cannot query an expression.
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
