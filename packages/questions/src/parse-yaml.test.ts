import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './parse-yaml.ts';

const schema = z.strictObject({
  title: z.string(),
  topics: z.array(z.strictObject({ name: z.string(), marks: z.int().min(1) })),
});
const lines = [
  'title: Paper 1',
  'topics:',
  '  - name: Waves',
  '    marks: 3',
  '  - name: Energy',
  '    marks: 4',
];

describe('a YAML file', () => {
  it('is read as its schema says', () => {
    expect(parseYaml(lines.join('\n'), schema).value).toEqual({
      title: 'Paper 1',
      topics: [
        { name: 'Waves', marks: 3 },
        { name: 'Energy', marks: 4 },
      ],
    });
  });

  it('says the line of a value that is refused later', () => {
    const { faultAt } = parseYaml(lines.join('\n'), schema);
    expect(faultAt(['topics', 1, 'marks'], 'too few').message).toBe('line 6: too few');
    expect(faultAt(['topics', 1, 'seconds'], 'not there').message).toBe('line 5: not there');
  });
});

test.each<[string, string[], string]>([
  ['without a value', lines.toSpliced(3, 1), 'line 3: "marks" is missing'],
  ['with an unknown key', lines.toSpliced(4, 0, '    mark: 3'), 'line 5: unknown key "mark"'],
  ['with a wrong value', lines.with(5, '    marks: 0'), 'line 6: topics → 1 → marks: '],
  ['with a key twice', [...lines, 'title: Paper 2'], 'line 7: Map keys must be unique'],
  ['that is no YAML', lines.with(1, 'topics: ['), 'line 3: '],
])('a YAML file %s is refused with the line', (_, text, message) => {
  expect(() => parseYaml(text.join('\n'), schema)).toThrow(message);
});
