/** Where an argument of a command ends, and what it contains without its braces. */
interface TexArgument {
  content: string;
  end: number;
}

/** The index after the bracket that closes the one at `start`; -1 if there is none. */
function closingBracket(tex: string, start: number, opening: string, closing: string): number {
  let depth = 0;
  for (let index = start; index < tex.length; index++) {
    if (tex[index] === '\\') index++;
    else if (tex[index] === opening) depth++;
    else if (tex[index] === closing && --depth === 0) return index + 1;
  }
  return -1;
}

const withoutBrackets = (tex: string, start: number, end: number): TexArgument | null =>
  end === -1 ? null : { content: tex.slice(start + 1, end - 1), end };

const afterSpace = (tex: string, index: number) => index + (/^\s*/u.exec(tex.slice(index))?.[0].length ?? 0);

/** The argument that begins at this index, in braces or a single character or command; null if there is none. */
export function texArgument(tex: string, index: number): TexArgument | null {
  const start = afterSpace(tex, index);
  if (tex[start] === '{') return withoutBrackets(tex, start, closingBracket(tex, start, '{', '}'));
  const [content] = /^(?:\\[a-zA-Z]+|\\[^]|[^\\}])/u.exec(tex.slice(start)) ?? [];
  return content === undefined ? null : { content, end: start + content.length };
}

/** The argument in square brackets at this index; null if there is none. */
export function optionalTexArgument(tex: string, index: number): TexArgument | null {
  const start = afterSpace(tex, index);
  return tex[start] === '[' ? withoutBrackets(tex, start, closingBracket(tex, start, '[', ']')) : null;
}
