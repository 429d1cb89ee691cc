/** A run of words that both texts have, or only the earlier or the later one. */
export interface TextRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Comparing longer texts word by word would take noticeable time: what differs is then shown as a whole. */
const maxComparisons = 4_000_000;

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What changed from one text to the other, word by word: the longest common sequence of words stays. */
export function wordDifferences(before: string, after: string): TextRun[] {
  const [from, to] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const runs: TextRun[] = [];
  const add = (kind: TextRun['kind'], tokens: readonly string[]) => {
    const text = tokens.join('');
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  add('same', from.slice(0, start));
  addMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end), add);
  add('same', from.slice(from.length - end));
  return runs;
}

function addMiddle(
  from: readonly string[],
  to: readonly string[],
  add: (kind: TextRun['kind'], tokens: readonly string[]) => void,
): void {
  if (from.length * to.length > maxComparisons) {
    add('removed', from);
    add('added', to);
    return;
  }
  // lengths[i][j]: the length of the longest common sequence of from[i…] and to[j…].
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        from[i] === to[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  let [i, j] = [0, 0];
  while (i < from.length && j < to.length) {
    if (from[i] === to[j]) {
      add('same', from.slice(i, i + 1));
      i++;
      j++;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) add('removed', from.slice(i, ++i));
    else add('added', to.slice(j, ++j));
  }
  add('removed', from.slice(i));
  add('added', to.slice(j));
}
