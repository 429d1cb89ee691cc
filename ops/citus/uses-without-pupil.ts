/** A query within a statement: its text without the queries inside it. */
interface Scope {
  text: string;
  parts: Scope[];
}

const isQuery = /^\s*(with|select|insert|update|delete)\b/i;

/** Divides a statement into its queries. Parentheses that hold no query belong to the query around them. */
function divide(statement: string): Scope {
  const root: Scope = { text: '', parts: [] };
  const open: { scope: Scope; isPart: boolean }[] = [{ scope: root, isPart: true }];
  for (let index = 0; index < statement.length; index++) {
    const character = statement.charAt(index);
    const around = open.at(-1)?.scope ?? root;
    if (character === '(') {
      const isPart = isQuery.test(statement.slice(index + 1, index + 40));
      const scope = isPart ? { text: '', parts: [] } : around;
      if (isPart) around.parts.push(scope);
      open.push({ scope, isPart });
    }
    const { scope } = open.at(-1) ?? { scope: root };
    scope.text += character;
    if (character === ')') open.pop();
  }
  return root;
}

const table = (name: string) => `(?:"public"\\.)?"${name}"`;

/** How the query names rows of the table: by aliases, or by the table's own name. */
function namesIn(text: string, name: string): string[] {
  const before = `(?:\\b(?:from|join|update|using)|,)\\s+`;
  const uses = new RegExp(`${before}${table(name)}(?!\\.)(?:\\s+as\\s+"(\\w+)")?`, 'gi');
  return [...text.matchAll(uses)].map(([, alias]) => alias ?? name);
}

/** Whether the query gives the pupil of these rows: `"a"."user_id" = …`, `… = "a"."user_id"`, or Prisma's `in (…)`. */
function namesPupil(text: string, alias: string, isOnlyTable: boolean): boolean {
  const column = `(?:"public"\\.)?"${alias}"\\."user_id"`;
  const patterns = [`${column}\\s*(?:=|in\\s*\\()`, `=\\s*${column}`];
  if (isOnlyTable) patterns.push(`(?<!\\.)"user_id"\\s*=`);
  return patterns.some((pattern) => new RegExp(pattern, 'i').test(text));
}

function findIn(scope: Scope, tables: readonly string[]): string[] {
  const { text, parts } = scope;
  const found = tables.flatMap((name) => {
    const inserted = new RegExp(`\\binsert into\\s+${table(name)}\\s*\\(([^)]*)\\)`, 'i').exec(text);
    const isInsertWithout = inserted?.[1] !== undefined && !inserted[1].includes('"user_id"');
    const names = namesIn(text.replace(/\bon conflict\b.*$/is, ''), name);
    const isOnlyTable = !/\bjoin\b/i.test(text);
    const without = names.filter((alias) => !namesPupil(text, alias, isOnlyTable));
    return isInsertWithout ? [name, ...without] : without;
  });
  return [...found, ...parts.flatMap((part) => findIn(part, tables))];
}

/** The uses of these tables in a statement that do not name the pupil, by the names that the statement gives them. */
export const usesWithoutPupil = (statement: string, tables: readonly string[]): string[] =>
  findIn(divide(statement), tables);
