/** Prisma's schema engine as WebAssembly, to compare databases with the schema. Its binary would be a download. */
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { leaveToStatement } from '../create-client.ts';

const folder = path.join(import.meta.dirname, '..');

/** Returns the SQL that would bring the database to schema.prisma; empty if they already agree. */
export async function drift(databaseUrl: string): Promise<string> {
  const schema = readFileSync(path.join(folder, 'schema.prisma'), 'utf8');
  const files = [{ path: 'schema.prisma', content: schema }];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', leaveToStatement);
  const adapters = new PrismaPg(pool);
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: adapters.provider,
    adapterName: adapters.adapterName,
    connect: async () => readingCharColumns(await adapters.connect(), pool),
    connectToShadowDb: () => Promise.reject(new Error('There is no shadow database here.')),
  });
  try {
    const engine = await SchemaEngine.new(
      { datamodels: [['schema.prisma', schema]] },
      () => undefined,
      factory,
    );
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: folder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? '' : (stdout ?? '').trim();
  } finally {
    await pool.end();
  }
}

/** The engine reads columns of type "char", which adapter-pg refuses: it reads them as text. */
function readingCharColumns(adapter: SqlDriverAdapter, pool: pg.Pool): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const { fields } = await pool.query(query.sql, query.args);
    const isChar = fields.map(({ dataTypeID }) => dataTypeID === charType);
    if (!isChar.includes(true)) return queryRaw(query);
    const columns = fields.map(({ name }, index) => {
      const column = pg.escapeIdentifier(name);
      return isChar[index] === true ? `${column}::text` : column;
    });
    const sql = `select ${columns.join(', ')} from (${query.sql.replace(/;\s*$/, '')}) as result`;
    const result = await queryRaw({ ...query, sql });
    const columnTypes = result.columnTypes.map((type, index) =>
      isChar[index] === true ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}

const charType = 18;
