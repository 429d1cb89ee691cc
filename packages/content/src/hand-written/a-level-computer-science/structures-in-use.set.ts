import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'DATA_STRUCTURES',
  name: 'structures-in-use',
  audience: 'Year 12-13, AQA and OCR',
  syllabus: 'Pointers, linked lists in arrays, traversals, priority queues, arrays in memory',
  items: [
    item(
      1,
      'Which pointer of a queue shows the item that leaves next?',
      'The front pointer',
      ['The rear pointer', 'The top pointer', 'The null pointer'],
      'Items leave at the front and join at the rear. A stack has a top pointer.',
    ),
    item(
      1,
      'What does the null pointer of a node of a linked list mean?',
      'It is the last node',
      ['It is the first node', 'It holds no data', 'It has been deleted'],
      'There is no next node to point at, so the list ends there. The node itself can hold data.',
    ),
    item(
      1,
      'Which test prevents an overflow of a stack that is held in an array?',
      'Whether it is full before a push',
      [
        'Whether it is empty before a pop',
        'Whether it is empty before a push',
        'Whether it is full before a pop',
      ],
      'A push to a full stack would overflow. Testing for an empty stack before a pop prevents an underflow.',
    ),
    item(
      1,
      'What is a graph called in which each edge has a direction?',
      'A directed graph',
      ['A weighted graph', 'A connected graph', 'A complete graph'],
      'It is also called a digraph. In a weighted graph the edges have numbers.',
    ),
    item(
      1,
      'What is the node at the top of a tree, which has no parent, called?',
      'The root',
      ['The leaf', 'The edge', 'The branch'],
      'Every other node is a descendant of the root. A leaf is a node without children.',
    ),
    item(
      2,
      `A linked list is held in an array. Each row gives the index, the data and the index of the next node, where −1 ends the list. The start pointer is 1. In which order are the names read?\n${code('0, Dan, 3', '1, Amy, 2', '2, Bob, 0', '3, Eve, −1')}`,
      'Amy, Bob, Dan, Eve',
      ['Dan, Amy, Bob, Eve', 'Amy, Bob, Eve, Dan', 'Dan, Eve, Amy, Bob'],
      'Start at 1 (Amy), whose next is 2 (Bob), whose next is 0 (Dan), whose next is 3 (Eve).',
    ),
    item(
      2,
      'The keys 6, 2, 9, 4 are inserted in this order into an empty binary search tree. Which order does a post-order traversal give?',
      '4, 2, 9, 6',
      ['2, 4, 6, 9', '6, 2, 4, 9', '4, 9, 2, 6'],
      '2 is the left child of 6, 4 the right child of 2 and 9 the right child of 6. Both subtrees come before their root. 2, 4, 6, 9 is in-order.',
    ),
    item(
      2,
      'Each letter of the word PAINT is pushed on to a stack. Then three letters are popped and put in a row. What is the row?',
      'TNI',
      ['PAI', 'INT', 'IAP'],
      'The last letter to be pushed leaves first: T, then N, then I.',
    ),
    item(
      2,
      'A priority queue serves the lowest number first, and equal numbers in the order of arrival. A (2), B (1), C (2) and D (1) arrive. In which order are they served?',
      'B, D, A, C',
      ['A, B, C, D', 'A, C, B, D', 'D, B, C, A'],
      'B and D have the priority 1 and B came first. Then A and C follow in the order in which they came.',
    ),
    item(
      2,
      'A two-dimensional array with 5 columns is stored row by row, and all indexes begin at 0. How many elements are stored before element [2][3]?',
      '13',
      ['5', '14', '17'],
      'Rows 0 and 1 have 2 × 5 = 10 elements, and in row 2 there are 3 before index 3: 13.',
    ),
  ],
};
