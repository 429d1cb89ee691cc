/** The payload of a session token; `exp` is in seconds since the epoch. */
export interface TokenPayload {
  exp: number;
  id?: string;
  email?: string;
  name?: string;
  role?: string;
  [claim: string]: unknown;
}

type TokenCheck = { valid: true; payload: TokenPayload } | { valid: false; reason: TokenFault };
type TokenFault =
  | 'No token provided'
  | 'Invalid token format'
  | 'Invalid token payload'
  | 'Invalid token payload structure'
  | 'Token expired';

function decode(segment: string): unknown {
  const bytes = Uint8Array.from(atob(segment.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Checks the format and expiry of a stored or received token. Only the server checks the signature. */
export function checkToken(token: string | null | undefined, nowMs: number): TokenCheck {
  if (!token) return { valid: false, reason: 'No token provided' };
  const segments = token.split('.');
  const [, body] = segments;
  if (segments.length !== 3 || !body) return { valid: false, reason: 'Invalid token format' };
  let payload: unknown;
  try {
    payload = decode(body);
  } catch {
    return { valid: false, reason: 'Invalid token payload' };
  }
  if (
    typeof payload !== 'object' ||
    payload === null ||
    !('exp' in payload) ||
    typeof payload.exp !== 'number'
  ) {
    return { valid: false, reason: 'Invalid token payload structure' };
  }
  if (payload.exp * 1000 < nowMs) return { valid: false, reason: 'Token expired' };
  return { valid: true, payload: payload as TokenPayload };
}
