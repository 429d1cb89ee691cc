import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { sqlTemplates } from './sql-templates.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const imported = "import { sql } from 'kysely';";
const template = (text: string) => `${imported} sql<string>\`${text}\`;`;

const allowed = [
  'xmax = 0',
  "coalesce(${column}, '[]')",
  'cast(${value} as ${type})',
  'cast(${value} as double precision) + 1',
  "${column}::timestamp without time zone at time zone 'Europe/London'",
  "case when ${a} is distinct from ${b} then 'it''s' else null end",
  'extract(epoch from ${a} - ${b})::int',
  'floor(${correct}::float8 / greatest(${total}, 1) * 100 + 0.5)',
  'unnest(${lists}) with ordinality',
  '${name} ilike ${pattern} escape \'!\' collate "C"',
  "string_agg(${name}, ', ' order by ${name} desc nulls last)",
  '${id} = any(${ids}::uuid[])',
  "now() - interval '1 day'",
];
/** The text of a template, and what is reported: the kind of each problem and the word. */
const refused: [text: string, ...problems: string[]][] = [
  ['lower(name)', 'name name'],
  ['users.name', 'name users', 'syntax .', 'name name'],
  ['${table}.name', 'syntax .', 'name name'],
  ['lower("name")', 'name "name"'],
  ['count(*) as total', 'name as', 'name total'],
  ['greatest(${score}, best)', 'name best'],
  ['${day} > date', 'name date'],
  ['(select 1)', 'statement select'],
  ['exists (${query} from ${table})', 'statement from'],
  ['count(*) filter (where ${condition})', 'statement where'],
  ['${a} join ${b} on true', 'statement join', 'statement on'],
  ['values (1)', 'statement values'],
  ['${a}; ${b}', 'syntax ;'],
  ["'${value}'", "syntax '", "syntax '"],
  ['1 -- 2', 'syntax --'],
];

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('sql-templates', sqlTemplates, {
  valid: [
    ...allowed.map((text) => template(text)),
    { name: 'a template of another library', code: "import { sql } from 'elsewhere'; sql`select name`;" },
  ],
  invalid: [
    ...refused.map(([text, ...problems]) => ({
      code: template(text),
      errors: problems.map((problem) => {
        const [messageId = '', word = ''] = problem.split(' ');
        return { messageId, data: { word } };
      }),
    })),
    {
      name: 'whatever it is called',
      code: "import { sql as raw } from 'kysely'; raw`now() > created_at`;",
      errors: [{ messageId: 'name', data: { word: 'created_at' } }],
    },
  ],
});
