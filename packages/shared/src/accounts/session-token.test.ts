import { describe, expect, it } from 'vitest';
import { checkToken } from './session-token.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const tokenWith = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

describe('the local check of a token', () => {
  it.each([
    [null, 'No token provided'],
    ['', 'No token provided'],
    ['one.two', 'Invalid token format'],
    ['one.two.three.four', 'Invalid token format'],
    ['a..c', 'Invalid token format'],
    ['a.%%%.c', 'Invalid token payload'],
    ['a.bm90IGpzb24.c', 'Invalid token payload'],
    [tokenWith('text'), 'Invalid token payload structure'],
    [tokenWith(null), 'Invalid token payload structure'],
    [tokenWith({ id: 'x' }), 'Invalid token payload structure'],
    [tokenWith({ exp: 'soon' }), 'Invalid token payload structure'],
    [tokenWith({ exp: now / 1000 - 1 }), 'Token expired'],
  ])('refuses %s: %s', (token, reason) => {
    expect(checkToken(token, now)).toEqual({ valid: false, reason });
  });

  it('accepts a token that expires now or later, also with names outside ASCII', () => {
    const check = checkToken(tokenWith({ exp: now / 1000, name: 'Zoë Łucka' }), now);
    expect(check).toEqual({ valid: true, payload: { exp: now / 1000, name: 'Zoë Łucka' } });
  });
});
