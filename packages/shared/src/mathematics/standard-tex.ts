import { angleTex, numberTex, quantityTex, rangeTex, unitsTex } from './quantities.ts';
import { optionalTexArgument, texArgument } from './tex-arguments.ts';

/** Deeper than commands are nested in any real formula. */
const deepest = 10;

/** What a command is written as, from its arguments and that in square brackets; null if it stays. */
interface Macro {
  count: number;
  write: (args: readonly string[], optional: string | undefined) => string | null;
}

const template = (tex: string): Macro => ({
  count: [1, 2].filter((each) => tex.includes(`#${String(each)}`)).length,
  write: (args) => tex.replaceAll(/#([12])/gu, (_, each: string) => args[Number(each) - 1] ?? ''),
});

/** `\dv{y}{x}`, `\dv{x}` and `\dv[2]{y}{x}`: the second argument is optional in `\dv{x}`. */
const derivative = (sign: string): Macro => ({
  count: 2,
  write: ([above = '', below = ''], order) => {
    const power = order === undefined ? '' : `^{${order}}`;
    return String.raw`\frac{${sign}${power}${above}}{${sign}${below}${power}}`;
  },
});

/** Functions that are set upright and that not every typesetter knows. */
const functionNames =
  'sech csch cosech arcsec arccsc arccosec arccot arcsinh arccosh arctanh arsinh arcosh artanh arsech arcsch arcosech arcoth ' +
  'cosec lcm hcf sgn cis adj tr rank Var Cov';

const templates: Readonly<Record<string, string>> = {
  abs: String.raw`\left|#1\right|`,
  norm: String.raw`\left\|#1\right\|`,
  ceil: String.raw`\lceil #1\rceil `,
  floor: String.raw`\lfloor #1\rfloor `,
  mbox: String.raw`\text{#1}`,
  textnormal: String.raw`\text{#1}`,
  textsuperscript: String.raw`^{\text{#1}}`,
  textsubscript: String.raw`_{\text{#1}}`,
  ensuremath: '#1',
  vv: String.raw`\overrightarrow{#1}`,
  va: String.raw`\vec{#1}`,
  vb: String.raw`\mathbf{#1}`,
  vu: String.raw`\hat{\mathbf{#1}}`,
  bm: String.raw`\boldsymbol{#1}`,
  arc: String.raw`\overset{\frown}{#1}`,
  overarc: String.raw`\overset{\frown}{#1}`,
  wideparen: String.raw`\overset{\frown}{#1}`,
  nicefrac: String.raw`\tfrac{#1}{#2}`,
  sfrac: String.raw`\tfrac{#1}{#2}`,
  dd: String.raw`\mathrm{d}`,
  degree: String.raw`^{\circ}`,
  textdegree: String.raw`^{\circ}`,
  celsius: String.raw`^{\circ}\mathrm{C}`,
  ohm: String.raw`\Omega `,
  N: String.raw`\mathbb{N}`,
  Z: String.raw`\mathbb{Z}`,
  Q: String.raw`\mathbb{Q}`,
  R: String.raw`\mathbb{R}`,
  C: String.raw`\mathbb{C}`,
  hdots: String.raw`\dots `,
  euro: '€',
  permil: '‰',
  nonumber: '',
  notag: '',
};

const macros: ReadonlyMap<string, Macro> = new Map<string, Macro>([
  ...functionNames
    .split(' ')
    .map((name): [string, Macro] => [name, template(String.raw`\operatorname{${name}}`)]),
  ...Object.entries(templates).map(([name, tex]): [string, Macro] => [name, template(tex)]),
  ['label', { count: 1, write: () => '' }],
  ['dv', derivative(String.raw`\mathrm{d}`)],
  ['pdv', derivative(String.raw`{\partial}`)],
  ['num', { count: 1, write: ([number = '']) => numberTex(number) }],
  ['ang', { count: 1, write: ([angle = '']) => angleTex(angle) }],
  ['si', { count: 1, write: ([unit = '']) => unitsTex(unit) }],
  ['unit', { count: 1, write: ([unit = '']) => unitsTex(unit) }],
  ['SI', { count: 2, write: ([number = '', unit = '']) => quantityTex(number, unit) }],
  ['qty', { count: 2, write: ([number = '', unit = '']) => quantityTex(number, unit) }],
  ['numrange', { count: 2, write: ([from = '', to = '']) => rangeTex(from, numberTex(to)) }],
  [
    'SIrange',
    { count: 3, write: ([from = '', to = '', unit = '']) => rangeTex(from, quantityTex(to, unit)) },
  ],
  [
    'qtyrange',
    { count: 3, write: ([from = '', to = '', unit = '']) => rangeTex(from, quantityTex(to, unit)) },
  ],
]);

/** Arguments that are read by the macro itself, not expanded first. */
const readByMacro: ReadonlySet<string> = new Set([
  'num',
  'ang',
  'si',
  'unit',
  'SI',
  'qty',
  'numrange',
  'SIrange',
  'qtyrange',
  'mbox',
  'textnormal',
]);

/** What stands for the command that ends at `index`, and where its arguments end; null if it stays. */
function expansion(
  tex: string,
  name: string,
  index: number,
  depth: number,
): { tex: string; end: number } | null {
  const macro = macros.get(name);
  if (!macro) return null;
  // In the physics package, \qty(…) are brackets.
  if (name === 'qty' && !/^\s*[[{]/u.test(tex.slice(index))) return null;
  if (macro.count === 0) return written(macro, [], index);
  const start = tex[index] === '*' ? index + 1 : index;
  const optional = optionalTexArgument(tex, start);
  const found = argumentsAt(tex, name, macro.count, optional?.end ?? start);
  if (!found) return null;
  const args = readByMacro.has(name) ? found.args : found.args.map((each) => withMacros(each, depth + 1));
  return written(macro, args, found.end, optional?.content);
}

function written(macro: Macro, args: readonly string[], end: number, optional?: string) {
  const tex = macro.write(args, optional);
  return tex === null ? null : { tex, end };
}

/** The arguments of a command that begin at this index; null if one is missing. */
function argumentsAt(tex: string, name: string, count: number, index: number) {
  const args: string[] = [];
  let end = index;
  while (args.length < count) {
    // A derivative may have one argument, which is the second one then.
    if (args.length === 1 && name.endsWith('dv') && !/^\s*\{/u.test(tex.slice(end)))
      return { args: ['', ...args], end };
    const argument = texArgument(tex, end);
    if (!argument) return null;
    args.push(argument.content);
    end = argument.end;
  }
  return { args, end };
}

function withMacros(tex: string, depth = 0): string {
  if (depth > deepest) return tex;
  const command = /\\(?:([a-zA-Z]+)|[^])/gu;
  let written = '';
  let at = 0;
  for (let found = command.exec(tex); found; found = command.exec(tex)) {
    const expanded = expansion(tex, found[1] ?? '', command.lastIndex, depth);
    if (!expanded) continue;
    written += tex.slice(at, found.index) + expanded.tex;
    at = expanded.end;
    // The space after a command without arguments ends its name only.
    command.lastIndex = at;
  }
  return written + tex.slice(at);
}

/** Environments that only a line of its own may have, with those that may be anywhere and have no numbers. */
const environments: ReadonlyMap<string, string> = new Map([
  ['align', 'aligned'],
  ['flalign', 'aligned'],
  ['split', 'aligned'],
  ['alignat', 'alignedat'],
  ['gather', 'gathered'],
  ['multline', 'gathered'],
]);

function withStandardEnvironments(tex: string): string {
  return tex
    .replaceAll(/\\(?:begin|end)\{equation\*?\}/gu, ' ')
    .replaceAll(/\\begin\{eqnarray\*?\}/gu, String.raw`\begin{array}{rcl}`)
    .replaceAll(/\\end\{eqnarray\*?\}/gu, String.raw`\end{array}`)
    .replaceAll(/\\(begin|end)\{([a-z]+)\*?\}/gu, (whole, command: string, name: string) => {
      const standard = environments.get(name);
      return standard === undefined ? whole : `\\${command}{${standard}}`;
    })
    .trim();
}

/** A blank line begins a new line of a formula: outside of an environment each line is a row. */
function withoutBlankLines(tex: string): string {
  const lines = tex.split(/\n\s*\n/u);
  if (lines.length === 1) return tex;
  if (tex.includes(String.raw`\begin`)) return lines.join('\n');
  return String.raw`\begin{gathered}${lines.join(String.raw` \\ `)}\end{gathered}`;
}

/** TeX takes what follows % as a comment; authors mean per cent. */
const withPercentSigns = (tex: string) =>
  tex.replaceAll(/\\[^]|%/gu, (found) => (found === '%' ? String.raw`\%` : found));

/** `45^\degree` has a raised sign already. */
const withoutRaisedDegrees = (tex: string) =>
  tex.replaceAll(
    /\^\s*(?:\{\s*\\(?:text)?degree\s*\}|\\(?:text)?degree(?![a-zA-Z]))/gu,
    String.raw`^{\circ}`,
  );

/**
 * A formula in commands that the screen, the paper, the plain text and the reader know: derivatives, quantities, moduli,
 * environments and functions of the packages that authors use are written out, and % is a sign.
 */
export function standardTex(tex: string): string {
  if (!/[%\\]|\n\s*\n/u.test(tex)) return tex;
  return withoutBlankLines(withStandardEnvironments(withMacros(withoutRaisedDegrees(withPercentSigns(tex)))));
}
