import mathjax from 'mathjax';
import { splitMathematics } from '@markwell/shared/mathematics/mathematics';

/** A typeset formula as outlines. Lengths are relative to the text size; `ascent` and `descent` are from the baseline. */
export interface TypesetFormula {
  svg: string;
  width: number;
  ascent: number;
  descent: number;
}

/** MathJax draws in thousandths of the text size. */
const unitsPerEm = 1000;

const library = await mathjax.init({
  loader: { load: ['input/tex', 'output/svg', '[tex]/mhchem', '[tex]/boldsymbol', '[tex]/cancel'] },
  startup: { typeset: false },
  svg: { fontCache: 'none' },
  tex: {
    packages: ['base', 'ams', 'mhchem', 'boldsymbol', 'cancel'],
    formatError: (_, { message }) => {
      throw new Error(message);
    },
  },
});

const typeset = new Map<string, TypesetFormula>();

/**
 * Typesets a formula in TeX as paths of one colour. Throws if MathJax does not understand it or its fonts lack a
 * character, so that no source and no empty box is ever printed.
 */
export function typesetFormula(tex: string, isDisplay: boolean, color: string): TypesetFormula {
  const key = `${isDisplay} ${color} ${tex}`;
  const known = typeset.get(key) ?? drawn(tex, isDisplay, color);
  typeset.set(key, known);
  return known;
}

function drawn(tex: string, isDisplay: boolean, color: string): TypesetFormula {
  const { adaptor } = library.startup;
  const markup = adaptor.innerHTML(library.tex2svg(tex, { display: isDisplay, em: 16, ex: 8 }));
  const [, box = '', content = ''] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>([^]*)<\/svg>$/.exec(markup) ?? [];
  if (content === '' || content.includes('<text')) throw new Error(`This formula cannot be typeset: ${tex}`);
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const paths = content
    .replaceAll(/ (?:data-[\w-]+|role|focusable)="[^"]*"/g, '')
    .replaceAll(
      'stroke="currentColor" fill="currentColor" stroke-width="0"',
      `fill="${color}" stroke="none"`,
    );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="translate(${-left} ${-top})">${paths}</g></svg>`,
    width: width / unitsPerEm,
    ascent: -top / unitsPerEm,
    descent: (height + top) / unitsPerEm,
  };
}

/** Whether every formula of a text can be typeset. */
export function canTypeset(text: string): boolean {
  try {
    for (const part of splitMathematics(text))
      if (part.kind === 'mathematics') typesetFormula(part.tex, part.isDisplay, '#000000');
    return true;
  } catch {
    return false;
  }
}
