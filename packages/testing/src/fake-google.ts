/** Replaces Google in tests and journeys: an OAuth server where a user can sign in with any address. */
import type { IncomingMessage } from 'node:http';
import { OAuth2Server, type AugmentedRequest, type MutableResponse } from 'oauth2-mock-server';

export type { MutableResponse } from 'oauth2-mock-server';

interface FakeGoogle {
  /** A page with a field for the address and a button to refuse. */
  accountsUrl: string;
  /** The same without a page: `login_hint` is the address. */
  authorizationUrl: string;
  tokenUrl: string;
  profileUrl: string;
  /** Changes the profile of an address; undefined removes a field. */
  describe: (email: string, change: Record<string, unknown>) => void;
  server: OAuth2Server;
  stop: () => Promise<void>;
}

/** Starts the server on a free port. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  const described = new Map<string, Record<string, unknown>>();
  const emailOfCode = new Map<string, string>();

  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: AugmentedRequest) => {
    emailOfCode.set(url.searchParams.get('code') ?? '', String(request.query['login_hint']));
  });
  server.service.on(
    'beforeTokenSigning',
    ({ payload }: { payload: Record<string, unknown> }, { body }: { body: { code?: string } }) => {
      payload['sub'] = emailOfCode.get(body.code ?? '');
    },
  );
  server.service.on('beforeUserinfo', (response: MutableResponse, request: IncomingMessage) => {
    const email = bearerOf(request);
    response.body = { ...defaultProfile(email), ...described.get(email) };
  });
  server.service.addRoute('GET', '/accounts', ({ query }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(accountsPage(query));
  });

  await server.start(0, '127.0.0.1');
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    accountsUrl: `${address}/accounts`,
    authorizationUrl: `${address}/authorize`,
    tokenUrl: `${address}/token`,
    profileUrl: `${address}/userinfo`,
    describe: (email, change) => void described.set(email, change),
    server,
    stop: () => server.stop(),
  };
}

/** The default profile of an address. */
function defaultProfile(email: string) {
  return {
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: 'Robin Ashdown',
    given_name: 'Robin',
    family_name: 'Ashdown',
    picture: 'https://pictures.example.com/robin.png',
  };
}

/** Returns the address for which the access token was made. */
function bearerOf({ headers }: IncomingMessage): string {
  const payload = (headers.authorization ?? '').split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { sub?: string };
  return sub ?? '';
}

function accountsPage(query: Record<string, string | string[] | undefined>): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`)
    .join('');
  const back = new URL(String(query['redirect_uri']));
  back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', String(query['state']));
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
    <form action="/authorize">${hidden}<label>E-mail <input name="login_hint"></label><button>Continue</button></form>
    <a href="${escaped(back.href)}">Cancel</a></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
