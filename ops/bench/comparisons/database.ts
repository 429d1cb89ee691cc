import { connectDatabase } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import pg from 'pg';
import type { Row } from '../benchmark-report.ts';
import type { Bank } from '../benchmark-environment.ts';
import { compare, repeating, type Variant } from '../rounds.ts';

const columns = ['id', 'name', 'email'] as const;
const readUser = 'select "id", "name", "email" from "users" where "id" = $1';
const noteVisit = 'update "users" set "last_login_at" = $1 where "id" = $2';
const readPrepared = prepareStatement<{ id: string }>()((query, value) =>
  query.selectFrom('users').select(columns).where('id', '=', value('id')),
);
const noteVisitPrepared = prepareStatement<{ id: string; now: Date }>()((query, value) =>
  query
    .updateTable('users')
    .set({ last_login_at: value('now') })
    .where('id', '=', value('id')),
);

const concurrency = 4;
const variant = repeating(700, concurrency);

/** A row by key, and a transaction that reads a row and changes it: the query builder against bare pg. */
export async function databaseRows({ databaseUrl, pupils }: Bank, rounds: number): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: concurrency });
  const database = connectDatabase(databaseUrl, { poolSize: concurrency });
  let next = 0;
  const nextId = () => pupils[next++ % pupils.length]?.id ?? '';
  const readBare = (client: pg.Pool | pg.PoolClient, id: string) =>
    client.query({ name: 'user', text: readUser, values: [id] });
  const byKeyBare = variant('bare', () => readBare(pool, nextId()));
  const transactionBare = variant('bare', async () => {
    const client = await pool.connect();
    try {
      const id = nextId();
      await client.query('begin');
      await readBare(client, id);
      await client.query({ name: 'visit', text: noteVisit, values: [new Date(), id] });
      await client.query('commit');
    } finally {
      client.release();
    }
  });
  const byKeyPrepared = variant('builder', () => readPrepared(database.sql, { id: nextId() }));
  const byKeyBuilt = variant('builder', () =>
    database.sql.selectFrom('users').select(columns).where('id', '=', nextId()).executeTakeFirstOrThrow(),
  );
  const transactionPrepared = variant('builder', () =>
    database.sql.transaction().execute(async (transaction) => {
      const id = nextId();
      await readPrepared(transaction, { id });
      await noteVisitPrepared(transaction, { id, now: new Date() });
    }),
  );
  const measure = async (what: string, builder: Variant, bare: Variant, aim?: number): Promise<Row> => {
    const { ratio, spread, rates } = await compare(builder, bare, rounds);
    return {
      what,
      against: 'the same in bare pg',
      ratio,
      spread,
      aim: aim === undefined ? 'none set' : `≥ ${aim}`,
      isMet: aim === undefined || ratio >= aim,
      detail: `${Math.round(rates['builder'] ?? 0)}/s against ${Math.round(rates['bare'] ?? 0)}/s, without HTTP`,
    };
  };
  try {
    return [
      await measure('A row by key, its statement prepared', byKeyPrepared, byKeyBare, 0.83),
      await measure('A row by key, its statement built each time', byKeyBuilt, byKeyBare),
      await measure(
        'A transaction that reads a row and changes it',
        transactionPrepared,
        transactionBare,
        0.83,
      ),
    ];
  } finally {
    await database.$disconnect();
    await pool.end();
  }
}
