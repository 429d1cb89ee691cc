/** Letters as places 0-25; the alphabet runs in a ring, as in verbal reasoning papers. */
export function letterAt(place: number): string {
  return String.fromCharCode(65 + (((place % 26) + 26) % 26));
}

export function letterIndex(letter: string): number {
  return letter.charCodeAt(0) - 65;
}

/** Each letter of a word moved on by its own number of places. */
export function shifted(word: string, shift: (index: number) => number): string {
  return [...word].map((letter, index) => letterAt(letterIndex(letter) + shift(index))).join('');
}

/** A for Z, B for Y and so on. */
export function mirrored(word: string): string {
  return [...word].map((letter) => letterAt(25 - letterIndex(letter))).join('');
}
