/**
 * The age in years at which a text is read with ease, by the Automated Readability Index: letters per word and words
 * per sentence. Only for prose of a hundred words or more.
 */
export function readingAge(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  const sentences = text.match(/[.!?…]+(?=[\s’”)]|$)/g) ?? [];
  const letters = words.join('').length;
  const grade =
    4.71 * (letters / words.length) + 0.5 * (words.length / Math.max(1, sentences.length)) - 21.43;
  return grade + 5;
}
