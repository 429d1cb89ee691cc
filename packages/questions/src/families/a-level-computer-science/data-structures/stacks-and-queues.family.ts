import { checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family, type Misconception } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const pointers = (front: number, rear: number) => `front ${front}, rear ${rear}`;

function contents(random: Random): Draft {
  const isStack = random.chance(0.5);
  const values = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5);
  const plan = random.pick(['++-++-+', '+++--++', '++-+-++', '+++-++-']);
  const operations: string[] = [];
  const [stack, queue, added]: [number[], number[], number[]] = [[], [], []];
  const rest = [...values];
  for (const sign of plan) {
    if (sign === '+') {
      const next = rest.shift() ?? 0;
      for (const each of [stack, queue, added]) each.push(next);
      operations.push(`${isStack ? 'push' : 'enqueue'} ${next}`);
    } else {
      stack.pop();
      queue.shift();
      operations.push(isStack ? 'pop' : 'dequeue');
    }
  }
  const [right, other] = isStack ? [stack, queue] : [queue, stack];
  return {
    body: `These operations are carried out on an empty ${isStack ? 'stack' : 'queue'}: ${operations.join(', ')}. What does it hold, ${isStack ? 'from bottom to top' : 'from front to rear'}?`,
    answer: right.join(', '),
    mistakes: [
      [other.join(', '), isStack ? 'removing the oldest item' : 'removing the newest item'],
      [[...right].reverse().join(', '), 'giving the items in reverse'],
      [added.slice(0, right.length).join(', '), ''],
      [[...other].reverse().join(', '), ''],
      [added.slice(1, right.length + 1).join(', '), ''],
    ],
    explanation: `${isStack ? 'Each pop removes the item that was pushed last' : 'Each dequeue removes the item that has been in the queue longest'}, so ${right.join(', ')} are left.`,
  };
}

function circular(random: Random): Draft {
  const size = random.int(6, 10);
  const front = random.int(1, size - 1);
  const count = random.int(2, size - 3);
  const rear = (front + count - 1) % size;
  const removed = random.int(1, count - 1);
  const added = random.int(1, size - count);
  const after = [(front + removed) % size, (rear + added) % size] as const;
  const crosses = front + removed >= size || rear + added >= size;
  if (!crosses) return noDraft;
  const mistakes: Misconception[] = [
    [pointers(front + removed, rear + added), 'forgetting that the pointers wrap round'],
    [pointers((front + added) % size, (rear + removed) % size), 'moving each pointer by the other number'],
    [pointers((after[0] + 1) % size, after[1]), ''],
    [pointers(after[0], (after[1] + 1) % size), ''],
    [pointers((after[0] + 1) % size, (after[1] + 1) % size), ''],
  ];
  return {
    body: `A circular queue has the positions 0 to ${size - 1}. The front pointer, at the first item, is ${front} and the rear pointer, at the last item, is ${rear}. Then ${removed} ${removed === 1 ? 'item leaves' : 'items leave'} and ${added} ${added === 1 ? 'item joins' : 'items join'}. What are the pointers?`,
    answer: pointers(...after),
    mistakes,
    explanation: `The front moves by ${removed}: (${front} + ${removed}) MOD ${size} = ${after[0]}. The rear moves by ${added}: (${rear} + ${added}) MOD ${size} = ${after[1]}.`,
  };
}

/** Moves both pointers one place at a time. */
function printedPointers(text: string): string {
  const [, last = 0, front = 0, rear = 0, leaving = 0, joining = 0] = numbersIn(text);
  const step = (position: number) => (position === last ? 0 : position + 1);
  let [first, end] = [front, rear];
  for (let count = 0; count < leaving; count++) first = step(first);
  for (let count = 0; count < joining; count++) end = step(end);
  return `front ${first}, rear ${end}`;
}

function printedContents(text: string): string {
  const held: string[] = [];
  for (const operation of (/: (.+?)\. What/.exec(text)?.[1] ?? '').split(', ')) {
    const [kind, value = ''] = operation.split(' ');
    if (kind === 'push' || kind === 'enqueue') held.push(value);
    else held.splice(kind === 'pop' ? -1 : 0, 1);
  }
  return held.join(', ');
}

export const family: Family = {
  name: 'stacks-and-queues',
  syllabus: 'Operations on stacks, linear queues and circular queues',
  levels: {
    1: 'Seven operations in order, then the contents of a stack or a queue',
    2: 'Two sums with MOD: both pointers of a circular queue',
  },
  write: byDifficulty({ 1: contents, 2: circular }),
  check: checkText((text) =>
    text.includes('circular queue') ? printedPointers(text) : printedContents(text),
  ),
};
