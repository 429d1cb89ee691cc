import type { SubjectFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: SubjectFacts = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  groups: [
    {
      ...terms,
      topicCode: 'ALGORITHMS_AND_PROGRAMMING',
      name: 'programming-terms',
      facts: [
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
      ],
    },
  ],
};
