/** `(x + 1)/(x − 2)` and `√(x + 1)` with TeX's fractions and roots in place of the brackets. */
export function barsAndRoots(line: string): string {
  const root = line.indexOf('√(');
  if (root >= 0) {
    const end = closing(line, root + 1);
    const inside = barsAndRoots(line.slice(root + 2, end));
    return barsAndRoots(String.raw`${line.slice(0, root)}\sqrt{${inside}}${line.slice(end + 1)}`);
  }
  for (let slash = line.indexOf('/'); slash >= 0; slash = line.indexOf('/', slash + 1)) {
    const [top, bottom] = [topBefore(line, slash), bottomAfter(line, slash)];
    if (!top || !bottom || !(top.isLarge || bottom.isLarge)) continue;
    const fraction = String.raw`\frac{${barsAndRoots(top.text)}}{${barsAndRoots(bottom.text)}}`;
    return barsAndRoots(line.slice(0, top.at) + fraction + line.slice(bottom.at));
  }
  return line;
}

interface Part {
  text: string;
  /** Where the part begins or, below the bar, where the line goes on. */
  at: number;
  /** More than one number or letter. */
  isLarge: boolean;
}

function topBefore(line: string, slash: number): Part | null {
  const before = line.slice(0, slash);
  if (before.endsWith('}')) {
    const at = before.lastIndexOf(String.raw`\sqrt{`);
    return at >= 0 && closing(line, at + 5) === slash - 1
      ? { text: before.slice(at), at, isLarge: true }
      : null;
  }
  const isBracket = before.endsWith(')');
  const at = isBracket ? opening(line, slash - 1) : slash - (/[\p{L}\d.,]*$/u.exec(before)?.[0].length ?? 0);
  // A power, a function or another factor before the bracket belongs to the top as well.
  if (at === slash || /[\p{L}\d)}^√⁰¹²³⁴⁵⁶⁷⁸⁹]$/u.test(line.slice(0, at))) return null;
  return { text: isBracket ? line.slice(at + 1, slash - 1) : before.slice(at), at, isLarge: isBracket };
}

function bottomAfter(line: string, slash: number): Part | null {
  const isBracket = line[slash + 1] === '(';
  const length = /^[\p{L}\d.,]*(?<![.,])/u.exec(line.slice(slash + 1))?.[0].length ?? 0;
  let at = isBracket ? closing(line, slash + 1) + 1 : slash + 1 + length;
  const power = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(line.slice(at))?.[0] ?? '';
  at += power.length;
  if (at === slash + 1 || /^[\p{L}\d(^√]/u.test(line.slice(at))) return null;
  const isBare = isBracket && power === '';
  return { text: isBare ? line.slice(slash + 2, at - 1) : line.slice(slash + 1, at), at, isLarge: isBracket };
}

/** The place of the bracket that closes the one at a place. */
function closing(line: string, at: number): number {
  let depth = 0;
  for (let place = at; place < line.length; place++) {
    if ('({'.includes(line.charAt(place))) depth++;
    if (')}'.includes(line.charAt(place))) depth--;
    if (depth === 0) return place;
  }
  throw new Error(`a bracket of "${line}" is not closed`);
}

function opening(line: string, at: number): number {
  let depth = 0;
  for (let place = at; place >= 0; place--) {
    if (')}'.includes(line.charAt(place))) depth++;
    if ('({'.includes(line.charAt(place))) depth--;
    if (depth === 0) return place;
  }
  throw new Error(`a bracket of "${line}" is not opened`);
}
