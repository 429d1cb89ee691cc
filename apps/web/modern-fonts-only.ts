import type { Plugin } from 'vite';

/** KaTeX offers each font three times; every browser of our target takes the WOFF2. */
export function modernFontsOnly(): Plugin {
  return {
    name: 'modern-fonts-only',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]katex[\\/]dist[\\/].*[.]css/ },
      handler: (code) => code.replaceAll(/,\s*url\([^)]*[.](?:woff|ttf)\)\s*format\([^)]*\)/g, ''),
    },
  };
}
