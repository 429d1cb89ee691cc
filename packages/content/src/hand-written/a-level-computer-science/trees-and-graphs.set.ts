import { binaryTree } from '../../drawing/computing/binary-tree.ts';
import { network } from '../../drawing/computing/network.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const tree = {
  svg: binaryTree({
    label: '50',
    left: { label: '30', left: { label: '20' }, right: { label: '40' } },
    right: { label: '70', left: { label: '60' } },
  }),
  alternativeText:
    'A binary search tree. The root 50 has the children 30 and 70. 30 has the children 20 and 40. 70 has only a left child, 60.',
};
const treeWithout50 = {
  svg: binaryTree({
    label: '60',
    left: { label: '30', left: { label: '20' }, right: { label: '40' } },
    right: { label: '70' },
  }),
  alternativeText:
    'The tree after the deletion. The root 60 has the children 30 and 70, and 30 has the children 20 and 40.',
};
const grown = {
  svg: binaryTree({ label: '30', left: { label: '18', right: { label: '22' } }, right: { label: '45' } }),
  alternativeText: 'The root 30 has the children 18 and 45, and 18 has only a right child, 22.',
};
const graph = {
  svg: network({
    width: 440,
    height: 320,
    shape: 'circle',
    nodes: { A: [60, 160], B: [200, 60], C: [200, 260], D: [370, 60], E: [370, 260] },
    links: ['AB', 'AC', 'BD', 'CD', 'CE'].map(([from = '', to = '']) => ({ from, to })),
  }),
  alternativeText: 'An undirected graph with the edges A–B, A–C, B–D, C–D and C–E.',
};
const oneWay = {
  svg: network({
    width: 440,
    height: 320,
    shape: 'circle',
    nodes: { A: [60, 60], B: [210, 60], C: [370, 60], D: [130, 260], E: [300, 260] },
    links: ['AB', 'BC', 'BE', 'DA', 'DE', 'EC'].map(([from = '', to = '']) => ({ from, to, directed: true })),
  }),
  alternativeText: 'A directed graph with the arrows A to B, B to C, B to E, D to A, D to E and E to C.',
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'DATA_STRUCTURES',
  name: 'trees-and-graphs',
  items: [
    item(
      1,
      'How many leaf nodes does this tree have?',
      '3',
      ['2', '4', '6'],
      'A leaf has no children: 20, 40 and 60. The node 70 is not a leaf, because it has a left child.',
      { image: tree },
    ),
    item(
      1,
      'As a graph, what is a tree?',
      'A connected, undirected graph without cycles',
      [
        'A directed graph in which every vertex has two edges',
        'A weighted graph with exactly one cycle',
        'A graph in which every vertex is joined to every other',
      ],
      'In a tree there is exactly one path between any two vertices. It need not have a root, nor have at most two children at each node.',
    ),
    item(
      1,
      'Which item leaves a priority queue first?',
      'The one with the highest priority, whenever it joined',
      [
        'The one that has been in the queue longest, in every case',
        'The one that joined the queue last',
        'The one that is stored at the lowest address',
      ],
      'Items are served by priority. Only among items of equal priority does the order of arrival count.',
    ),
    item(
      2,
      'The keys 30, 18, 45 and 22 are inserted in this order into an empty binary search tree. Where is 22?',
      'It is the right child of 18',
      ['It is the left child of 18', 'It is the left child of 45', 'It is the left child of 30'],
      '22 is smaller than 30, so go left to 18. It is greater than 18, so it becomes the right child of 18.',
      { solutionImage: grown },
    ),
    item(
      2,
      'How many entries of the adjacency matrix of this graph are 1?',
      '10',
      ['5', '20', '25'],
      'In an undirected graph each edge appears twice, once in each direction: 5 edges give 10 entries of the 25.',
      { image: graph },
    ),
    item(
      2,
      'A breadth-first traversal starts at A and takes neighbours in alphabetical order. In which order does it visit the vertices?',
      'A, B, C, D, E',
      ['A, B, D, C, E', 'A, C, E, D, B', 'A, C, B, E, D'],
      'First come all the neighbours of A (B and C), then the new neighbours of B (D) and those of C (E).',
      { image: graph },
    ),
    item(
      2,
      'A depth-first traversal starts at A and takes neighbours in alphabetical order. In which order does it visit the vertices?',
      'A, B, D, C, E',
      ['A, B, C, D, E', 'A, C, D, B, E', 'A, B, D, E, C'],
      'It goes as deep as it can: from A to B, to D, to C (the only new neighbour of D), and then to E.',
      { image: graph },
    ),
    item(
      2,
      'Which vertex cannot be reached from A in this directed graph?',
      'D',
      ['B', 'C', 'E'],
      'From A the arrows lead to B, and from there to C and E. D has only outgoing arrows, so no path leads to it.',
      { image: oneWay },
    ),
    item(
      2,
      'What does a stack frame on the call stack hold?',
      'The return address, the parameters and the local variables of a call',
      [
        'The source code of the subroutine that has been called',
        'The global variables and the constants of the whole program',
        'The results of all the earlier calls of the subroutine',
      ],
      'A frame is pushed for every call and popped when the subroutine returns, so each call of a recursive subroutine has local variables of its own.',
    ),
    item(
      3,
      'In which order could the keys of this binary search tree have been inserted?',
      '50, 70, 30, 40, 60, 20',
      ['50, 30, 60, 70, 20, 40', '20, 30, 40, 50, 60, 70', '50, 40, 30, 20, 70, 60'],
      'A parent must always come before its children: 50 first, 30 before 20 and 40, and 70 before 60. If 60 came before 70, it would become the parent of 70.',
      { image: tree },
    ),
    item(
      3,
      '50 is deleted from this binary search tree and replaced with its in-order successor. Which key is the new root?',
      '60',
      ['70', '40', '30'],
      'The in-order successor is the smallest key of the right subtree, which is 60. The order of all the other keys is preserved.',
      { image: tree, solutionImage: treeWithout50 },
    ),
    item(
      3,
      'What is (a + b) × c − d in reverse Polish notation?',
      'a b + c × d −',
      ['a b c + × d −', 'a b + c d − ×', '− × + a b c d'],
      'The sum comes first, a b +, then the product with c, and last d is taken away. Brackets are not needed, because the order of the operators decides.',
    ),
    item(
      3,
      'Every level of a binary tree with five levels is full. How many nodes does it have?',
      '31',
      ['32', '16', '25'],
      'The levels have 1, 2, 4, 8 and 16 nodes, which makes 2⁵ − 1 = 31. A search in such a tree needs at most five comparisons.',
    ),
    item(
      4,
      'A hash table uses linear probing. Why is a deleted item replaced with a special marker and not simply with an empty slot?',
      'A search for a later item of the same run would stop too early',
      [
        'The marker keeps the key, so that the item can be restored',
        'The hash function would otherwise give different positions',
        'An empty slot can never be used again by another item',
      ],
      'Probing ends at the first empty slot. If the gap were empty, items that had been pushed past it by collisions could no longer be found.',
    ),
  ],
};
