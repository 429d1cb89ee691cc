import type { Rule } from 'eslint';

const keywords = new Set(
  `all and any array as asc at between by case collate current_date current_timestamp date desc distinct else end
  escape exists false filter first following group ilike in interval is isnull last like not notnull null nulls or
  order ordinality over partition preceding range row rows similar some symmetric then time timestamp timestamptz to
  true unbounded unknown when with within zone`.split(/\s+/),
);

/** Columns that every table has and no table type describes. */
const systemColumns = new Set(['xmax']);

/** Names of types that consist of several words, after the first one. */
const typeContinuations = new Set(['precision', 'varying', 'with', 'without', 'time', 'zone']);

const statementWords = new Set(
  'select from join where insert into update delete values union using on lateral returning set limit having'.split(
    ' ',
  ),
);

/** `extract(epoch from …)` and the like: functions whose arguments are separated by words. */
const functionsWithFrom = new Set(['extract', 'overlay', 'substring', 'trim']);
const extractedFields = new Set(
  'century day decade dow doy epoch hour isodow isoyear microseconds milliseconds minute month quarter second week year'.split(
    ' ',
  ),
);

const tokenPattern =
  /\s+|(?<text>'(?:[^']|'')*')|(?<quoted>"[^"]*")|(?<number>\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<word>[a-z_][\w$]*)|(?<symbol>::|--|\/\*|[-+*/%<>=~!@#&|^?(),[\]:.])|(?<other>[^])/giu;

interface Token {
  kind: 'text' | 'quoted' | 'number' | 'word' | 'symbol' | 'other' | 'expression';
  value: string;
  /** The index of the static part of the template that contains the token. */
  part: number;
}

function tokensOf(parts: readonly string[]): Token[] {
  return parts.flatMap((part, index) => {
    const tokens: Token[] = index === 0 ? [] : [{ kind: 'expression', value: '', part: index }];
    for (const match of part.matchAll(tokenPattern)) {
      const groups: Partial<Record<string, string>> = match.groups ?? {};
      for (const [kind, value] of Object.entries(groups))
        if (value !== undefined) tokens.push({ kind: kind as Token['kind'], value, part: index });
    }
    return tokens;
  });
}

interface Problem {
  messageId: 'name' | 'statement' | 'syntax';
  word: string;
  part: number;
}

/** What the static text of a template contains that the type checker ought to see. */
export function findProblems(parts: readonly string[]): Problem[] {
  const tokens = tokensOf(parts);
  /** The function before each open bracket. */
  const open: string[] = [];
  const problems: Problem[] = [];
  let isType = false;
  tokens.forEach(({ kind, value, part }, index) => {
    const word = value.toLowerCase();
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const wasType = isType;
    isType = value === '::' || (word === 'as' && open.at(-1) === 'cast');
    if (value === '(') open.push(before?.kind === 'word' ? before.value.toLowerCase() : '');
    if (value === ')') open.pop();
    const report = (messageId: Problem['messageId']) => problems.push({ messageId, word: value, part });

    if (kind === 'other' || value === '.' || value === '--' || value === '/*') report('syntax');
    if (kind === 'quoted' && before?.value.toLowerCase() !== 'collate') report('name');
    if (kind !== 'word') return;
    if (wasType) {
      isType = typeContinuations.has(after?.value.toLowerCase() ?? '');
      return;
    }
    if (
      word === 'from' &&
      (before?.value.toLowerCase() === 'distinct' || functionsWithFrom.has(open.at(-1) ?? ''))
    )
      return;
    if (statementWords.has(word)) report('statement');
    else if (word === 'as' && !isType) report('name');
    else if (keywords.has(word) || systemColumns.has(word) || after?.value === '(') return;
    else if (open.at(-1) === 'extract' && extractedFields.has(word)) return;
    else report('name');
  });
  return problems;
}

/**
 * The text of Kysely's `sql` templates is not checked by types. It may contain operators, functions, types and literals,
 * but no name of a column, table or alias, and no statement.
 */
export const sqlTemplates: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: '"{{word}}" is not checked by types: insert a column or table as a reference (eb.ref), name a result with .as().',
      statement:
        '"{{word}}" belongs to a statement: build it with the query builder, which checks its names.',
      syntax: '"{{word}}" may not be in the text of a sql template.',
    },
  },
  create(context) {
    const tags = new Set<string>();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== 'kysely') return;
        for (const specifier of specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
          if (specifier.imported.name === 'sql') tags.add(specifier.local.name);
        }
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || !tags.has(tag.name)) return;
        const parts = quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
        for (const { messageId, word, part } of findProblems(parts))
          context.report({ node: quasi.quasis[part] ?? quasi, messageId, data: { word } });
      },
    };
  },
};
