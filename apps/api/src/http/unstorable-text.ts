const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/**
 * The path of the first text, or name of a field, that PostgreSQL cannot hold: one with a NUL or half of a surrogate
 * pair. A list of what is still to look at instead of recursion, so that no depth of nesting can exhaust the stack.
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
