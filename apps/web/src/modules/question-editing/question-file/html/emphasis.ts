import { UnusableQuestion, type Warn } from '../question-file.ts';
import { emphasisOf, type Emphasis } from './html-elements.ts';
import type { HtmlElement } from './html-tree.ts';

/** A part of a text in another type. */
export interface Emphasised {
  kind: Emphasis;
  text: string;
}

const hidden = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu;
const colour = /(?:^|;)\s*(?:background-)?color\s*:\s*([^;]+)/giu;
const neutralNames = /^(?:black|white|gr[ae]y|inherit|initial|unset|transparent|windowtext|currentcolor)$/iu;

/** Black, white and greys: editors write them everywhere. */
function isNeutral(value: string): boolean {
  const text = value.replace(/!important/iu, '').trim();
  if (neutralNames.test(text)) return true;
  const hex =
    /^#([\da-f])([\da-f])([\da-f])$/iu.exec(text) ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(text);
  const [, red, green, blue] = hex ?? /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)/iu.exec(text) ?? [];
  return (
    red !== undefined &&
    red.toLowerCase() === green?.toLowerCase() &&
    green.toLowerCase() === blue?.toLowerCase()
  );
}

/** The kinds of type that an element has, by its name and its style. */
export function emphasesOf({ name, attributes }: HtmlElement): Emphasis[] {
  const style = attributes['style'] ?? '';
  if (hidden.test(style) || attributes['hidden'] !== undefined) {
    throw new UnusableQuestion('has hidden text');
  }
  if (/text-decoration[^;]*line-through/iu.test(style)) {
    throw new UnusableQuestion('contains struck-out text, which a text cannot show');
  }
  const byName = emphasisOf.get(name);
  const colours = [...style.matchAll(colour)].map(([, value = '']) => value);
  const fontColour = attributes['color'] ?? attributes['bgcolor'];
  return [
    ...(byName ? [byName] : []),
    ...(/text-decoration[^;]*underline/iu.test(style) ? ['underlining' as const] : []),
    ...(/font-weight\s*:\s*(?:bold|[6-9]00)/iu.test(style) ? ['bold type' as const] : []),
    ...(/font-style\s*:\s*(?:italic|oblique)/iu.test(style) ? ['italics' as const] : []),
    ...([...colours, ...(fontColour === undefined ? [] : [fontColour])].every(isNeutral)
      ? []
      : ['colours' as const]),
  ];
}

const spaced = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Words by which a question asks about a kind of type. */
const asksAbout: Record<Emphasis, RegExp> = {
  underlining: /underlin/iu,
  'bold type':
    /\bin bold|embolden|\bemphasi[sz]ed\b|\bbold(?:ed|face)? (?:word|text|type|letter|part|phrase|print|sentence)/iu,
  italics: /\bitalic|\bemphasi[sz]ed\b/iu,
  highlighting: /highlight|\bmarked\b|shaded/iu,
  colours: /colou?r|highlight|shaded|\b(?:red|blue|green|yellow|orange|purple|pink|brown)\b/iu,
};

/**
 * Warns of the kinds of type that a question loses. Throws `UnusableQuestion` if its words ask about one. A text that is
 * in another type as a whole loses nothing.
 */
export function checkEmphases(
  pieces: readonly { text: string; emphases: readonly Emphasised[] }[],
  warn: Warn,
): void {
  const words = pieces.map(({ text }) => text).join('\n');
  const lost = new Set(
    pieces.flatMap(({ text, emphases }) => {
      const whole = spaced(text);
      return emphases.flatMap((each) => (['', whole].includes(spaced(each.text)) ? [] : each.kind));
    }),
  );
  for (const kind of lost) {
    if (asksAbout[kind].test(words))
      throw new UnusableQuestion(`asks about ${kind}, which a text does not have`);
    warn(`loses its ${kind}`);
  }
}
