import { pipeline } from 'node:stream/promises';
import type { Express, Request } from 'express';
import type { MediaService } from '../../domain/media/open-media.service.ts';

const yearInSeconds = 31_536_000;

/** A file cannot run scripts; the web application may show it, even from another origin. */
const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** GET /media/:key. Files are not JSON, so they have a route of their own. */
export function serveMedia(app: Express, service: MediaService): void {
  app.get('/media/:key', async (request, response) => {
    const key = request.params.key;
    const parameters = {
      expires: parameter(request, 'expires'),
      signature: parameter(request, 'signature'),
      filename: parameter(request, 'filename'),
    };
    const { stream, ...file } = await service.open(key, parameters);
    response.set(fileHeaders);
    response.set({
      'Content-Type': file.contentType,
      'Content-Length': String(file.byteSize),
      'Content-Disposition': file.isDisplayed ? 'inline' : `attachment; filename="${file.downloadName}"`,
      'Cache-Control': file.isPublic ? `public, max-age=${yearInSeconds}, immutable` : 'private, max-age=300',
    });
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
