import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { badRequest, DomainError } from '../../domain/domain-error.ts';
import { encodingErrorText } from './encoding-error.ts';

/** Everyone may send a request to a public endpoint, and none of them needs much. */
const readPublicText = textReader('16kb');
const readText = textReader('1mb');

function textReader(limit: string): RequestHandler {
  return express.text({
    limit,
    type: 'application/json',
    // Decoding would replace every byte that is not UTF-8 with U+FFFD, and that would be stored.
    verify: (_request, _response, body, charset) => {
      if (charset === 'utf-8' && !isUtf8(body)) throw badRequest(encodingErrorText('The request'));
    },
  });
}

/**
 * Receives a JSON body, of 16 KB at most when it `isPublic`, else of 1 MB, without parsing it. Throws UNSUPPORTED_TYPE for
 * another content type, BAD_REQUEST for invalid UTF-8, and body-parser's error for a body that is too large.
 */
export async function receiveJsonBody(
  request: Request,
  response: Response,
  { isPublic }: { isPublic: boolean },
): Promise<string | undefined> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!hasBody) return undefined;
  if (!request.is('application/json')) {
    throw new DomainError('UNSUPPORTED_TYPE', 'Please send JSON (content type application/json)');
  }
  const read = isPublic ? readPublicText : readText;
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  return request.body as string;
}

/** Parses a received body. Throws BAD_REQUEST for malformed JSON. */
export function parseJsonBody(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request is not valid');
  }
}
