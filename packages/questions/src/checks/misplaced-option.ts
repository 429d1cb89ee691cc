/**
 * An option that a reader may press by mistake for another, or null: the answer `E` as option C, `P` below `R`, or
 * `none of them` above an option that it speaks of. Reads only the printed texts.
 */
export const misplacedOption = (texts: readonly string[]): string | null =>
  misplacedLetter(texts) ?? earlyRemark(texts);

const printed = (place: number) => 'ABCDE'.charAt(place);

/** Bare letters, or letters behind or before a word that all options have. */
function misplacedLetter(texts: readonly string[]): string | null {
  const bare = texts.map((text) => /^[A-Za-z]$/.exec(text)?.[0]);
  const framed = texts.map((text) => /^(?:[Oo]nly |[A-Z]\w{2,} )?([A-Z])(?: only)?$/.exec(text)?.[1]);
  const named = framed.filter((letter) => letter !== undefined).length >= texts.length - 1 ? framed : bare;
  const letters = named.map((letter) => letter?.toUpperCase());
  const ofOptions = texts.map((_, place) => printed(place));
  const moved = letters.findIndex(
    (letter, place) => letter !== undefined && ofOptions.includes(letter) && letter !== printed(place),
  );
  if (moved >= 0) return texts[moved] ?? null;
  const others = letters.filter((letter) => letter !== undefined && !ofOptions.includes(letter));
  return others.find((letter, index) => index > 0 && (letter ?? '') < (others[index - 1] ?? '')) ?? null;
}

function earlyRemark(texts: readonly string[]): string | null {
  const isRemark = (text: string) =>
    /^(?:(?:all|both|neither|none) (?:of (?:these|them|the two)|three))$/i.test(text) ||
    /^(?:All|Both|Neither|None)$/.test(text);
  const lastOther = texts.findLastIndex((text) => !isRemark(text));
  return texts.find((text, place) => place < lastOther && isRemark(text)) ?? null;
}
