import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { badRequest, DomainError } from '#platform/domain-error.ts';
import { encodingErrorText } from './encoding-error.ts';

/**
 * Bytes of a body: parsing one of lists in lists takes 18 ms for 128 KB and 80 ms for 512 KB, in which nobody else is served.
 * Everyone may send a request to a public endpoint, and none of them needs much; staff send lists of users.
 */
export const maxJsonBytes = { public: 16 * 1_024, pupil: 128 * 1_024, staff: 512 * 1_024 };
export type JsonSender = keyof typeof maxJsonBytes;
const readers = {
  public: textReader(maxJsonBytes.public),
  pupil: textReader(maxJsonBytes.pupil),
  staff: textReader(maxJsonBytes.staff),
};

function textReader(limit: number): RequestHandler {
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
 * Receives a JSON body without parsing it. Throws UNSUPPORTED_TYPE for another content type, BAD_REQUEST for invalid UTF-8,
 * and body-parser's error for a body that is larger than its sender needs.
 */
export async function receiveJsonBody(
  request: Request,
  response: Response,
  sender: JsonSender,
): Promise<string | undefined> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!hasBody) return undefined;
  if (!request.is('application/json')) {
    throw new DomainError('UNSUPPORTED_TYPE', 'Please send JSON (content type application/json)');
  }
  await new Promise<void>((resolve, reject) => {
    void readers[sender](request, response, (error?: unknown) => {
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
