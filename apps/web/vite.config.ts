import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './chunks.ts';
import { modernFontsOnly } from './modern-fonts-only.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [react(), tailwindcss(), modernFontsOnly()],
  html: { cspNonce: 'CSP_NONCE' }, // the API puts each response's own in its place
  server: { proxy: { '/api': api, '/media': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The page's policy takes fonts from its own origin, not from data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 650, // of KB before compression; the build checks the first route itself
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
