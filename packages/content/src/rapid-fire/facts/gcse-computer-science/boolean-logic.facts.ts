import type { TopicFacts } from '../facts.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMPUTER_SCIENCE/BOOLEAN_LOGIC',
  groups: {
    'gate-values': {
      levels: [1, 10],
      seconds: 15,
      ask: (cue) => `What is the value of ${cue}?`,
      explain: (cue, answer) => `AND needs two 1s, OR at least one, and NOT reverses: ${cue} is ${answer}.`,
      facts: [
        ['1 AND X', 'X', ['1', '0', 'NOT X']],
        ['0 AND X', '0', ['X', '1', 'NOT X']],
        ['1 OR X', '1', ['X', '0', 'NOT X']],
        ['0 OR X', 'X', ['0', '1', 'NOT X']],
        ['X AND X', 'X', ['1', '0', 'NOT X']],
        ['X OR X', 'X', ['1', '0', 'NOT X']],
        ['NOT (NOT X)', 'X', ['1', '0', 'NOT X']],
        ['X AND (NOT X)', '0', ['X', '1', 'NOT X']],
        ['X OR (NOT X)', '1', ['X', '0', 'NOT X']],
        ['(1 AND 0) OR X', 'X', ['1', '0', 'NOT X']],
        ['(1 OR 0) AND (NOT X)', 'NOT X', ['X', '1', '0']],
        ['NOT (1 AND X)', 'NOT X', ['X', '1', '0']],
        ['NOT (0 OR X)', 'NOT X', ['X', '1', '0']],
        ['(X OR 1) AND 0', '0', ['X', '1', 'NOT X']],
        ['NOT (0 AND X)', '1', ['X', '0', 'NOT X']],
        ['NOT (1 OR X)', '0', ['X', '1', 'NOT X']],
        ['X OR (1 AND (NOT X))', '1', ['X', '0', 'NOT X']],
        ['X AND (X OR Y)', 'X', ['Y', '0', 'X AND Y']],
        ['X OR (X AND Y)', 'X', ['Y', '1', 'X OR Y']],
        ['(X AND Y) OR (X AND (NOT Y))', 'X', ['Y', '1', 'NOT Y']],
      ],
    },
  },
};
