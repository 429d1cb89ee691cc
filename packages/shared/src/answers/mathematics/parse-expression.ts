import type { Expression, FunctionName } from './expression-tree.ts';
import type { Token } from './tokens.ts';
import { Unreadable } from './unreadable.ts';

/** The deepest brackets, powers and functions within each other. */
const maxDepth = 30;

export interface ExpressionReader {
  readSum: () => Expression;
  isAtEnd: () => boolean;
  /** The next token, if it is a sign. */
  peekSign: () => string | undefined;
  takeSign: (sign: string) => boolean;
  takeWord: (word: 'and' | 'or') => boolean;
  opensCoordinates: () => boolean;
  /** Says what is wrong with the next token. */
  unexpected: () => string;
}

const inverses: Partial<Record<FunctionName, FunctionName>> = {
  sin: 'arcsin',
  cos: 'arccos',
  tan: 'arctan',
  sinh: 'arsinh',
  cosh: 'arcosh',
  tanh: 'artanh',
};

const describe = (token: Token): string => {
  switch (token.kind) {
    case 'number':
      return token.text;
    case 'sign':
      return token.sign;
    case 'word':
      return token.word;
    case 'constant':
    case 'variable':
    case 'function':
      return token.name;
  }
};

/**
 * Reads expressions from tokens. Signs bind as at school: powers, then products from left to right (also where no sign
 * is written, so that 1/2x is half of x), then sums. A function without brackets takes the factors after it.
 */
