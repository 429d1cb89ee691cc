import { describe, expect, it } from 'vitest';
import { evaluate, gradient, integral, sameExpression } from './expression.ts';

describe('printed mathematics', () => {
  it.each([
    ['6 + 4 × (9 − 3)', 30],
    ['2,400 ÷ 8 − 1', 299],
    ['−3² + 4', -5],
    ['2 × 10⁻²', 0.02],
    ['8^(2/3)', 4],
    ['16³ᐟ⁴', 8],
    ['3√16', 12],
    ['√(9 + 16)', 5],
    ['½(4 + 6)', 5],
    ['sin²(1) + cos²(1)', 1],
  ])('%s is %s', (text, value) => {
    expect(evaluate(text)).toBeCloseTo(value, 10);
  });

  it('reads a letter next to a number as a product', () => {
    expect(evaluate('3x² − 4(x + y)/2', { x: 2, y: 5 })).toBe(-2);
    expect(evaluate('2e^(3x)', { x: 1 })).toBeCloseTo(2 * Math.exp(3), 8);
    expect(() => evaluate('3z', { x: 1 })).toThrow('no value');
  });

  it('compares, differentiates and integrates', () => {
    expect(sameExpression('(x + 1)(x − 2)', 'x² − x − 2')).toBe(true);
    expect(sameExpression('(x + 1)(x − 2)', 'x² − x + 2')).toBe(false);
    expect(gradient('x³', 2)).toBeCloseTo(12, 5);
    expect(integral('x²', 0, 3)).toBeCloseTo(9, 8);
  });
});
