export const inText = (term: string) =>
  /^(?:A\b|[A-Z][a-z])/.test(term) &&
  !/^(?:Boolean|Unicode|Turing|Harvard|Dijkstra|Huffman|Karnaugh)/.test(term)
    ? term.charAt(0).toLowerCase() + term.slice(1)
    : term;

/** Facts whose cue is a meaning and whose answer is the term for it. */
export const terms = {
  levels: [1, 10],
  seconds: 15,
  ask: (meaning: string) => `Which term has this meaning: ${inText(meaning)}?`,
  askBack: (term: string) => `What is meant by ‘${inText(term)}’?`,
  explain: (meaning: string, term: string) => `${meaning}: that is the meaning of ‘${inText(term)}’.`,
} as const;
