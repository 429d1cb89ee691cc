import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'ALGORITHMS_AND_COMPLEXITY',
  name: 'contexts-easy',
  audience: 'Year 12-13, AQA and OCR',
  syllabus: 'Searching, sorting and time complexity in everyday situations',
  items: [
    item(
      1,
      'Ann looks for a name in a printed telephone book. She opens it in the middle and goes on with the half that can contain the name. Which algorithm does she follow?',
      'Binary search',
      ['Linear search', 'Insertion sort', 'Depth-first search'],
      'The names are sorted, so half of the rest can be left out at each step. This is binary search.',
    ),
    item(
      1,
      'A satnav finds the shortest route between two towns in a network of roads with known lengths. Which algorithm can do this?',
      'Dijkstra’s algorithm',
      ['The bubble sort', 'The binary search', 'The merge sort'],
      'Dijkstra’s algorithm finds shortest paths in a graph with weighted edges. The others search or sort lists.',
    ),
    item(
      1,
      'Two piles of exam papers are each in order of candidate number. They are made into one ordered pile by always taking the lower of the two top papers. Which algorithm uses this step?',
      'Merge sort',
      ['Bubble sort', 'Quick sort', 'Binary search'],
      'Merging two sorted lists in this way is the main step of a merge sort.',
    ),
    item(
      1,
      'A card player takes up one card after another and puts each at its place among the sorted cards in the hand. How is this worst-case time complexity written for n cards?',
      'O(n²)',
      ['O(n)', 'O(log n)', 'O(2ⁿ)'],
      'It is an insertion sort. In the worst case each new card passes all earlier ones, about n²/2 steps in total.',
    ),
  ],
};
