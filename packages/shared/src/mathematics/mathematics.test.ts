import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { containsMathematics, splitMathematics, type TextOrFormula } from './mathematics.ts';

const words = (text: string): TextOrFormula => ({ kind: 'text', text });
const written = (tex: string, source: string, isDisplay: boolean): TextOrFormula => ({
  kind: 'mathematics',
  tex,
  source,
  isDisplay,
});
const formula = (tex: string) => written(tex, `$${tex}$`, false);
const inBrackets = (tex: string) => written(tex, `\\(${tex}\\)`, false);
const display = (tex: string) => written(tex, `$$${tex}$$`, true);
const displayInBrackets = (tex: string) => written(tex, `\\[${tex}\\]`, true);

describe('formulas in a text', () => {
  it.each([
    ['Simplify $\\sqrt{12}$.', [words('Simplify '), formula('\\sqrt{12}'), words('.')]],
    ['$x$', [formula('x')]],
    ['$a$$b$', [formula('a'), formula('b')]],
    ['$ x = 4 $', [written('x = 4', '$ x = 4 $', false)]],
    ['a $ \\frac{1}{2} $', [words('a '), written('\\frac{1}{2}', '$ \\frac{1}{2} $', false)]],
    ['$20%$', [written('20\\%', '$20%$', false)]],
    ['$20\\%$', [formula('20\\%')]],
    [
      'the $n$th of $x_1$, $AB CD$',
      [words('the '), formula('n'), words('th of '), formula('x_1'), words(', '), formula('AB CD')],
    ],
    ['$y = x \\tag{1}$', [written('y = x \\tag{1}', '$y = x \\tag{1}$', true)]],
    [
      '$$x = 1\n\ny = 2$$',
      [written('\\begin{gathered}x = 1 \\\\ y = 2\\end{gathered}', '$$x = 1\n\ny = 2$$', true)],
    ],
    [
      'So \\begin{align}x&=1\\end{align}!',
      [
        words('So '),
        written('\\begin{aligned}x&=1\\end{aligned}', '\\begin{align}x&=1\\end{align}', true),
        words('!'),
      ],
    ],
    ['$a$ and $b$', [formula('a'), words(' and '), formula('b')]],
    ['$\\text{cost: $5$}$', [formula('\\text{cost: $5$}')]],
    ['$\\frac{1}{2}x$ of $3', [formula('\\frac{1}{2}x'), words(' of $3')]],
    ['$5\\$$', [formula('5\\$')]],
    ['$a\n+ b$', [formula('a\n+ b')]],
    ['$$x$$', [display('x')]],
    [
      'Solve $$x^2 = 4$$ for $x$.',
      [words('Solve '), display('x^2 = 4'), words(' for '), formula('x'), words('.')],
    ],
    ['$$\n  x\n$$', [written('x', '$$\n  x\n$$', true)]],
    ['$$\\text{$5$}$$', [display('\\text{$5$}')]],
    ['$$5\\$$$', [display('5\\$')]],
    ['\\[x\\] and \\(y\\)', [displayInBrackets('x'), words(' and '), inBrackets('y')]],
    ['\\( x \\)5', [written('x', '\\( x \\)', false), words('5')]],
    ['\\[a \\\\[2pt] b\\]', [displayInBrackets('a \\\\[2pt] b')]],
    ['\\(\\text{a \\) b}\\)', [inBrackets('\\text{a \\) b}')]],
    ['costs $5 or \\(x\\)', [words('costs $5 or '), inBrackets('x')]],
    ['\\(a costs $b$\\)', [words('\\(a costs '), formula('b'), words('\\)')]],
  ])('%j', (text, parts) => {
    expect(splitMathematics(text)).toEqual(parts);
  });

  it.each([
    'Tea costs $5 and $7.',
    'A lone $ sign',
    'from $5-$7',
    '$ x$',
    '$x $',
    '$$',
    '$$x',
    '$$x$',
    '$$ $$',
    '$$$$',
    '$$$x$$$',
    '\\begin{align}x',
    '\\begin{itemize}x\\end{itemize}',
    '$$is the process\n\nand so on$$',
    'from $$5 to $$7',
    'cheap $ and dear $$',
    '\\(x',
    '\\[x\\)',
    '\\( \\)',
    '\\(a\n\nb\\)',
    'a line break \\\\[2pt] and ]',
    'x\\) and \\]',
    '$',
    '$\\frac{1}{2$',
    '$a\n\nb$',
    'It costs £5.',
    '',
  ])('%j contains no formula', (text) => {
    expect(splitMathematics(text)).toEqual(text === '' ? [] : [words(text)]);
    expect(containsMathematics(text)).toBe(false);
  });

  it.each([
    ['Sam has $9 and gives away $4. What is $n$ if $n = 5$?', ['n', 'n = 5']],
    ['A bag is $40, less 25%. If it is now $p$, find $p$.', ['p', 'p']],
    ['A trip is $6. Write the price in $ of $t$ trips.', ['t']],
    ['If a pen is $2 then what is $y+3$?', ['y+3']],
    ['Change US$50 into CAN$ at 1.4.', []],
    ['Is US$5 more than NZ$6 or A$7?', []],
    ['Is A$5 the same as NZ$?', []],
    ['US$5 = NZ$ 8', []],
    ['Give $m today, not n$.', []],
    ['Give $5 or 6$.', []],
    ['Ten pens for $a and $b, or $c.', []],
    ['10$ or 20$', []],
    ['10$, 20$, 30$', []],
    ['10$/h, 20$/h', []],
    ['(10$) and (20$)', []],
    ['between $5–$6', []],
    ['Fees: $1-$2; $3/$4; $5,$6', []],
    ['cost 5 $ or 6 $ today', []],
    ['5 $ + 6 $ = 11 $', []],
    ['from $ 5 - $ 7', []],
    ['a $ 5 note and a $ 10 note', []],
    ['Add them in PHP: $sum = $u+$v', []],
    ['$k=$old; keeps the value', []],
    ['$total.$name, $row[$key], f($x,$y)', []],
    ['echo $HOME/$USER:$PATH', []],
    ['${name} is ${age}', []],
    ['Type =MAX($C$2:$F$9)', []],
    ['Type =MIN(D$3:E$8)-$G$1', []],
    ['Bags at $p each, boxes at $q a dozen', []],
    ['A kilo is $4.20 and $w$ kilos are more', ['w']],
    ['Save $2,000 at $s\\%$ for $t$ years', ['s\\%', 't']],
    ['The price, in $, of $m$ cups at $3 each is $3m$', ['m', '3m']],
    ['for ($j = 1; $j < 9; $j++)', []],
    ['\\$5 more than $x$, and \\$6', ['x']],
    ['$\\$6$ and $\\text{$7$}$', ['\\$6', '\\text{$7$}']],
    ['$5, and $x$ more', ['x']],
    ['Is $5-$x$ a price?', ['x']],
    ['H$_2$O, 10$^3$, 2$x$, $2$x and $90$°', ['_2', '^3', 'x', '2', '90']],
    ['$v = u + at$ and $y = ax + by$', ['v = u + at', 'y = ax + by']],
    ['$profit = revenue - cost$', ['profit = revenue - cost']],
    ['$\\text{if the price is } x$', ['\\text{if the price is } x']],
    ['$sin x + max y$', ['sin x + max y']],
    ['The ratio $a:b$, the set $(1, 2]$ and $-$', ['a:b', '(1, 2]', '-']],
    ["$5!$ ways, $x'$", ['5!', "x'"]],
    ['$$Total cost = price$$', ['Total cost = price']],
  ])('money and programs are not formulas: %s', (text, formulas) => {
    const parts = splitMathematics(text);
    expect(parts.flatMap((part) => (part.kind === 'text' ? [] : [part.tex]))).toEqual(formulas);
    if (formulas.length === 0) expect(parts).toEqual([words(text)]);
  });

  it('reads an escaped dollar as a dollar', () => {
    expect(splitMathematics('\\$5 and 6\\$')).toEqual([words('$5 and 6$')]);
  });

  it('treats a formula that is too long as plain text', () => {
    const long = `$${'x'.repeat(5000)}$`;
    expect(splitMathematics(long)).toEqual([words(long)]);
  });
});

