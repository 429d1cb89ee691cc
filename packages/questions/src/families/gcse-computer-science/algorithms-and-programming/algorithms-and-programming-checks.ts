import { itemAt } from '#item-at.ts';

type Names = Record<string, number>;

const operators = [
  ['==', '!=', '<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', 'DIV', 'MOD'],
];

const results: Readonly<Record<string, (left: number, right: number) => number>> = {
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
  '<=': (left, right) => Number(left <= right),
  '>=': (left, right) => Number(left >= right),
  '<': (left, right) => Number(left < right),
  '>': (left, right) => Number(left > right),
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  DIV: (left, right) => Math.floor(left / right),
  MOD: (left, right) => left % right,
};

function worth(text: string, names: Names): number {
  const tokens = text.match(/\w+|[=!<>]=|[<>+\-*]/g) ?? [];
  const read = (level: number): number => {
    const allowed = operators[level];
    if (!allowed) {
      const token = tokens.shift() ?? '';
      return /^\d/.test(token) ? Number(token) : (names[token] ?? NaN);
    }
    let value = read(level + 1);
    while (allowed.includes(tokens[0] ?? '')) {
      const operator = tokens.shift() ?? '';
      value = (results[operator] ?? (() => NaN))(value, read(level + 1));
    }
    return value;
  };
  return read(0);
}

/** Runs a program of assignments, loops, conditions and `print`, and returns what it prints. */
export function printedBy(text: string): number[] {
  const printed: number[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  run(lines.slice(1), {}, printed);
  return printed;
}

function run(lines: readonly string[], names: Names, printed: number[]): void {
  for (let index = 0; index < lines.length; index++) {
    const line = itemAt(lines, index);
    const [, kind = '', rest = ''] = /^(for|while|if|print)\b ?(.*)$/.exec(line) ?? [];
    if (kind === 'print') printed.push(worth(rest, names));
    else if (kind === '') assign(line, names);
    else {
      const end = endOf(lines, index);
      blocks[kind]?.(rest, lines.slice(index + 1, end), names, printed);
      index = end;
    }
  }
}

function assign(line: string, names: Names): void {
  const [, name = '', expression = ''] = /^(\w+) = (.+)$/.exec(line) ?? [];
  if (name !== '') names[name] = worth(expression, names);
}

/** What each statement does with the lines of its block. */
const blocks: Readonly<
  Record<string, (head: string, block: readonly string[], names: Names, printed: number[]) => void>
> = { for: count, while: repeat, if: choose };

function repeat(head: string, block: readonly string[], names: Names, printed: number[]): void {
  while (worth(head, names) === 1) run(block, names, printed);
}

function choose(head: string, block: readonly string[], names: Names, printed: number[]): void {
  const otherwise = block.indexOf('else');
  const [then, instead] =
    otherwise < 0 ? [block, []] : [block.slice(0, otherwise), block.slice(otherwise + 1)];
  run(worth(head.replace(' then', ''), names) === 1 ? then : instead, names, printed);
}

function count(head: string, block: readonly string[], names: Names, printed: number[]): void {
  const [, name = '', from = '', to = ''] = /^(\w+) = (.+) to (.+)$/.exec(head) ?? [];
  const last = worth(to, names);
  for (let value = worth(from, names); value <= last; value++) {
    names[name] = value;
    run(block, names, printed);
  }
}

/** The line that closes the block that begins at a line. */
function endOf(lines: readonly string[], start: number): number {
  let open = 0;
  for (let index = start; index < lines.length; index++) {
    const line = itemAt(lines, index);
    if (/^(for|while|if)\b/.test(line)) open++;
    if (/^(next|endwhile|endif)\b/.test(line)) open--;
    if (open === 0) return index;
  }
  return lines.length;
}
