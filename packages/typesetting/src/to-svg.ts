import { fontOf } from './fonts.ts';
import type { Block, FigureMark, Mark, TextMark } from './drawing-primitives.ts';
import { lineLayout } from './word-layout.ts';

/** Two decimals are more precise than any screen. */
const decimal = (value: number) => String(Math.round(value * 100) / 100);

/** The outlines of the characters in a block, by id: each is written once, however often the text has it. */
type Outlines = Map<string, string>;

/** A block on a white background with a margin, as SVG without fonts: every character is an outline. */
export function blockToSvg({ marks, height }: Block, width: number, margin: number): string {
  const [wide, high] = [width + 2 * margin, Math.ceil(height + 2 * margin)];
  const outlines: Outlines = new Map();
  const content = marks.map((mark) => markToSvg(mark, outlines)).join('');
  const characters = [...outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><defs>${characters}</defs><rect width="${wide}" height="${high}" fill="#FFFFFF"/><g transform="translate(${margin} ${margin})">${content}</g></svg>`;
}

function markToSvg(mark: Mark, outlines: Outlines): string {
  switch (mark.kind) {
    case 'text':
      return textToSvg(mark, outlines);
    case 'figure':
      return placed(mark);
    case 'line':
      return `<path d="M${decimal(mark.x1)} ${decimal(mark.y1)}L${decimal(mark.x2)} ${decimal(mark.y2)}" stroke="${mark.color}" stroke-width="${decimal(mark.width)}"/>`;
    case 'box':
      return `<rect x="${decimal(mark.x)}" y="${decimal(mark.y)}" width="${decimal(mark.width)}" height="${decimal(mark.height)}" rx="${decimal(mark.radius)}" fill="${mark.fill}" stroke="${mark.stroke}" stroke-width="${decimal(mark.lineWidth)}"/>`;
    case 'round':
      return `<circle cx="${decimal(mark.x)}" cy="${decimal(mark.y)}" r="${decimal(mark.radius)}" fill="${mark.fill}" stroke="${mark.stroke}" stroke-width="${decimal(mark.radius * 0.1)}"/>`;
  }
}

function textToSvg({ text, face, size, x, y, color }: TextMark, outlines: Outlines): string {
  const scale = size / fontOf(face).unitsPerEm;
  const letters = lineLayout(face, text).words.flatMap((word) =>
    word.glyphs.map(({ id, outline, x: left }) => {
      if (outline === '') return '';
      outlines.set(id, outline);
      return `<use href="#${id}" x="${word.x + left}"/>`;
    }),
  );
  return `<g transform="translate(${decimal(x)} ${decimal(y)}) scale(${scale} ${-scale})" fill="${color}">${letters.join('')}</g>`;
}

/** A drawing inside the SVG. Only its root element is replaced, to set position and size. */
function placed({ svg, x, y, width, height }: FigureMark): string {
  const [root = '', box = ''] = /^<svg [^>]*viewBox="([^"]+)">/.exec(svg) ?? [];
  const frame = `<svg x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" viewBox="${box}">`;
  return frame + svg.slice(root.length);
}