const dollars = fc.string({
  unit: fc.constantFrom('$', '$', '\\', '(', ')', '[', ']', '{', '}', ' ', 'x', '5', '\n'),
  maxLength: 60,
});

test('no character is lost, and two text parts never follow each other', () => {
  fc.assert(
    fc.property(dollars, (text) => {
      const parts = splitMathematics(text);
      const read = parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');
      expect(read.replaceAll(/\\+\$/gu, '$')).toBe(text.replaceAll(/\\+\$/gu, '$'));
      expect(parts.some((part, index) => part.kind === 'text' && parts[index + 1]?.kind === 'text')).toBe(
        false,
      );
    }),
  );
});

test('a formula begins and ends without space, and no digit follows it', () => {
  fc.assert(
    fc.property(dollars, (text) => {
      const parts = splitMathematics(text);
      for (const [index, part] of parts.entries()) {
        if (part.kind === 'text') continue;
        expect(part.tex).toMatch(/^\S(?:[^]*\S)?$/u);
        const next = parts[index + 1];
        if (!part.source.startsWith('$')) continue;
        if (next?.kind === 'text') expect(next.text).not.toMatch(/^\d/u);
      }
    }),
  );
});

test.each(['$a ', '$$a {', '\\(a ', '\\[{a ', '$a$$', '\\begin{align} '])(
  'a long text of %j is read without a timeout',
  (piece) => {
    const text = piece.repeat(20_000);
    expect(splitMathematics(text)).toEqual([words(text)]);
  },
);
