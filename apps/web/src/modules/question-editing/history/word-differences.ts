import { diffArrays } from 'diff';

/** A run of words that both texts have, or only the earlier or the later one. */
interface TextRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** With more changes than these, comparing takes noticeable time: the whole texts are then shown. */
const maxChangedWords = 1_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What changed from one text to the other, word by word: the longest common sequence of words stays. */
export function wordDifferences(before: string, after: string): TextRun[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxChangedWords });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
}
