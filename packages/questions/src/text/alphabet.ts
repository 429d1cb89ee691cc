/** Letters as numbers 0-25. After Z comes A, as in verbal reasoning papers. */
export function letterAt(index: number): string {
  return String.fromCharCode(65 + (((index % 26) + 26) % 26));
}

export function letterIndex(letter: string): number {
  return letter.charCodeAt(0) - 65;
}

/** Moves each letter of a word on by its own number of letters. */
export function shifted(word: string, shift: (index: number) => number): string {
  return [...word].map((letter, index) => letterAt(letterIndex(letter) + shift(index))).join('');
}

/** Mirrors the alphabet: A becomes Z, B becomes Y and so on. */
export function mirrored(word: string): string {
  return [...word].map((letter) => letterAt(25 - letterIndex(letter))).join('');
}
