import type { TopicFacts } from '../facts.ts';
import { terms } from '../computing-terms.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMPUTER_SCIENCE/ALGORITHMS_AND_PROGRAMMING',
  groups: {
    'programming-terms': terms({ levels: [1, 10], seconds: 15 }, [
      ['A named place for a changing value', 'Variable'],
      ['A named value that never changes', 'Constant'],
      ['A whole number', 'Integer'],
      ['True or false', 'Boolean'],
      ['A piece of text', 'String'],
      ['Repeating steps', 'Iteration'],
      ['Choosing between paths', 'Selection'],
      ['Carrying out steps in order', 'Sequence'],
      ['Breaking a problem into parts', 'Decomposition'],
      ['Removing unimportant detail', 'Abstraction'],
      ['A mistake in the rules of a language', 'Syntax error'],
      ['A mistake that gives a wrong result', 'Logic error'],
      ['A subroutine that returns a value', 'Function'],
      ['A value passed to a subroutine', 'Parameter'],
      ['Joining strings together', 'Concatenation'],
      ['Checking that input is sensible', 'Validation'],
      ['Changing data from type to type', 'Casting'],
    ]),
  },
};
