import { faultAt, type Line } from '#text/numbered-lines.ts';
import type { Wording } from './facts.ts';

/** The parts of a fact that a wording can have places for. */
interface Parts {
  cue: string;
  answer: string;
  reason: string;
}

/** Sentences by their names, with places such as `{cue}`. */
export type WrittenWording = ReadonlyMap<string, string>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const beginsWithName = /^(?:Boolean|Unicode|Turing|Harvard|Dijkstra|Huffman|Karnaugh|Trojan|Wi-Fi)/;

/** In a sentence a term begins with a small letter, unless that is part of a name or an abbreviation. */
const inSentence = (term: string) =>
  /^(?:A\b|[A-Z][a-z])/.test(term) && !beginsWithName.test(term)
    ? term.charAt(0).toLowerCase() + term.slice(1)
    : term;

const places = new Map<string, (parts: Parts) => string>([
  ['cue', ({ cue }) => cue],
  ['Cue', ({ cue }) => capital(cue)],
  ['cue in a sentence', ({ cue }) => inSentence(cue)],
  ['answer', ({ answer }) => answer],
  ['Answer', ({ answer }) => capital(answer)],
  ['answer in a sentence', ({ answer }) => inSentence(answer)],
  ['completed cue', ({ cue, answer }) => cue.replace('…', () => answer).replace(/\.$/, '')],
  ['reason', ({ reason }) => reason],
]);

/** The places that each sentence may have: what is asked for is not in the question. */
const placesOf: Readonly<Record<string, readonly string[]>> = {
  ask: ['cue', 'Cue', 'cue in a sentence'],
  'ask back': ['answer', 'Answer', 'answer in a sentence'],
  explain: [...places.keys()],
};

/**
 * Reads a sentence of a wording:
 *
 *     ask: Which term means ‘{cue}’?
 *     ask back: What is meant by ‘{answer}’?
 *     explain: ‘{Answer}’ means ‘{cue}’.
 *
 * `{Cue}` and `{Answer}` begin with a capital. `{cue in a sentence}` begins with a small letter, except names and
 * abbreviations. `{completed cue}` has the answer in place of `…` and no full stop at its end. `{reason}` is the reason
 * of the fact or of its answer.
 */
export function parseSentence(line: Line): [name: string, sentence: string] {
  const [, name = '', sentence = ''] = /^(ask|ask back|explain): (.+)$/.exec(line.text) ?? [];
  const known = placesOf[name];
  if (!known)
    throw faultAt(line, 'expected a sentence of the wording: "ask: …", "ask back: …" or "explain: …"');
  const unknown = /\{[^{}]*\}?|\}/.exec(
    sentence.replaceAll(/\{([^{}]*)\}/g, (place, inside: string) => (known.includes(inside) ? '' : place)),
  );
  if (unknown)
    throw faultAt(
      line,
      `"${unknown[0]}" is no place of "${name}", which has ${known.map((place) => `{${place}}`).join(', ')}`,
    );
  return [name, sentence];
}

/** A wording that writes the parts of facts into its sentences. */
export function wordingOf(written: WrittenWording): Wording {
  const fill = (name: string, parts: Partial<Parts>) =>
    (written.get(name) ?? '').replaceAll(
      /\{([^{}]*)\}/g,
      (_, place: string) => places.get(place)?.({ cue: '', answer: '', reason: '', ...parts }) ?? '',
    );
  return {
    ask: (cue) => fill('ask', { cue }),
    ...(written.has('ask back') ? { askBack: (answer) => fill('ask back', { answer }) } : {}),
    explain: (cue, answer, reason = '') => fill('explain', { cue, answer, reason }),
  };
}
