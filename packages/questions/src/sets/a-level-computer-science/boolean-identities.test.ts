import { describe, expect, it } from 'vitest';
import { wordsOf } from '../question-set.ts';
import { setOf } from '../all-sets.ts';

const booleanAlgebra = setOf('A_LEVEL_COMPUTER_SCIENCE/BOOLEAN_ALGEBRA', 'questions');
const circuitsAndIdentities = setOf('A_LEVEL_COMPUTER_SCIENCE/BOOLEAN_ALGEBRA', 'circuits-and-identities');
const gatesMapsAndAdders = setOf('A_LEVEL_COMPUTER_SCIENCE/BOOLEAN_ALGEBRA', 'gates-maps-and-adders');
const lawsAndFlipFlops = setOf('A_LEVEL_COMPUTER_SCIENCE/BOOLEAN_ALGEBRA', 'laws-and-flip-flops');

type Values = Readonly<Record<string, boolean>>;
type Rule = (values: Values) => boolean;

/** Reads ¬, ·, XOR and + (lowest precedence last). Undefined for a text that is not an expression, such as `A²`. */
function read(text: string): Rule | undefined {
  const tokens = text.match(/XOR|[A-C01¬·+()]/g) ?? [];
  if (tokens.join('') !== text.replaceAll(' ', '')) return undefined;
  let place = 0;
  const joined =
    (sign: string, part: () => Rule, join: (a: boolean, b: boolean) => boolean): (() => Rule) =>
    () => {
      let rule = part();
      while (tokens[place] === sign) {
        place += 1;
        const [left, right] = [rule, part()];
        rule = (values) => join(left(values), right(values));
      }
      return rule;
    };
  const factor = (): Rule => {
    const token = tokens[place++];
    if (token === '¬') {
      const inner = factor();
      return (values) => !inner(values);
    }
    if (token === '(') {
      const inner = sum();
      place += 1;
      return inner;
    }
    return (values) => token === '1' || values[token ?? ''] === true;
  };
  const product = joined('·', factor, (a, b) => a && b);
  const difference = joined('XOR', product, (a, b) => a !== b);
  const sum = joined('+', difference, (a, b) => a || b);
  const rule = sum();
  return place === tokens.length ? rule : undefined;
}

function table(text: string): string | undefined {
  const rule = read(text);
  if (!rule) return undefined;
  const rows = Array.from({ length: 8 }, (_, row) => ({
    A: (row & 4) > 0,
    B: (row & 2) > 0,
    C: (row & 1) > 0,
  }));
  return rows.map((values) => (rule(values) ? '1' : '0')).join('');
}

const asked =
  /(?:[Ww]hat does (.+) simplify to|Which expression is equal to (.+)|Which is De Morgan’s law for (.+))\?$/;
const cases = [booleanAlgebra, circuitsAndIdentities, gatesMapsAndAdders, lawsAndFlipFlops].flatMap(
  ({ items }) =>
    items.flatMap(({ body, right, wrong }) => {
      const expression = (asked.exec(body) ?? []).slice(1).join('');
      return expression === '' ? [] : [{ expression, right: wordsOf(right), wrong: wrong.map(wordsOf) }];
    }),
);

describe('the Boolean identities', () => {
  it('are found in more than fifteen questions', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases)('$expression is $right and no other option', ({ expression, right, wrong }) => {
    const meaning = table(expression);
    expect(meaning).toMatch(/^[01]{8}$/);
    expect(table(right)).toBe(meaning);
    expect(wrong.map(table)).not.toContain(meaning);
  });
});
