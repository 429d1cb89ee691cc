import { describe, expect, test } from 'vitest';
import { hasForm, type ExpressionForm } from './forms.ts';
import { parseExpression } from './parse.ts';

const examples: Readonly<Record<Exclude<ExpressionForm, 'any'>, { is: string; isNot: string }>> = {
  expanded: { is: 'x²-2x+1; -6x; 3; x³y', isNot: 'x+x; (x-1)²; 3(x+2); x(x+1)/2' },
  factorised: {
    is: '(x-3)(x+3); 2x(x-3); (2x+1)²; x²+1; 3(a+b); xy(x+y)',
    isNot: 'x⁴-16; 4x²-9y²; xy+2x+3y+6; 2x(2x-6); x²+2x; (x²-1)(x+2)',
  },
  simplified: {
    is: '2a+2b; 2(a+b); 5x/2; 3/4; (x+1)/(x-1); 2√3; 1/x; 3x²y; x/2+1/3',
    isNot: 'a+a; 2*3x; 4/6; x*x; (x²-1)/(x-1); √12; 1x; x+0; 6x/2; (2x+2)/2; 2^3x; x^1',
  },
  surd: { is: '2√3; √2/2; (3+√5)/2; 3+√2; √6; 5', isNot: '√12; 1/√2; √9; √2+√2; 1.5√2; √2√3; 2/(1+√3)' },
  completedSquare: {
    is: '(x+3)²-4; 2(x-1)²+5; 7-(x+2)²; (x+p)²-p²+q; k(x+1)²-k',
    isNot: 'x²+6x+5; (x+1)(x+5); (x-1)²+x; x²+6x+k²; x²+6x+y²',
  },
  singleFraction: { is: '(x+1)/(x-2); 3/x; -2/(x+1); 5', isNot: '1/x+1; 1/(1+1/x); 2(1/x)' },
};

const cases = Object.entries(examples).flatMap(([form, { is, isNot }]) => [
  ...is.split('; ').map((text) => [form as ExpressionForm, text, true] as const),
  ...isNot.split('; ').map((text) => [form as ExpressionForm, text, false] as const),
]);

describe('whether an expression has a form', () => {
  test.each(cases)('%s: %s: %s', (form, text, expected) => {
    const expression = parseExpression(text);
    expect(expression && hasForm(expression, form)).toBe(expected);
  });
});
