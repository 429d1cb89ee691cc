import { z } from 'zod';
import { emailSchema } from '@markwell/shared/contract/field-schemas';
import { plainName } from '@markwell/shared/text/plain-name';
import { GoogleFailure, type GoogleProfile, type GoogleSettings } from './google.ts';

const maxNameLength = 120;
/** A text from Google, cleaned so that it can be stored. An empty or invalid one becomes undefined. */
const nameSchema = z
  .string()
  .transform((text) => plainName(text.toWellFormed()).slice(0, maxNameLength).toWellFormed())
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);
const userInfoSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')]),
  name: nameSchema,
  given_name: nameSchema,
  family_name: nameSchema,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

/** Characters. A profile or a token has a few hundred. */
const maxReplyBytes = 64_000;

const defaultTokenUrl = 'https://oauth2.googleapis.com/token';
const defaultProfileUrl = 'https://openidconnect.googleapis.com/v1/userinfo';

const tokenSchema = z.object({ access_token: z.string().min(1) });

export interface GoogleApi {
  /** Exchanges a single-use code for an access token. `parameters` are those of the grant. */
  exchange: (code: string, parameters: Record<string, string>) => Promise<string>;
  readProfile: (accessToken: string) => Promise<GoogleProfile>;
}

/** The two requests that our server sends to Google. Both throw GoogleFailure. */
export function createGoogleApi(settings: GoogleSettings): GoogleApi {
  const callGoogle = createGoogleHttpClient(settings.timeoutMs);
  const { clientId, clientSecret, tokenUrl = defaultTokenUrl, profileUrl = defaultProfileUrl } = settings;

  return {
    async exchange(code, parameters) {
      const client = { client_id: clientId, client_secret: clientSecret };
      const body = new URLSearchParams({ ...parameters, ...client, code });
      const { data } = tokenSchema.safeParse(await callGoogle('token', tokenUrl, { method: 'POST', body }));
      if (!data) throw new GoogleFailure('authentication_failed', 'the token endpoint returned no token');
      return data.access_token;
    },
    async readProfile(accessToken) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      return readGoogleProfile(await callGoogle('profile', profileUrl, { headers }));
    },
  };
}

type GoogleHttpClient = (endpointName: string, url: string, request: RequestInit) => Promise<unknown>;

/**
 * Calls Google with a timeout and a limit on the length of the reply. Follows no redirects, which could leak
 * a secret. Resolves to the JSON of the reply; throws GoogleFailure. `endpointName` is for the log.
 */
function createGoogleHttpClient(timeoutMs: number): GoogleHttpClient {
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

/** Reads a reply of Google's userinfo endpoint. Throws GoogleFailure when it is not a valid profile. */
function readGoogleProfile(reply: unknown): GoogleProfile {
  const { data, error } = userInfoSchema.safeParse(reply);
  if (!data) {
    const invalidFields = error.issues.map(({ path }) => path.join('.') || 'everything').join(', ');
    throw new GoogleFailure('authentication_failed', `the profile is not as expected: ${invalidFields}`);
  }
  const fullName = [data.given_name, data.family_name].filter((part) => part !== undefined).join(' ');
  return {
    googleId: data.sub,
    email: data.email,
    isEmailVerified: data.email_verified,
    name: data.name ?? fullName,
    firstName: data.given_name,
    lastName: data.family_name,
    avatar: data.picture,
  };
}
