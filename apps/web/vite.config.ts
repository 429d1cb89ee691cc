import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testLimit, waitLimit } from '../../tools/testing/time-limits.ts';
import { appShell } from './app-shell.ts';
import { chunkGroups } from './chunks.ts';
import { removeUnusedCode } from './remove-unused-code.ts';
import { serviceWorker } from './service-worker-build.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
  resolve: {
    alias: {
      // Its file for browsers needs a document, and the worker that reads question files has none.
      'decode-named-character-reference': createRequire(resolve('micromark')).resolve(
        'decode-named-character-reference',
      ),
    },
  },
  plugins: [react(), tailwindcss(), modernFontsOnly(), removeUnusedCode(), appShell(), serviceWorker()],
  html: { cspNonce: 'CSP_NONCE' }, // the API replaces this with each response's nonce
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The Content Security Policy allows fonts from our own origin, not from data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 650, // in KB before compression; the build checks the size of the first route itself
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers: '100%', // as the other projects have
    isolate: false,
    env: { DEBUG_PRINT_LIMIT: '2500' }, // characters of the page that a failed query prints
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: waitLimit } },
  },
});

/** Keeps only KaTeX's WOFF2 fonts, which every browser we support uses. */
function modernFontsOnly(): Plugin {
  return {
    name: 'modern-fonts-only',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]katex[\\/]dist[\\/].*[.]css/ },
      handler: (code) => code.replaceAll(/,\s*url\([^)]*[.](?:woff|ttf)\)\s*format\([^)]*\)/g, ''),
    },
  };
}
