import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { badRequest, DomainError } from '../../domain/domain-error.ts';
import { encodingErrorText } from './encoding-error.ts';

const parseJson: RequestHandler = express.json({
  limit: '1mb',
  type: 'application/json',
  // Decoding would replace every byte that is not UTF-8 with U+FFFD, and that would be stored.
  verify: (_request, _response, body, charset) => {
    if (charset === 'utf-8' && !isUtf8(body)) throw badRequest(encodingErrorText('The request'));
  },
});

/**
 * Reads a JSON body of 1 MB at most. Throws UNSUPPORTED_TYPE for another content type, BAD_REQUEST for
 * invalid UTF-8, and body-parser's errors for a malformed or too large body.
 */
export async function readJsonBody(request: Request, response: Response): Promise<unknown> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!hasBody) return undefined;
  if (!request.is('application/json')) {
    throw new DomainError('UNSUPPORTED_TYPE', 'Please send JSON (content type application/json)');
  }
  await new Promise<void>((resolve, reject) => {
    void parseJson(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  return request.body;
}
