import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes. A smaller reply fits into one packet anyway. */
const minCompressedBytes = 1_200;
/** The default level takes 17 ms for 16 KB; this one is as fast as gzip and its output is smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Sends a text, compressed if the client accepts that and the text is long enough. Keeps headers that are
 * already set.
 */
export async function sendText(
  request: Request,
  response: Response,
  status: number,
  contentType: string,
  text: string,
): Promise<void> {
  let body: string | Buffer = text;
  if (text.length > minCompressedBytes) {
    response.vary('Accept-Encoding');
    // Checked one by one: checking both together would choose gzip, because of the order that browsers send.
    const encoding = request.acceptsEncodings('br') || request.acceptsEncodings('gzip');
    if (encoding === 'br') body = await compressBrotli(text, brotliOptions);
    else if (encoding === 'gzip') body = await compressGzip(text);
    if (encoding === 'br' || encoding === 'gzip') response.setHeader('Content-Encoding', encoding);
  }
  response.statusCode = status;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** Sends JSON that must not be cached, because it is for this caller only. */
export async function sendJson(
  request: Request,
  response: Response,
  status: number,
  value: unknown,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  await sendText(request, response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}
