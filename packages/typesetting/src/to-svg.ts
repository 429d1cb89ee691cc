import { fontOf } from './fonts.ts';
import type { Block, FigureMark, Mark, TextMark } from './drawing-primitives.ts';

/** Two decimals are more precise than any screen. */
const decimal = (value: number) => String(Math.round(value * 100) / 100);

/** A block on a white background with a margin, as SVG without fonts: every character is an outline. */
export function blockToSvg({ marks, height }: Block, width: number, margin: number): string {
  const [wide, high] = [width + 2 * margin, Math.ceil(height + 2 * margin)];
  const content = marks.map(markToSvg).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><rect width="${wide}" height="${high}" fill="#FFFFFF"/><g transform="translate(${margin} ${margin})">${content}</g></svg>`;
}

function markToSvg(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return outlines(mark);
    case 'figure':
      return placed(mark);
    case 'line':
      return `<path d="M${decimal(mark.x1)} ${decimal(mark.y1)}L${decimal(mark.x2)} ${decimal(mark.y2)}" stroke="${mark.color}" stroke-width="${decimal(mark.width)}"/>`;
    case 'round':
      return `<circle cx="${decimal(mark.x)}" cy="${decimal(mark.y)}" r="${decimal(mark.radius)}" fill="${mark.fill}" stroke="${mark.stroke}" stroke-width="${decimal(mark.radius * 0.1)}"/>`;
  }
}

const paths = new Map<string, string>();

function outlines({ text, face, size, x, y, color }: TextMark): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  const letters = glyphs.map((glyph, index) => {
    const key = `${face}/${glyph.id}`;
    const d = paths.get(key) ?? glyph.path.toSVG();
    paths.set(key, d);
    const position = positions[index];
    const letter =
      d === '' ? '' : `<path transform="translate(${left + (position?.xOffset ?? 0)})" d="${d}"/>`;
    left += position?.xAdvance ?? glyph.advanceWidth;
    return letter;
  });
  return `<g transform="translate(${decimal(x)} ${decimal(y)}) scale(${scale} ${-scale})" fill="${color}">${letters.join('')}</g>`;
}

/** A drawing inside the SVG. Only its root element is replaced, to set position and size. */
function placed({ svg, x, y, width, height }: FigureMark): string {
  const [root = '', box = ''] = /^<svg [^>]*viewBox="([^"]+)">/.exec(svg) ?? [];
  const frame = `<svg x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" viewBox="${box}">`;
  return frame + svg.slice(root.length);
}
