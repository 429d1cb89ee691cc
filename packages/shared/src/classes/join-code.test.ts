import { expect, it } from 'vitest';
import { joinCodeSchema } from './classes.schemas.ts';
import { createJoinCode, formatJoinCode, normaliseJoinCode } from './join-code.ts';

it('understands a code as people type it, and shows it in two groups', () => {
  for (const typed of ['cdfghj', ' CDF-GHJ ', 'cdf ghj', 'CDF–GHJ'])
    expect(normaliseJoinCode(typed)).toBe('CDFGHJ');
  expect(formatJoinCode('CDFGHJ')).toBe('CDF-GHJ');
});

it('makes codes that the schema accepts, of characters that cannot be mistaken', () => {
  for (let first = 0; first < 22; first++) {
    const code = createJoinCode((below) => first % below);
    expect(joinCodeSchema.parse(formatJoinCode(code))).toBe(code);
    expect(code).not.toMatch(/[AEIOUBLSZ01258]/u);
  }
});

it('refuses what cannot be a code', () => {
  for (const typed of ['', 'CDF', 'CDFGHJK', 'ABCDEF', 'CDFGH0'])
    expect(joinCodeSchema.safeParse(typed).error?.issues[0]?.message).toBe(
      'A join code has six letters and digits, for example CDF-GHJ',
    );
});
