import type { Comment, CreateRule, ESTree, SourceCode } from '@oxlint/plugins';

/** Kinds of nodes that declare something, or that are an entry of a list of such. */
const declarations = new Set([
  'ClassDeclaration',
  'ExportDefaultDeclaration',
  'FunctionDeclaration',
  'MethodDefinition',
  'Property',
  'PropertyDefinition',
  'SpreadElement',
  'TSCallSignatureDeclaration',
  'TSDeclareFunction',
  'TSEnumDeclaration',
  'TSEnumMember',
  'TSIndexSignature',
  'TSInterfaceDeclaration',
  'TSMethodSignature',
  'TSModuleDeclaration',
  'TSNamedTupleMember',
  'TSParameterProperty',
  'TSPropertySignature',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
]);

/** Kinds of nodes whose parts need no name: options of a type, elements of a list, parameters. */
const lists = new Set(['ArrayExpression', 'ArrowFunctionExpression', 'TSFunctionType', 'TSUnionType']);

/** A doc comment stands directly above what it describes, or begins a file and describes all of it. */
export const docComments: CreateRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      misplaced:
        'This doc comment describes nothing: put it directly above a declaration or at the beginning of the file, or write it with //.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const isDocComment = comment.type === 'Block' && comment.value.startsWith('*');
        if (isDocComment && !describesSomething(comment, context.sourceCode))
          context.report({ loc: comment.loc, messageId: 'misplaced' });
      }
    },
  }),
};

function describesSomething(comment: Comment, sourceCode: SourceCode): boolean {
  const before = sourceCode.getTokenBefore(comment, { includeComments: true });
  if (!before) return true;
  const next = sourceCode.getTokenAfter(comment, { includeComments: true });
  const [above, own, below] = [linesOf(before), linesOf(comment), linesOf(next)];
  const isBelow = below.start === own.end || below.start === own.end + 1;
  const endsLine = above.end === own.start && below.start > own.end;
  return next !== null && isBelow && !endsLine && isDeclaration(next.range[0], sourceCode);
}

/** The lines where a part of a file begins and ends. */
const linesOf = (part: Pick<Comment, 'loc'> | null) => ({
  start: part?.loc.start.line ?? 0,
  end: part?.loc.end.line ?? 0,
});

/** Whether something is declared from this position on. */
function isDeclaration(start: number, sourceCode: SourceCode): boolean {
  let node: ESTree.Node | null = sourceCode.getNodeByRangeIndex(start);
  // The line that separates the options of a type.
  if (node && lists.has(node.type) && sourceCode.text[start] === '|') return true;
  for (; node && node.type !== 'Program' && node.range[0] === start; node = node.parent) {
    if (node.type === 'ExportNamedDeclaration') return node.declaration != null;
    if (declarations.has(node.type) || lists.has(node.parent.type)) return true;
  }
  return false;
}
