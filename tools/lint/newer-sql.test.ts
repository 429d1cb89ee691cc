import { globSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Functions and keywords that PostgreSQL 14, the least version, does not have, by the version that added them. */
const newerThan14: Record<number, readonly string[]> = {
  15: [
    'regexp_count',
    'regexp_instr',
    'regexp_like',
    'regexp_substr',
    'merge into',
    'nulls not distinct',
    'security_invoker',
    'mergeInto',
  ],
  16: [
    'pg_input_is_valid',
    'pg_input_error_info',
    'any_value',
    'array_sample',
    'array_shuffle',
    'date_add',
    'date_subtract',
    'random_normal',
    'json_array',
    'json_arrayagg',
    'json_objectagg',
    'is json',
  ],
  17: [
    'json_exists',
    'json_query',
    'json_table',
    'json_value',
    'json_scalar',
    'json_serialize',
    'merge_action',
    'to_bin',
    'to_oct',
    'uuid_extract_timestamp',
    'uuid_extract_version',
    'xmltext',
  ],
  18: ['uuidv4', 'uuidv7', 'array_reverse', 'array_sort', 'casefold', 'crc32', 'virtual generated'],
};

const root = path.join(import.meta.dirname, '..', '..');
/** Of TypeScript and of SQL. */
const comments = /\/\*[^]*?\*\/|(?:\/\/|--).*$/gmu;

/** The names in a text that are newer, with the version. A name in a comment or inside a longer one does not count. */
function newerNamesIn(text: string): string[] {
  const lower = text.replaceAll(comments, '').toLowerCase();
  return Object.entries(newerThan14).flatMap(([version, names]) =>
    names
      .filter((name) => new RegExp(String.raw`(?<![\w.])${name.toLowerCase()}(?![\w])`, 'u').test(lower))
      .map((name) => `${name} (${version})`),
  );
}

describe('SQL for PostgreSQL 14', () => {
  it('is recognised as newer by its functions', () => {
    expect(newerNamesIn("eb.fn('pg_input_is_valid', [id])")).toEqual(['pg_input_is_valid (16)']);
    expect(newerNamesIn('select uuidv7(), regexp_like(a, b)')).toEqual(['regexp_like (15)', 'uuidv7 (18)']);
    expect(newerNamesIn('/** uuidv7 */ select 1 -- merge into')).toEqual([]);
    expect(newerNamesIn('json_array_elements, json_build_object and regexp_replace')).toEqual([]);
  });

  it('has no newer function in any repository, migration or seed', () => {
    const files = globSync(
      [
        'apps/api/src/**/*.repository.ts',
        'prisma/{sql,expressions}/*.ts',
        'prisma/*.ts',
        'prisma/migrations/*/*.sql',
        'apps/seed/src/**/*.ts',
      ],
      { cwd: root },
    ).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap((file) =>
      newerNamesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
