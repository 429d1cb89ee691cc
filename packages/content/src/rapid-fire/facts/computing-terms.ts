import { withWording } from './facts.ts';

const beginsWithName = /^(?:Boolean|Unicode|Turing|Harvard|Dijkstra|Huffman|Karnaugh|Trojan|Wi-Fi)/;

/** In a sentence a term begins with a small letter, unless that is part of a name or an abbreviation. */
const inText = (term: string) =>
  /^(?:A\b|[A-Z][a-z])/.test(term) && !beginsWithName.test(term)
    ? term.charAt(0).toLowerCase() + term.slice(1)
    : term;

/** The cue is a meaning, the answer the term for it. */
export const terms = withWording({
  ask: (meaning) => `Which term has this meaning: ${inText(meaning)}?`,
  askBack: (term) => `What is meant by ‘${inText(term)}’?`,
  explain: (meaning, term) => `${meaning}: that is the meaning of ‘${inText(term)}’.`,
});
