import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { Express } from 'express';
import sirv from 'sirv';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { sendText } from '../send-json.ts';

/** The build's placeholder in index.html for the nonce of each reply. */
const noncePlaceholder = 'CSP_NONCE';

/**
 * Serves the built web application: assets with a hash in their name, cached permanently and compressed by
 * the build, and for any other path the page itself, which has its own router. Unknown paths of the API, of
 * media files and of what programs look for (/.well-known) are passed to the next handler.
 */
export function serveWeb(app: Express, folder: string, headers: SecurityHeaders): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const serveFile = sirv(folder, {
    // Looks for the file at each request. Otherwise a file that a new build has removed would end the process.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      if (pathname === '/service-worker.js') headers.serviceWorker(response);
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.get('/{*path}', (request, response, next) => {
    if (/^\/(api|media|\.well-known)(\/|$)/.test(request.path)) {
      next();
      return;
    }
    const sendPage = async () => {
      const nonce = randomBytes(16).toString('base64');
      headers.page(response, nonce);
      response.setHeader('Cache-Control', 'no-cache');
      const html = page.replaceAll(noncePlaceholder, nonce);
      await sendText(request, response, 200, 'text/html; charset=utf-8', html);
    };
    if (request.path === '/' || request.path === '/index.html') return sendPage();
    serveFile(request, response, () => {
      if (request.path.startsWith('/assets/')) next();
      else sendPage().catch(next);
    });
  });
}
