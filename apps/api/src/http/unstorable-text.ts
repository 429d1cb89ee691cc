const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/**
 * The path of the first text, or field name, that PostgreSQL cannot store: one with a NUL or half of a
 * surrogate pair. Uses a list of pending values instead of recursion, so that deep nesting cannot exhaust the
 * stack.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: current } = next;
    if (typeof current === 'string' && !isStorable(current)) return path;
    if (typeof current !== 'object' || current === null) continue;
    for (const [name, inner] of Object.entries(current)) {
      if (!isStorable(name)) return path;
      waiting.push({ path: path ? `${path}.${name}` : name, value: inner });
    }
  }
  return undefined;
}
