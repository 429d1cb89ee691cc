import { expect, test } from 'vitest';
import { plainName, problemOfName } from './plain-name.ts';

const unseen = 'This name has characters that cannot be seen, perhaps from copying. Please type it.';
const fullStop = 'In a name, please use only . as a full stop';

test.each([
  ['a change of direction', 'Ada \u202Egnp.exe', unseen, 'Ada gnp.exe'],
  ['an isolate', '\u2066Ada\u2069', unseen, 'Ada'],
  ['a mark of direction', 'Ada\u200F', unseen, 'Ada'],
  ['a space of no width', 'A\u200Bda', unseen, 'Ada'],
  ['a joiner between Latin letters', 'A\u200Dda', unseen, 'Ada'],
  ['a soft hyphen', 'A\u00ADda', unseen, 'Ada'],
  ['a letter that shows nothing', 'Ada\u3164', unseen, 'Ada'],
  ['an ideographic full stop', 'evil。example', fullStop, 'evil.example'],
  ['a full-width full stop', 'evil．example', fullStop, 'evil.example'],
  ['a half-width full stop', 'evil｡example', fullStop, 'evil.example'],
  ['a line break', 'Ada\r\nLovelace', 'Please write the name on one line', 'Ada Lovelace'],
])('a name with %s is refused, or made plain', (_what, name, problem, plain) => {
  expect(problemOfName(name)).toBe(problem);
  expect(plainName(name)).toBe(plain);
  expect(problemOfName(plain)).toBeUndefined();
});

test.each([
  'Siân O’Brien-Łukasz',
  'St. Mary’s, Year 6',
  'ليلى',
  'محمد\u200Cرضا',
  'ක්\u200Dෂ',
  '李小龙',
  'Class 👩🏽\u200D🏫 6B',
])('%s is a name', (name) => {
  expect(problemOfName(name)).toBeUndefined();
  expect(plainName(name)).toBe(name);
});
