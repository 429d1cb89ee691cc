import { expect, it, test } from 'vitest';
import { namedParts, textOf } from './numbered-lines.ts';

it('divides a text file into named parts, whose lines keep their numbers', () => {
  const parts = namedParts('## fuels\na\n\n## fuels-more\nb\n# c\n');
  expect(parts.map(({ name, heading, lines }) => [name, heading.number, textOf(lines)])).toEqual([
    ['fuels', 1, 'a\n'],
    ['fuels-more', 4, 'b\n# c'],
  ]);
  expect(parts[1]?.lines[0]?.number).toBe(5);
});

test.each([
  ['without a part', '', 'line 1: expected "## name"'],
  ['with text above its parts', '\na\n## fuels', 'line 2: expected "## name"'],
  ['with a name in capitals', '## fuels\n## Fuels', 'line 2: expected "## name"'],
  ['with a name twice', '## fuels\na\n## fuels', 'line 3: "fuels" is there twice'],
])('a file %s is refused with the line', (_, file, message) => {
  expect(() => namedParts(file)).toThrow(message);
});
