import { network } from '../../drawing/computing/network.ts';
import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const roads = {
  image: {
    svg: network({
      width: 540,
      height: 320,
      shape: 'circle',
      nodes: { A: [60, 160], B: [200, 60], C: [200, 260], D: [350, 60], E: [350, 260], F: [480, 160] },
      links: [
        { from: 'A', to: 'B', label: '4' },
        { from: 'A', to: 'C', label: '2' },
        { from: 'B', to: 'C', label: '1' },
        { from: 'B', to: 'D', label: '5' },
        { from: 'C', to: 'E', label: '10' },
        { from: 'D', to: 'E', label: '2' },
        { from: 'D', to: 'F', label: '6' },
        { from: 'E', to: 'F', label: '3' },
      ],
    }),
    alternativeText:
      'A weighted graph with the edges A–B 4, A–C 2, B–C 1, B–D 5, C–E 10, D–E 2, D–F 6 and E–F 3.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'ALGORITHMS_AND_COMPLEXITY',
  name: 'questions',
  items: [
    item(
      1,
      'What is the worst-case time complexity of a binary search in a sorted array of n items?',
      'O(log n)',
      ['O(n)', 'O(1)', 'O(n log n)'],
      'Each comparison halves the part that is left, so the number of steps grows as log₂ n.',
    ),
    item(
      1,
      'What is the worst-case time complexity of a bubble sort of n items?',
      'O(n²)',
      ['O(n)', 'O(n log n)', 'O(2ⁿ)'],
      'There are up to n − 1 passes of up to n − 1 comparisons each, which is of the order of n × n.',
    ),
    item(
      1,
      'What must every recursive subroutine have so that it can end?',
      'A base case',
      ['A global variable', 'A loop', 'Two parameters'],
      'The base case is solved without another call. Without it the calls would go on until the call stack overflowed.',
    ),
    item(
      1,
      'Which of these complexities grows most slowly as n increases?',
      'O(log n)',
      ['O(n)', 'O(n log n)', 'O(n²)'],
      'From slow to fast growth: log n, n, n log n, n². For n = 1,000,000, log₂ n is only about 20.',
    ),
    item(
      1,
      'Which sorting algorithm takes one item after another and puts it into its place in the part that is already sorted?',
      'Insertion sort',
      ['Bubble sort', 'Merge sort', 'Quick sort'],
      'That is how people sort playing cards in their hands. Bubble sort swaps neighbours, merge sort joins sorted lists and quick sort splits around a pivot.',
    ),
    item(
      2,
      `What does f(5) return?\n${code('function f(n)', '  if n <= 1 then', '    return 1', '  else', '    return n * f(n - 2)', '  endif', 'endfunction')}`,
      '15',
      ['120', '5', '8'],
      'f(5) = 5 × f(3) = 5 × 3 × f(1) = 5 × 3 × 1 = 15.',
    ),
    item(
      2,
      `What is the time complexity of this code?\n${code('for i = 1 to n', '  for j = 1 to n', '    total = total + i * j', '  next j', 'next i', 'for k = 1 to n', '  print(k)', 'next k')}`,
      'O(n²)',
      ['O(n)', 'O(n³)', 'O(2n)'],
      'The nested loops take n² steps and the last loop n more. In n² + n the dominant term is n².',
    ),
    item(
      2,
      'What is the length of the shortest path from A to D in this graph?',
      '8',
      ['9', '7', '12'],
      'A–C–B–D is 2 + 1 + 5 = 8. The direct-looking A–B–D is 4 + 5 = 9.',
      roads,
    ),
    item(
      2,
      'Dijkstra’s algorithm starts at A. Which vertex is visited (made permanent) next after A and C?',
      'B',
      ['D', 'E', 'F'],
      'After C the tentative distances are B = 3 (through C) and E = 12, so B, the smallest, is next.',
      roads,
    ),
    item(
      2,
      'Why can merge sort need more memory than bubble sort?',
      'It needs extra lists to merge the parts into',
      [
        'It needs to store every comparison',
        'It keeps a copy of the original list for each pass',
        'It works only on linked lists',
      ],
      'Merging copies items into a new list, so the extra space is O(n). Bubble sort swaps within the list, with O(1) extra space.',
    ),
    item(
      2,
      'What does it mean that a problem is intractable?',
      'No algorithm is known that solves it in polynomial time',
      [
        'No algorithm can ever solve it',
        'It can be solved only by a recursive algorithm',
        'Its solution cannot be checked',
      ],
      'An intractable problem can be solved in principle, but in a time that grows too fast. A problem that no algorithm can solve, such as the halting problem, is non-computable.',
    ),
    item(
      3,
      'What is the length of the shortest path from A to F?',
      '13',
      ['14', '15', '16'],
      'A–C–B–D–E–F is 2 + 1 + 5 + 2 + 3 = 13. Through D straight to F it is 8 + 6 = 14.',
      roads,
    ),
    item(
      3,
      `How many times is the line with the comment carried out when n is 6?\n${code('for i = 1 to n', '  for j = i + 1 to n', '    swap(i, j) // counted', '  next j', 'next i')}`,
      '15',
      ['36', '30', '21'],
      'The inner loop runs 5, 4, 3, 2, 1 and 0 times: 15 = n(n − 1)/2.',
    ),
    item(
      3,
      'Why is the A* algorithm usually faster than Dijkstra’s algorithm?',
      'Its heuristic guides the search towards the goal',
      [
        'It ignores the weights of the edges',
        'It accepts the first path that it finds',
        'It visits every vertex exactly once',
      ],
      'A* adds an estimate of the remaining distance to the cost so far, so it explores fewer vertices that lead away. If the heuristic never overestimates, the path is still the shortest.',
    ),
    item(
      3,
      'Quick sort always takes the first item as its pivot. For which list is it slowest?',
      'A list that is already sorted',
      [
        'A list in random order',
        'A list whose first item is the median',
        'A list of two halves, each in random order',
      ],
      'The smallest item is then the pivot every time, so one part is empty and the other has n − 1 items: O(n²) instead of O(n log n).',
    ),
    item(
      3,
      'An algorithm takes 3 ms for 1,000 items and 12 ms for 2,000 items. Which complexity fits?',
      'O(n²)',
      ['O(n)', 'O(n log n)', 'O(2ⁿ)'],
      'Doubling n multiplies the time by 4 = 2², which is quadratic growth. For O(n) the time would be 6 ms.',
    ),
    item(
      4,
      `How many calls of fib, the first included, does fib(5) cause?\n${code('function fib(n)', '  if n < 2 then', '    return n', '  else', '    return fib(n - 1) + fib(n - 2)', '  endif', 'endfunction')}`,
      '15',
      ['9', '8', '5'],
      'The number of calls is c(n) = 1 + c(n − 1) + c(n − 2) with c(0) = c(1) = 1: 1, 1, 3, 5, 9, 15. Storing results (memoisation) would avoid the repetition.',
    ),
    item(
      4,
      'What does the halting problem show?',
      'No algorithm can decide for every program and input whether the program stops',
      [
        'Every program that contains a loop may run for ever',
        'Programs of exponential complexity never stop in practice',
        'A computer with enough memory can decide whether any program stops',
      ],
      'Turing proved by contradiction that a general halting tester cannot exist. For particular programs the question may well be answered.',
    ),
  ],
};
