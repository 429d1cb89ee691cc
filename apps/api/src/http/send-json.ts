import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes: below this a reply fits one packet anyway. */
const worthCompressing = 1_200;
/** The default level would cost 17 ms for 16 KB; this one is as quick as gzip and smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a text, compressed when the caller takes that and it is worth it. Headers set before stay. */
export async function sendText(
  request: Request,
  response: Response,
  status: number,
  contentType: string,
  text: string,
): Promise<void> {
  let body: string | Buffer = text;
  if (text.length > worthCompressing) {
    response.vary('Accept-Encoding');
    // One by one: asked for both at once, browsers' order would choose gzip.
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

/** Sends JSON that nobody may keep: it is this caller's. */
export async function sendJson(
  request: Request,
  response: Response,
  status: number,
  value: unknown,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  await sendText(request, response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}
