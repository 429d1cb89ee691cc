import { createRequire } from 'node:module';
import { serwist } from '@serwist/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testLimit, waitLimit } from '@markwell/testing/time-limits';
import { appShell } from './app-shell.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

const { resolve } = createRequire(import.meta.url);

/**
 * Which modules that several pages share come in one file. Without these rules each would have its own, and a page a
 * hundred. Of answers, every page has what its contracts say of them: how a kind is read, shown and marked is in a file of
 * that kind, loaded with its first question. Most pages have no contract of teachers, parents and visitors.
 */
const contracts =
  /shared[\\/]src[\\/](?!assignments|parents|registration|answers[\\/](?!pictures|same-json)|text[\\/]comparable)/;
const sharedFiles = [
  { name: 'index', tags: ['$initial' as const], priority: 4 }, // what every page loads
  { name: 'word-lists', test: /@zxcvbn-ts/, priority: 3 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 3 },
  { name: 'contracts', test: contracts, minShareCount: 3, priority: 3 },
  {
    name: 'small',
    test: /apps[\\/]web[\\/](?!.*[\\/](typed[\\/]|item-content))/,
    maxModuleSize: 1_500,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'loaded-answers', // what every kind needs to be answered
    test: /answers[\\/](typed|parts[\\/](part-input|loaded-answers|answer-views|speech))/,
    priority: 1,
  },
  {
    name: 'answer-items', // what kinds with options or items share
    test: /(shared[\\/]src[\\/]answers|answers[\\/]content)[\\/](?!also)[^\\/]+$/,
    minShareCount: 3,
  },
];

/** The service worker, with the names of the files that it keeps: what a pupil may load, with the Latin fonts. */
const serviceWorker = serwist({
  swSrc: 'service-worker/service-worker.ts',
  swDest: 'service-worker.js',
  globDirectory: 'dist',
  rollupFormat: 'iife',
  globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
  globIgnores: [
    'assets/*-{vietnamese,latin-ext}-*',
    'assets/opendyslexic-*',
    'assets/{admin-pages,mock-test-view,question-file.worker,score-chart,word-lists}-*', // large, and never needed offline
  ],
});

export default defineConfig({
  resolve: {
    alias: {
      // Its file for browsers needs a document, and the worker that reads question files has none.
      'decode-named-character-reference': createRequire(resolve('micromark')).resolve(
        'decode-named-character-reference',
      ),
    },
  },
  plugins: [react(), tailwindcss(), modernFontsOnly(), appShell(), serviceWorker],
  html: { cspNonce: 'CSP_NONCE' }, // the API replaces this with each response's nonce
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The administrators' pages import forty files, whose names every page would carry.
      resolveDependencies: (file, names) =>
        file.includes('admin-pages') ? names.filter((name) => name.endsWith('.css')) : names,
    },
    // The Content Security Policy allows fonts from our own origin, not from data: URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 1_700, // in KB before compression; the build checks the size of the first route itself
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers: '100%', // as the other projects have
    isolate: false,
    unstubGlobals: true, // a stub left behind would be seen by the next file of the worker
    env: { DEBUG_PRINT_LIMIT: '300' }, // characters of each element that a failed query prints
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
