import { binaryTree } from '../../drawing/computing/binary-tree.ts';
import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const searchTree = {
  image: {
    svg: binaryTree({
      label: '40',
      left: { label: '25', left: { label: '12' }, right: { label: '31' } },
      right: { label: '58', right: { label: '73', left: { label: '66' } } },
    }),
    alternativeText:
      'A binary search tree. The root 40 has the children 25 and 58. 25 has the children 12 and 31. 58 has only a right child, 73, and 73 has only a left child, 66.',
  },
};
const expressionTree = {
  image: {
    svg: binaryTree({
      label: '×',
      left: { label: '+', left: { label: '5' }, right: { label: '3' } },
      right: { label: '−', left: { label: '9' }, right: { label: '7' } },
    }),
    alternativeText:
      'An expression tree. The root is ×. Its left child is + with the children 5 and 3, its right child is − with the children 9 and 7.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'DATA_STRUCTURES',
  name: 'questions',
  items: [
    item(
      1,
      'In which order does a stack release its items?',
      'The last to be added leaves first',
      ['The first to be added leaves first', 'The smallest leaves first', 'Any of them may leave first'],
      'A stack is a last-in, first-out (LIFO) structure: push and pop both work at the top. A queue is first-in, first-out.',
    ),
    item(
      1,
      `What is left on the stack, from bottom to top, after these operations on an empty stack?\n${code('push 4', 'push 7', 'pop', 'push 2', 'push 9', 'pop')}`,
      '4, 2',
      ['2, 9', '4, 7', '7, 2'],
      'The first pop removes 7 and the second removes 9. That leaves 4 at the bottom and 2 on top.',
    ),
    item(
      1,
      'Which data structure would hold print jobs that are served in the order in which they arrive?',
      'Queue',
      ['Stack', 'Binary tree', 'Hash table'],
      'First come, first served is first-in, first-out, which is how a queue works.',
    ),
    item(
      1,
      'What is the difference between a static and a dynamic data structure?',
      'The size of a static one is fixed; a dynamic one can grow and shrink',
      [
        'A static one is stored on disk; a dynamic one is stored in memory',
        'A static one cannot be sorted; a dynamic one can',
        'A static one holds numbers only; a dynamic one holds any type',
      ],
      'An array has a size that is fixed when it is made. A linked list takes memory from the heap as it is needed.',
    ),
    item(
      1,
      'Which node of this tree is visited last in an in-order traversal?',
      '73',
      ['66', '58', '40'],
      'In-order visits the left subtree, the node, then the right subtree. In a binary search tree that is ascending order: 12, 25, 31, 40, 58, 66, 73.',
      searchTree,
    ),
    item(
      2,
      'In which order does a pre-order traversal visit the nodes of this tree?',
      '40, 25, 12, 31, 58, 73, 66',
      ['12, 25, 31, 40, 58, 66, 73', '12, 31, 25, 66, 73, 58, 40', '40, 25, 58, 12, 31, 73, 66'],
      'Pre-order visits the node first, then its left and then its right subtree. The other lists are in-order, post-order and breadth-first.',
      searchTree,
    ),
    item(
      2,
      '50 is added to this binary search tree. Where does it go?',
      'As the left child of 58',
      ['As the right child of 31', 'As the left child of 66', 'As a new root above 40'],
      '50 is greater than 40, so go right to 58. 50 is smaller than 58, so it becomes the left child, which is still free.',
      searchTree,
    ),
    item(
      2,
      'What is the value of the expression in this tree?',
      '16',
      ['17', '46', '8'],
      'The tree says (5 + 3) × (9 − 7) = 8 × 2 = 16. The operators nearer the leaves are carried out first.',
      expressionTree,
    ),
    item(
      2,
      'What does a post-order traversal of this expression tree give?',
      '5 3 + 9 7 − ×',
      ['× + 5 3 − 9 7', '5 + 3 × 9 − 7', '5 3 9 7 + − ×'],
      'Post-order visits left, right, node, which produces reverse Polish notation. Pre-order gives the prefix form.',
      expressionTree,
    ),
    item(
      2,
      'A circular queue is held in an array with the positions 0 to 7. The rear pointer is 7, and position 0 is free. Where does the next item go?',
      'Position 0',
      ['Position 8', 'Position 7', 'Nowhere, because the queue is full'],
      'In a circular queue the pointer wraps round: (7 + 1) MOD 8 = 0. So the space that earlier items left is used again.',
    ),
    item(
      2,
      'What is a collision in a hash table?',
      'Two keys that hash to the same position',
      ['Two items that have the same key', 'A key that cannot be hashed', 'A table that has become full'],
      'A hash function maps many possible keys to few positions, so different keys can share one. It is resolved by probing or by chaining.',
    ),
    item(
      3,
      'A hash table has 11 positions, the hash is key MOD 11 and collisions are resolved by linear probing. Into which position does 37 go if 15 and 26 are inserted first?',
      '6',
      ['4', '5', '7'],
      'All three keys have the remainder 4. 15 takes position 4, 26 moves on to 5 and 37 to 6.',
    ),
    item(
      3,
      'A graph with 500 vertices has only 900 edges. Which representation suits it better, and why?',
      'An adjacency list, because most entries of a matrix would be empty',
      [
        'An adjacency matrix, because it needs less memory for few edges',
        'An adjacency list, because it tests for an edge in constant time',
        'An adjacency matrix, because a list cannot hold weights',
      ],
      'The matrix has 250,000 entries whatever the number of edges. A list stores only the edges there are, so it suits sparse graphs.',
    ),
    item(
      3,
      'An item is to be inserted between two nodes of a singly linked list. Which order of steps keeps the list intact?',
      'Point the new node at the next node, then point the previous node at the new one',
      [
        'Point the previous node at the new one, then look for the next node',
        'Move every later node one place along, then write the new one',
        'Point the next node at the new one, then point the new one at the previous',
      ],
      'If the previous pointer were changed first, the address of the rest of the list would be lost. Nothing has to be moved, unlike in an array.',
    ),
    item(
      3,
      'What is the value of this reverse Polish expression?\n8 2 5 × + 3 −',
      '15',
      ['47', '−15', '21'],
      '2 5 × is 10, 8 10 + is 18, and 18 3 − is 15. A stack holds the operands until an operator takes the two on top.',
    ),
    item(
      3,
      'Which structure does a breadth-first traversal of a graph use to remember the vertices still to be visited?',
      'A queue',
      ['A stack', 'A priority queue', 'A hash table'],
      'Breadth-first visits vertices in the order in which they were discovered, so it needs a queue. Depth-first uses a stack, often the call stack.',
    ),
    item(
      4,
      'The keys 10, 20, 30, 40, 50 are inserted in this order into an empty binary search tree. What is the consequence for a search?',
      'It takes linear time, because every node has only a right child',
      [
        'It takes logarithmic time, because the keys are in order',
        'It takes constant time, because the tree has only five levels',
        'It is impossible until the tree has been sorted',
      ],
      'Each key is greater than all before it, so the tree degenerates into a chain. The height is then n instead of about log₂ n.',
    ),
    item(
      4,
      'The post-order traversal of a binary search tree is 5, 15, 10, 30, 20. Which key is the left child of the root?',
      '10',
      ['15', '5', '30'],
      'The last key of a post-order traversal is the root, 20. The smaller keys 5, 15, 10 form its left subtree, and the last of them, 10, is that subtree’s root.',
    ),
  ],
};
