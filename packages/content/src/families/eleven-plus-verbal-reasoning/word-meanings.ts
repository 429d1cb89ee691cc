import { at } from '../../at.ts';
import { wordFields } from '../../text/word-groups.ts';
import type { Family, TopicFamilies } from '../family.ts';

const oddOneOut: Family = {
  name: 'odd-word-out',
  printed: { 1: 3, 2: 3, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const field = random.pick(wordFields[difficulty === 5 ? 4 : difficulty]);
    const [group, other] = random.shuffle(field);
    if (!group || !other) throw new Error('A field has two groups');
    const together = random.sample(group.words, 4);
    const odd = random.pick(other.words);
    return {
      body: random.pick([
        'Which word does not belong with the others?',
        'Four of these words go together. Which is the odd one out?',
        'Which of these words is the odd one out?',
      ]),
      answer: odd,
      mistakes: together.map((word) => [word, ''] as const),
      explanation:
        `${together.slice(0, 3).join(', ')} and ${at(together, 3)} are all ${group.name}; ${odd} belongs with ${other.name}.`.replace(
          /^./,
          (first) => first.toUpperCase(),
        ),
    };
  },
};

export const wordMeanings: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'WORD_MEANINGS',
  families: [oddOneOut],
};
