import { pipeline } from 'node:stream/promises';
import type { Express, Request } from 'express';
import type { Context } from '#context.ts';
import { openMedia } from './open-media.service.ts';
import { sendText } from '#http/send-json.ts';

const yearInSeconds = 31_536_000;

/** No file can run scripts or load others, not even an SVG; the web application may show it, even from another origin. */
const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** GET /media/:key. Files are not JSON, so they have a route of their own. */
export function serveMedia(app: Express, context: Context): void {
  app.get('/media/:key', async (request, response) => {
    const key = request.params.key;
    const parameters = {
      expires: parameter(request, 'expires'),
      signature: parameter(request, 'signature'),
      filename: parameter(request, 'filename'),
    };
    const { content, ...file } = await openMedia(context, key, parameters);
    response.set(fileHeaders);
    response.set({
      'Content-Disposition': file.isDisplayed ? 'inline' : `attachment; filename="${file.downloadName}"`,
      'Cache-Control': file.isPublic ? `public, max-age=${yearInSeconds}, immutable` : 'private, max-age=300',
    });
    if ('svg' in content) return sendText(request, response, 200, file.contentType, content.svg);
    const { stream, byteSize } = content;
    response.set({ 'Content-Type': file.contentType, 'Content-Length': String(byteSize) });
    if (request.method === 'HEAD') {
      stream.destroy();
      response.end();
      return;
    }
    await pipeline(stream, response).catch((error: unknown) => {
      // A client that disconnects during a download is not an error.
      if (!response.destroyed) throw error;
    });
  });
}

function parameter(request: Request, name: string): string {
  const value = request.query[name];
  return typeof value === 'string' ? value : '';
}
