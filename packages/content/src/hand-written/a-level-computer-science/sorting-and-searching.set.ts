import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'ALGORITHMS_AND_COMPLEXITY',
  name: 'sorting-and-searching',
  items: [
    item(
      1,
      'An unsorted list has 200 items. How many items does a linear search compare in the worst case?',
      '200',
      ['8', '100', '20,000'],
      'The item may be the last one, or missing, so all 200 have to be looked at: O(n). About 8 comparisons would be a binary search, which needs a sorted list.',
    ),
    item(
      2,
      'Insertion sort is used on this list. What is the list just after 1 has been inserted?\n7, 3, 9, 1, 5',
      '1, 3, 7, 9, 5',
      ['3, 7, 9, 1, 5', '1, 3, 5, 7, 9', '3, 7, 1, 5, 9'],
      'After 3 and 9 the list is 3, 7, 9, 1, 5. Then 1 moves past 9, 7 and 3 to the front, and 5 has not been touched yet.',
    ),
    item(
      2,
      'Bubble sort puts this list into ascending order. What is the list after two passes?\n8, 5, 2, 6, 1',
      '2, 5, 1, 6, 8',
      ['5, 2, 6, 1, 8', '2, 1, 5, 6, 8', '1, 2, 5, 6, 8'],
      'The first pass carries 8 to the end: 5, 2, 6, 1, 8. The second carries 6 to the place before it: 2, 5, 1, 6, 8.',
    ),
    item(
      2,
      'Quick sort uses the first item, 6, as its pivot. Smaller items are placed before the pivot and larger ones after it, each group in its original order. What is the list after this partition?\n6, 3, 8, 1, 9, 4',
      '3, 1, 4, 6, 8, 9',
      ['1, 3, 4, 6, 8, 9', '6, 3, 1, 4, 8, 9', '3, 8, 1, 9, 4, 6'],
      '3, 1 and 4 are smaller than 6; 8 and 9 are larger. The pivot is now in its final place, and the two parts are sorted in the same way afterwards.',
    ),
    item(
      2,
      'Merge sort splits a list of 16 items into single items and then merges. How many rounds of merging does it need?',
      '4',
      ['8', '15', '16'],
      'Each round doubles the length of the sorted parts: 1, 2, 4, 8, 16. That is log₂ 16 = 4 rounds.',
    ),
    item(
      2,
      `What does g(84, 36) return?\n${code('function g(a, b)', '  if b == 0 then', '    return a', '  else', '    return g(b, a MOD b)', '  endif', 'endfunction')}`,
      '12',
      ['0', '3', '36'],
      'g(84, 36) calls g(36, 12), which calls g(12, 0), which returns 12. This is Euclid’s algorithm for the highest common factor.',
    ),
    item(
      2,
      `What is the time complexity of this loop?\n${code('while n > 1', '  n = n DIV 2', '  steps = steps + 1', 'endwhile')}`,
      'O(log n)',
      ['O(n)', 'O(√n)', 'O(n²)'],
      'n is halved each time round, so the number of steps is about log₂ n. Doubling n adds only one more step.',
    ),
    item(
      3,
      'What is the greatest number of comparisons with an item that a binary search makes in a sorted list of 500 items?',
      '9',
      ['8', '10', '250'],
      'With k comparisons at most 2ᵏ − 1 items can be searched. 2⁸ − 1 = 255 is too few, and 2⁹ − 1 = 511 is enough.',
    ),
    item(
      3,
      'An algorithm takes 5n log n + 20n + 300 steps. What is its time complexity?',
      'O(n log n)',
      ['O(n)', 'O(5n log n)', 'O(n² log n)'],
      'Only the fastest-growing term counts, without its constant factor. For large n, n log n outgrows n and every constant.',
    ),
    item(
      3,
      'Why is merge sort O(n log n) even in the worst case?',
      'There are about log n levels, and merging each level takes about n steps',
      [
        'There are about n levels, and merging each level takes about log n steps',
        'Half of the items are in order already, so they need not be compared',
        'The list is searched by a binary search before each item is moved',
      ],
      'The list is always halved, whatever its order, which gives log₂ n levels. At each level every item is copied once.',
    ),
    item(
      3,
      'A* has reached four nodes, with these costs so far (g) and heuristic estimates (h). Which one does it expand next?\nP: g = 4, h = 7\nQ: g = 6, h = 4\nR: g = 2, h = 10\nS: g = 9, h = 3',
      'Q',
      ['P', 'R', 'S'],
      'A* takes the smallest f = g + h: P 11, Q 10, R 12, S 12. R would be the choice of Dijkstra’s algorithm, which looks at g alone.',
    ),
    item(
      4,
      'A brute-force program tries every order of visiting n places. How does its running time change when n grows from 10 to 11?',
      'It is multiplied by 11',
      ['It is multiplied by 2', 'It is multiplied by 1.1', 'It is increased by 11 steps'],
      'There are n! orders, and 11! = 11 × 10!. Factorial growth is faster even than exponential growth, so the problem soon becomes intractable.',
    ),
  ],
};
