import { GoogleFailure } from './google.ts';

/** Characters. A profile or a token has a few hundred. */
const maxReplyBytes = 64_000;

export type GoogleHttpClient = (endpointName: string, url: string, request: RequestInit) => Promise<unknown>;

/**
 * Calls Google with a timeout and a limit on the length of the reply. Follows no redirects, which could leak
 * a secret. Resolves to the JSON of the reply; throws GoogleFailure. `endpointName` is for the log.
 */
export function createGoogleHttpClient(timeoutMs: number): GoogleHttpClient {
  return async (endpointName, url, request) => {
    let status: number;
    let text: string;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...request, redirect: 'error', signal });
      status = response.status;
      text = await readText(response);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      throw new GoogleFailure('google_unavailable', `the ${endpointName} endpoint did not answer: ${reason}`);
    }
    if (status >= 500)
      throw new GoogleFailure('google_unavailable', `the ${endpointName} endpoint returned status ${status}`);
    if (status !== 200)
      throw new GoogleFailure(
        'authentication_failed',
        `the ${endpointName} endpoint returned status ${status}`,
      );
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new GoogleFailure('authentication_failed', `the ${endpointName} endpoint did not return JSON`);
    }
  };
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxReplyBytes) throw new RangeError('The reply is too long');
  }
  return text + decoder.decode();
}
