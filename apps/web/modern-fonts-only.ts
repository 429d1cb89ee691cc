import type { Plugin } from 'vite';

/** Keeps only KaTeX's WOFF2 fonts, which every browser we support uses. */
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
