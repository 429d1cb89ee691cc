/**
 * The order of options whose order means something to a reader, as indexes of these texts; null if any order will do.
 *
 * - A letter that is also the letter of an option is that option, so that the answer `D` is option D.
 * - Other labels rise: `P only`, `Q only`, `P and Q`; `the first`, `the second`; `Group 1`, `Group 2`.
 * - What speaks of all options or of none, such as `none of them`, comes last.
 */
export function orderOfOptions(texts: readonly string[]): number[] | null {
  const options = texts.map((text, index) => ({ text, index }));
  const aboutAll = options.filter(({ text }) => isAboutAll(text)).sort(byText);
  const others = options.filter((option) => !aboutAll.includes(option));
  const labels = labelsOf(others.map(({ text }) => text)) ?? lettersAmong(others.map(({ text }) => text));
  if (!labels && aboutAll.length === 0) return null;

  const placed = new Map<number, Option>();
  const rest: { option: Option; label: Label }[] = [];
  for (const [at, option] of others.entries()) {
    const label = labels?.[at] ?? unlabelled;
    const [place, ...more] = label.letters ? label.values : [];
    if (place !== undefined && more.length === 0 && place < texts.length && !placed.has(place))
      placed.set(place, option);
    else rest.push({ option, label });
  }
  const waiting = [...rest.sort(byLabel).map(({ option }) => option), ...aboutAll];
  return options.flatMap((_, place) => placed.get(place) ?? waiting.shift() ?? []).map(({ index }) => index);
}

interface Option {
  text: string;
  index: number;
}

/** The values in `B and C` are 1 and 2, in `the first` 1, in `Group 2` 2. */
interface Label {
  letters: boolean;
  values: readonly number[];
}

const unlabelled: Label = { letters: false, values: [] };

const byText = (one: Option, other: Option) => (one.text < other.text ? -1 : 1);

const lengthOf = ({ values }: Label) => (values.length === 0 ? Infinity : values.length);

function byLabel({ label: one }: { label: Label }, { label: other }: { label: Label }): number {
  if (one.values.length !== other.values.length) return lengthOf(one) - lengthOf(other);
  const differing = one.values.findIndex((value, index) => value !== other.values[index]);
  return differing < 0 ? 0 : (one.values[differing] ?? 0) - (other.values[differing] ?? 0);
}

/** A word alone, such as `none`, may be a number or a missing word; with a capital it is a sentence. */
const isAboutAll = (text: string) =>
  /^(?:all|any|both|either|neither|none) (?:(?:one )?of (?:these|them|the \w+)|two|three|four)\.?$/i.test(
    text,
  ) || /^(?:All|Both|Either|Neither|None)\.?$/.test(text);

const ordinals = ['zero', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const words = '(?:[a-z]+ )';
const kinds = [
  { label: '[a-z]', before: `${words}?`, valueOf: (label: string) => label.charCodeAt(0) - 97 },
  {
    label: `(?:${ordinals.join('|')})`,
    before: '(?:the )?',
    valueOf: (label: string) => ordinals.indexOf(label),
  },
  { label: String.raw`\d+`, before: `${words}+`, valueOf: Number },
];

/** The labels of texts that are nothing else, apart from a word that all have; null for other texts. */
function labelsOf(texts: readonly string[]): Label[] | null {
  const plain = texts.map((text) =>
    text
      .replaceAll('$', '')
      .toLowerCase()
      .replace(/^only | (?:only|alone|equally)$/, ''),
  );
  for (const { label, before, valueOf } of kinds) {
    const pattern = new RegExp(
      `^(${before})(${label}(?:(?:, | and | or | then )(?:the )?${label})*)((?: [a-z]+)?)$`,
    );
    const found = plain.flatMap((text) => [pattern.exec(text) ?? []].filter(({ length }) => length > 0));
    const frames = new Set(found.map(([, start, , end]) => `${start}|${end}`));
    if (found.length === texts.length && frames.size === 1)
      return found.map(([, , labels = '']) => ({
        letters: label === '[a-z]',
        values: (labels.match(new RegExp(String.raw`\b${label}\b`, 'g')) ?? []).map(valueOf),
      }));
  }
  return null;
}

/** The labels of the texts that are a letter: of several, or of one that is the letter of an option. */
function lettersAmong(texts: readonly string[]): Label[] | null {
  const letters = texts.filter((text) => /^\$?[a-z]\$?$/i.test(text));
  if (letters.length < 2 && !letters.some((letter) => /[a-e]/i.test(letter))) return null;
  return texts.map((text) => (letters.includes(text) ? labelsOf([text])?.[0] : undefined) ?? unlabelled);
}
