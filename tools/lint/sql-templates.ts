import type { CreateRule } from '@oxlint/plugins';

const keywords = new Set(
  `all and any array asc at between by case collate current_date current_timestamp desc distinct else end escape
  exists false first following group ilike in is isnull last like not notnull null nulls or order ordinality over
  partition preceding range row rows similar some symmetric then to true unbounded unknown when with within zone`.split(
    /\s+/,
  ),
);

/** Types that may precede a literal: `interval '1 day'`. */
const literalTypes = new Set(['date', 'interval', 'time', 'timestamp', 'timestamptz']);

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
  /** Words are in lower case. */
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
        if (value !== undefined) tokens.push(toToken(kind as Token['kind'], value, index));
    }
    return tokens;
  });
}

const toToken = (kind: Token['kind'], value: string, part: number): Token => ({
  kind,
  value: kind === 'word' ? value.toLowerCase() : value,
  part,
});

interface Problem {
  messageId: 'name' | 'statement' | 'syntax';
  word: string;
  part: number;
}

/** What the static text of a template contains that the type checker ought to see. */
function findProblems(parts: readonly string[]): Problem[] {
  const tokens = tokensOf(parts);
  /** The function before each open bracket. */
  const open: string[] = [];
  let isType = false;
  return tokens.flatMap((token, index) => {
    const { kind, value: word, part } = token;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const caller = open.at(-1) ?? '';
    const wasType = isType;
    const continuesType = wasType && kind === 'word' && typeContinuations.has(after?.value ?? '');
    isType = continuesType || word === '::' || isCast(word, caller);
    if (word === '(') open.push(before?.kind === 'word' ? before.value : '');
    if (word === ')') open.pop();
    const messageId =
      kind === 'word' && !wasType
        ? problemOfWord(word, caller, before, after)
        : problemOfSymbol(token, before);
    return messageId ? [{ messageId, word, part }] : [];
  });
}

function problemOfSymbol(
  { kind, value }: Token,
  before: Token | undefined,
): Problem['messageId'] | undefined {
  if (kind === 'quoted' && before?.value !== 'collate') return 'name';
  return kind === 'other' || ['.', '--', '/*'].includes(value) ? 'syntax' : undefined;
}

function problemOfWord(
  word: string,
  caller: string,
  before: Token | undefined,
  after: Token | undefined,
): Problem['messageId'] | undefined {
  if (isOfOperator(word, caller, before)) return undefined;
  if (statementWords.has(word)) return 'statement';
  if (word === 'as') return 'name';
  const isCall = after?.value === '(';
  const isLiteralType = literalTypes.has(word) && after?.kind === 'text';
  const isAllowed = keywords.has(word) || systemColumns.has(word) || isCall || isLiteralType;
  return isAllowed ? undefined : 'name';
}

const isCast = (word: string, caller: string) => word === 'as' && caller === 'cast';

/** A word that belongs to an operator or function: `is distinct from`, `at time zone`, `cast(… as …)`, `extract(hour from …)`. */
const isOfOperator = (word: string, caller: string, before: Token | undefined) =>
  isCast(word, caller) ||
  (word === 'from' && (before?.value === 'distinct' || functionsWithFrom.has(caller))) ||
  (word === 'time' && before?.value === 'at') ||
  (caller === 'extract' && extractedFields.has(word));

/**
 * The text of Kysely's `sql` templates is not checked by types. It may contain operators, functions, types and literals,
 * but no name of a column, table or alias, and no statement.
 */
export const sqlTemplates: CreateRule = {
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
