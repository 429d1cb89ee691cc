import type { Expression, Statement } from './expression-tree.ts';

const precedence = { sum: 1, product: 2, power: 3, atom: 4 } as const;

function levelOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return /[ /]/u.test(expression.text) ? precedence.product : precedence.atom;
    case 'negative':
      return precedence.sum;
    case 'binary':
      if (expression.operator === '^') return precedence.power;
      return expression.operator === '*' || expression.operator === '/' ? precedence.product : precedence.sum;
    case 'constant':
    case 'variable':
    case 'postfix':
    case 'call':
      return precedence.atom;
  }
}

/** In brackets if it binds less strongly than its place needs. */
const placed = (expression: Expression, level: number): string =>
  levelOf(expression) < level ? `(${expressionText(expression)})` : expressionText(expression);

/** -2x needs no brackets at the beginning of a product. */
const isNegative = ({ kind }: Expression) => kind === 'negative';

/** As it would be typed, with the fewest brackets: `2*x^2 - 1/3`. */
export function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'constant':
    case 'variable':
      return expression.name;
    case 'negative':
      return `-${placed(expression.of, precedence.product)}`;
    case 'postfix':
      return placed(expression.of, precedence.atom) + expression.operator;
    case 'call': {
      const base = expression.base ? `_${expressionText(expression.base)}` : '';
      return `${expression.name}${base}(${expressionText(expression.of)})`;
    }
    case 'binary':
      return binaryText(expression);
  }
}

function binaryText({ operator, left, right }: Expression & { kind: 'binary' }): string {
  if (operator === '^') return `${placed(left, precedence.atom)}^${placed(right, precedence.atom)}`;
  if (operator === '*' || operator === '/') {
    const below = operator === '/' ? precedence.power : precedence.product + 0.5;
    const first = isNegative(left) ? expressionText(left) : placed(left, precedence.product);
    return `${first}${operator}${placed(right, below)}`;
  }
  const before = expressionText(left);
  return `${before === '' ? '' : `${before} `}${operator}${before === '' ? '' : ' '}${placed(right, precedence.product)}`;
}

const texNames: Readonly<Record<string, string>> = {
  π: '\\pi ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  δ: '\\delta ',
  Δ: '\\Delta ',
  ε: '\\varepsilon ',
  θ: '\\theta ',
  λ: '\\lambda ',
  μ: '\\mu ',
  ρ: '\\rho ',
  σ: '\\sigma ',
  τ: '\\tau ',
  φ: '\\varphi ',
  ω: '\\omega ',
};

const notInTex: ReadonlySet<string> = new Set(['cosec', 'arsinh', 'arcosh', 'artanh']);

function texName(name: string): string {
  const [letter = '', subscript] = name.split('_');
  const written = texNames[letter] ?? letter;
  return subscript === undefined ? written : `${written.trim()}_{${subscript}}`;
}

/** As TeX, for the preview of what was read. */
export function expressionTex(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return numberTex(expression.text);
    case 'constant':
    case 'variable':
      return texName(expression.name);
    case 'negative':
      return `-${placedTex(expression.of, precedence.product)}`;
    case 'postfix':
      return (
        placedTex(expression.of, precedence.atom) +
        ({ '!': '!', '%': '\\%', '°': '^{\\circ}' } as const)[expression.operator]
      );
    case 'call':
      return callTex(expression);
    case 'binary':
      return binaryTex(expression);
  }
}

/** 2 1/2, 0.1̇8̇, 5.1e-2 */
function numberTex(text: string): string {
  const [, whole, above, below] = /^(\d+) (\d+)\/(\d+)$/u.exec(text) ?? [];
  if (above !== undefined && below !== undefined) return `${whole ?? ''}\\tfrac{${above}}{${below}}`;
  const [, digits, power] = /^([\d.]+)[eE]([+-]?\d+)$/u.exec(text) ?? [];
  if (digits !== undefined && power !== undefined) return `${digits}\\times 10^{${power.replace('+', '')}}`;
  return text.replaceAll(/(\d)\u0307/gu, '\\dot{$1}');
}