export function createExpressionReader(tokens: readonly Token[]): ExpressionReader {
  let at = 0;
  let depth = 0;
  let openBars = 0;

  const peek = () => tokens[at];
  const peekSign = () => {
    const token = tokens[at];
    return token?.kind === 'sign' ? token.sign : undefined;
  };
  const takeSign = (sign: string) => {
    if (peekSign() !== sign) return false;
    at++;
    return true;
  };

  function unexpected(): string {
    const token = peek();
    if (!token) return 'Something is missing at the end.';
    if (token.kind === 'sign' && token.sign === ')')
      return 'There is a closing bracket without an opening one.';
    return `We did not expect ${describe(token)} there.`;
  }

  function deeper<Value>(read: () => Value): Value {
    if (++depth > maxDepth) throw new Unreadable('There are too many brackets and powers within each other.');
    const value = read();
    depth--;
    return value;
  }

  function readSum(): Expression {
    let left = readProduct();
    for (let sign = peekSign(); sign === '+' || sign === '-' || sign === '±'; sign = peekSign()) {
      at++;
      left = { kind: 'binary', operator: sign, left, right: readProduct() };
    }
    return left;
  }

  function readProduct(): Expression {
    let left = readSigned();
    for (;;) {
      const sign = peekSign();
      if (sign === '*' || sign === '/') {
        at++;
        left = { kind: 'binary', operator: sign, left, right: readSigned() };
      } else if (beginsFactor()) {
        left = { kind: 'binary', operator: '*', left, right: readPower() };
      } else return left;
    }
  }

  /** Whether the next token can follow a factor without a sign: 2x, 3(x+1), x sin x; not 2 3. */
  function beginsFactor(): boolean {
    const token = peek();
    if (!token || token.kind === 'word') return false;
    if (token.kind === 'sign') return token.sign === '(' || (token.sign === '|' && openBars === 0);
    if (token.kind !== 'number') return true;
    if (tokens[at - 1]?.kind === 'number')
      throw new Unreadable(
        `There is no sign between ${describe(tokens[at - 1] ?? token)} and ${token.text}.`,
      );
    return true;
  }

  function readSigned(): Expression {
    let isNegative = false;
    let isPlusMinus = false;
    for (let sign = peekSign(); sign === '-' || sign === '+' || sign === '±'; sign = peekSign()) {
      at++;
      if (sign === '-') isNegative = !isNegative;
      if (sign === '±') isPlusMinus = true;
    }
    const factor = readPower();
    const signed: Expression = isNegative ? { kind: 'negative', of: factor } : factor;
    return isPlusMinus ? { kind: 'binary', operator: '±', left: nothing, right: signed } : signed;
  }

  function readPower(): Expression {
    const base = readPostfix();
    return takeSign('^') ? { kind: 'binary', operator: '^', left: base, right: deeper(readSigned) } : base;
  }

  function readPostfix(): Expression {
    let inner = readPrimary();
    for (let sign = peekSign(); sign === '!' || sign === '%' || sign === '°'; sign = peekSign()) {
      at++;
      inner = { kind: 'postfix', operator: sign, of: inner };
    }
    return inner;
  }

  function readPrimary(): Expression {
    const token = peek();
    if (token?.kind === 'sign' && (token.sign === '(' || token.sign === '|')) return readBrackets(token.sign);
    if (!token || token.kind === 'sign' || token.kind === 'word') throw new Unreadable(unexpected());
    at++;
    if (token.kind === 'function') return deeper(() => readCall(token.name, baseOf(token)));
    return token;
  }

  const baseOf = (token: Token & { kind: 'function' }): Expression | undefined =>
    token.base && { kind: 'number', value: token.base, text: String(token.base.numerator) };

  function readBrackets(opening: '(' | '|'): Expression {
    at++;
    const bars = openBars;
    openBars = opening === '|' ? bars + 1 : 0;
    const inner = deeper(readSum);
    openBars = bars;
    if (!takeSign(opening === '|' ? '|' : ')')) {
      throw new Unreadable(
        peek()
          ? unexpected()
          : `A bracket is not closed: ${opening === '(' ? ') is missing' : '| is missing'}.`,
      );
    }
    return opening === '|' ? { kind: 'call', name: 'abs', of: inner } : inner;
  }

  /** What follows the name of a function: sin x, sin(x), sin^2 x, sin^-1 x, √12. */
  function readCall(name: FunctionName, base: Expression | undefined): Expression {
    let power: Expression | undefined;
    if (peekSign() === '^') {
      at++;
      power = readSigned();
    }
    const isInverse = power?.kind === 'negative' && power.of.kind === 'number' && power.of.text === '1';
    const inverse = isInverse ? inverses[name] : undefined;
    const call: Expression = {
      kind: 'call',
      name: inverse ?? name,
      of: readArgument(name),
      ...(base && { base }),
    };
    return power && !inverse ? { kind: 'binary', operator: '^', left: call, right: power } : call;
  }

  function readArgument(name: FunctionName): Expression {
    if (peekSign() === '(' || peekSign() === '|') return readBrackets(peekSign() === '(' ? '(' : '|');
    // √3x is √3 times x, but sin 2x is the sine of 2x.
    if (name === 'sqrt' || name === 'cbrt') return readPostfixOfRoot();
    let argument = readSigned();
    while (beginsFactor() && peek()?.kind !== 'function' && peekSign() !== '(')
      argument = { kind: 'binary', operator: '*', left: argument, right: readPower() };
    return argument;
  }

  const readPostfixOfRoot = () => {
    const inner = readPrimary();
    return takeSign('!') ? ({ kind: 'postfix', operator: '!', of: inner } as const) : inner;
  };

  function opensCoordinates(): boolean {
    if (peekSign() !== '(') return false;
    let open = 0;
    for (let index = at; index < tokens.length; index++) {
      const token = tokens[index];
      if (token?.kind !== 'sign') continue;
      if (token.sign === '(') open++;
      if (token.sign === ')' && --open === 0) return false;
      if ((token.sign === ',' || token.sign === ';') && open === 1) return true;
    }
    return false;
  }

  return {
    readSum,
    isAtEnd: () => at >= tokens.length,
    peekSign,
    takeSign,
    takeWord: (word) => {
      const token = peek();
      if (token?.kind !== 'word' || token.word !== word) return false;
      at++;
      return true;
    },
    opensCoordinates,
    unexpected,
  };
}

/** What stands before a ± at the beginning. */
const nothing: Expression = { kind: 'number', value: { numerator: 0n, denominator: 1n }, text: '' };
