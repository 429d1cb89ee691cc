import { checkNumber } from '#checks/check.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

type Tree = number | readonly [left: Tree, operator: '+' | '−' | '×', right: Tree];

const worth = (tree: Tree): number => {
  if (typeof tree === 'number') return tree;
  const [left, right] = [worth(tree[0]), worth(tree[2])];
  return tree[1] === '+' ? left + right : tree[1] === '−' ? left - right : left * right;
};
const postfix = (tree: Tree): string =>
  typeof tree === 'number' ? `${tree}` : `${postfix(tree[0])} ${postfix(tree[2])} ${tree[1]}`;
const infix = (tree: Tree): string =>
  typeof tree === 'number' ? `${tree}` : `(${infix(tree[0])} ${tree[1]} ${infix(tree[2])})`;
/** The tree whose subtractions have been turned round. */
const turned = (tree: Tree): Tree => {
  if (typeof tree === 'number') return tree;
  const [left, right] = [turned(tree[0]), turned(tree[2])];
  return tree[1] === '−' ? [right, '−', left] : [left, tree[1], right];
};
/** The tree with the operators + and × exchanged. */
const exchanged = (tree: Tree): Tree =>
  typeof tree === 'number'
    ? tree
    : [exchanged(tree[0]), tree[1] === '+' ? '×' : tree[1] === '×' ? '+' : '−', exchanged(tree[2])];

export const family: Family = {
  name: 'reverse-polish',
  syllabus: 'Evaluation of reverse Polish notation with a stack',
  levels: {
    2: 'Three operands',
    3: 'Four operands',
    5: 'Five operands',
  },
  write: (random, difficulty) => {
    const [a, b, c, d, e] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const shapes: Tree[] =
      difficulty === 2
        ? [
            [[a, '+', b], '×', c],
            [a, '×', [b, '+', c]],
            [[a, '−', b], '×', c],
            [a, '+', [b, '×', c]],
            [[a, '×', b], '−', c],
          ]
        : difficulty === 3
          ? [
              [[a, '+', b], '×', [c, '−', d]],
              [[a, '+', [b, '×', c]], '−', d],
              [a, '+', [b, '×', [c, '−', d]]],
              [[a, '×', b], '−', [c, '+', d]],
            ]
          : [
              [[a, '×', [b, '−', c]], '+', [d, '×', e]],
              [[[a, '+', b], '×', c], '−', [d, '×', e]],
              [a, '×', [[b, '×', c], '−', [d, '+', e]]],
            ];
    const tree = random.pick(shapes);
    const value = worth(tree);
    if (value <= 0) return noDraft;
    const show = formatPrintedNumber;
    return {
      body: `What is the value of the reverse Polish expression ${postfix(tree)}?`,
      answer: show(value),
      mistakes: [
        [show(worth(turned(tree))), 'taking the two operands of − in the wrong order'],
        [show(worth(exchanged(tree))), 'applying the operators to the wrong operands'],
        ...random.shuffle(nearbyNumbers(value, random.int(1, 4))),
      ],
      explanation: `Each operator takes the two values on top of the stack. In infix notation the expression is ${infix(tree).slice(1, -1)}, which is ${show(value)}.`,
    };
  },
  check: checkNumber((text) => {
    const stack: number[] = [];
    for (const token of (/expression (.+)\?/.exec(text)?.[1] ?? '').split(' ')) {
      if (/\d/.test(token)) stack.push(Number(token));
      else {
        const top = stack.pop() ?? NaN;
        const below = stack.pop() ?? NaN;
        stack.push(token === '×' ? below * top : below + (token === '−' ? -top : top));
      }
    }
    return stack.pop() ?? NaN;
  }),
};