const placedTex = (expression: Expression, level: number): string =>
  levelOf(expression) < level ? `\\left(${expressionTex(expression)}\\right)` : expressionTex(expression);

function callTex({ name, of, base }: Expression & { kind: 'call' }, exponent = ''): string {
  if (name === 'sqrt') return `\\sqrt{${expressionTex(of)}}`;
  if (name === 'cbrt') return `\\sqrt[3]{${expressionTex(of)}}`;
  if (name === 'abs') return `\\left|${expressionTex(of)}\\right|`;
  const operator = notInTex.has(name) ? `\\operatorname{${name}}` : `\\${name}`;
  return `${operator}${base ? `_{${expressionTex(base)}}` : ''}${exponent}\\left(${expressionTex(of)}\\right)`;
}

function binaryTex({ operator, left, right }: Expression & { kind: 'binary' }): string {
  if (operator === '/') return `\\frac{${expressionTex(left)}}{${expressionTex(right)}}`;
  if (operator === '^') {
    const exponent = `^{${expressionTex(right)}}`;
    if (left.kind !== 'call' || left.name === 'abs') return placedTex(left, precedence.atom) + exponent;
    return left.name === 'sqrt' || left.name === 'cbrt'
      ? `\\left(${callTex(left)}\\right)${exponent}`
      : callTex(left, exponent);
  }
  if (operator === '*') {
    const after = placedTex(right, precedence.product);
    const sign = /^(?:\d|\\frac|\\left\()/u.test(after) && !after.startsWith('\\left(') ? '\\times ' : '';
    const first = isNegative(left) ? expressionTex(left) : placedTex(left, precedence.product);
    return `${first}${sign}${after}`;
  }
  return `${expressionTex(left)}${operator === '±' ? '\\pm ' : operator}${placedTex(right, precedence.product)}`;
}

const relationTex: Readonly<Record<string, string>> = { '<=': '\\leq ', '>=': '\\geq ', '!=': '\\neq ' };

type Relation = Statement & { kind: 'relation' };

const relationEnd = (
  { sign, right }: Relation,
  write: (expression: Expression) => string,
  isTex: boolean,
): string => (isTex ? (relationTex[sign] ?? sign) : ` ${sign} `) + write(right);

/** Relations of which each begins with the end of the one before: -3 < x <= 5. */
function chainOf(statements: readonly Statement[]): [Relation, ...Relation[]] | null {
  const relations = statements.flatMap((each) => (each.kind === 'relation' ? each : []));
  const [first, ...others] = relations;
  const isChain =
    relations.length === statements.length &&
    others.length > 0 &&
    others.every(({ left }, index) => left === relations[index]?.right);
  return first && isChain ? [first, ...others] : null;
}

/** A whole answer, in text or TeX. */
function statementIn(
  statement: Statement,
  write: (expression: Expression) => string,
  isTex: boolean,
): string {
  switch (statement.kind) {
    case 'expression':
      return write(statement.expression);
    case 'relation':
      return write(statement.left) + relationEnd(statement, write, isTex);
    case 'coordinates':
      return isTex
        ? `\\left(${statement.of.map(write).join(',\\,')}\\right)`
        : `(${statement.of.map(write).join(', ')})`;
    case 'ratio':
      return statement.of.map(write).join(isTex ? ':' : ' : ');
    case 'all':
    case 'any': {
      const chain = chainOf(statement.of);
      if (chain) {
        const [first, ...others] = chain;
        return [
          statementIn(first, write, isTex),
          ...others.map((each) => relationEnd(each, write, isTex)),
        ].join('');
      }
      const joint = statement.kind === 'any' ? 'or' : 'and';
      const parts = statement.of.map((each) => statementIn(each, write, isTex));
      return parts.join(isTex ? `\\text{ ${joint} }` : ` ${joint} `);
    }
  }
}

export const statementText = (statement: Statement): string => statementIn(statement, expressionText, false);
export const statementTex = (statement: Statement): string => statementIn(statement, expressionTex, true);
