import type { TopicFacts } from '../facts.ts';
import { terms } from '../computing-terms.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_COMPUTER_SCIENCE/ALGORITHMS_AND_COMPLEXITY',
  groups: {
    algorithms: terms({ levels: [1, 10], seconds: 15 }, [
      ['Swapping neighbours in passes', 'Bubble sort'],
      ['Looking at each item in turn', 'Linear search'],
      ['Halving a sorted list repeatedly', 'Binary search'],
      ['Joining sorted lists in pairs', 'Merge sort'],
      ['Putting each item into a sorted part', 'Insertion sort'],
      ['Dividing a list around a pivot', 'Quick sort'],
      ['A subroutine that calls itself', 'Recursion'],
      ['The case that ends all the calls', 'Base case'],
      ['Repeating steps with a loop', 'Iteration'],
      ['Leaving out details', 'Abstraction'],
      ['Splitting a problem into parts', 'Decomposition'],
      ['Time that does not depend on n', 'Constant time'],
      ['Time proportional to n', 'Linear time'],
      ['Time proportional to n²', 'Quadratic time'],
      ['Time proportional to 2ⁿ', 'Exponential time'],
      ['Time proportional to log n', 'Logarithmic time'],
      ['A rule of thumb for a search', 'Heuristic'],
      ['Solvable in polynomial time', 'Tractable'],
      ['Solvable, but not in polynomial time', 'Intractable'],
      ['Impossible to solve by algorithm', 'Non-computable'],
    ]),
  },
};
