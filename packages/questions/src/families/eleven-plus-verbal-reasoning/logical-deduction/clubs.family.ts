import { checkEachOption } from '#checks/check.ts';
import { permutations } from '#checks/support/permutations.ts';
import { itemAt } from '#item-at.ts';
import { firstNames } from '#text/first-names.ts';
import type { Family } from '../../family.ts';

const clubs = ['art', 'chess', 'drama', 'football', 'music'] as const;

export const family: Family = {
  name: 'clubs',
  syllabus: 'Match people and things from clues',
  levels: {
    1: 'three clubs are given; one clue rules out a fourth',
    2: 'two clubs are given; two clues rule out others, in any order',
    3: 'one club is given; three clues rule out others, in any order',
  },
  write: (random, difficulty) => {
    const children = firstNames(random, 5);
    const chosen = random.shuffle(clubs);
    const [name, club] = [
      (index: number) => itemAt(children, index),
      (index: number) => itemAt(chosen, index),
    ];
    const given = 4 - difficulty;
    const direct = Array.from({ length: given }, (_, index) => `${name(index)} goes to ${club(index)}.`);
    // Each clue leaves one club for its child when those before it are known.
    const ruledOut = Array.from({ length: 4 - given }, (_, step) => {
      const index = given + step;
      const others = random.shuffle(chosen.slice(index + 1));
      return others.length === 1
        ? `${name(index)} does not go to ${itemAt(others, 0)}.`
        : `${name(index)} goes to none of these: ${others.join(', ')}.`;
    });
    const clues = difficulty === 1 ? [...direct, ...ruledOut] : random.shuffle([...direct, ...ruledOut]);
    const asked = difficulty === 1 ? 4 : random.int(3, 4);
    return {
      body: `${children
        .slice()
        .sort()
        .join(', ')
        .replace(
          /, (\w+)$/,
          ' and $1',
        )} each go to a different club: ${clubs.join(', ').replace(/, (\w+)$/, ' or $1')}. ${clues.join(' ')} Which club does ${name(asked)} go to?`,
      answer: club(asked),
      mistakes: clubs
        .filter((each) => each !== club(asked))
        .map((each) => [each, asked === 4 && each === club(3) ? 'stopping one clue too early' : ''] as const),
      explanation: `${chosen
        .slice(0, 4)
        .map((each, index) => `${name(index)} goes to ${each}`)
        .join(', ')}. Only ${club(4)} is free for ${name(4)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, list = ''] = /^(.*?) each go/.exec(text) ?? [];
    const children = list.split(/, | and /);
    const asked = /does (\w+) go to\?/.exec(text)?.[1] ?? '';
    const fits = (given: readonly string[]) => {
      const of = (child: string) => given[children.indexOf(child)];
      return [
        ...text.matchAll(/([A-Z]\w+) (goes to none of these: |goes to |does not go to )([a-z, ]+)\./g),
      ].every(([, child = '', verb = '', names = '']) =>
        verb === 'goes to ' ? of(child) === names : !names.split(', ').includes(of(child) ?? ''),
      );
    };
    const possible = permutations(['art', 'chess', 'drama', 'football', 'music']).filter(fits);
    return possible.length > 0 && possible.every((given) => given[children.indexOf(asked)] === option);
  }),
};
