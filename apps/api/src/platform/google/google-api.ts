import { z } from 'zod';
import { createGoogleHttpClient } from './google-http-client.ts';
import { GoogleFailure, type GoogleProfile, type GoogleSettings } from './google.ts';
import { readGoogleProfile } from './google-profile.ts';

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
