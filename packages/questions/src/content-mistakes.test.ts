import { test, expect } from 'vitest';
import { parseBriefs } from './creative-writing/parse-briefs.ts';
import { parseSubject } from './curriculum.ts';
import { parsePapers } from './papers/parse-papers.ts';
import { plansOf } from './papers/paper-plans.ts';
import { parseLevelPlan } from './rapid-fire/level-plans.ts';

const physics = ['name: Physics', 'description: Waves.', 'icon: 🔬', 'color: blue', 'topics:', '  WAVES:'];
const paper = ['papers:', '  gcse-physics-1:', '    title: Paper 1', '    style: GCSE'];
const use = 'topic: NUMBER_AND_PLACE_VALUE, family: rounding, difficulty: 1, seconds: 15';

const readSubject = (text: string) => parseSubject(text, 'GCSE_PHYSICS');
const readPapers = (text: string) => plansOf('gcse-physics', parsePapers(text));
const readLevels = (text: string) => parseLevelPlan(text, 'ELEVEN_PLUS_MATHEMATICS');
const readBriefs = (text: string) => parseBriefs(text, 'ELEVEN_PLUS_ENGLISH');

test.each<[string, (text: string) => unknown, string[], string]>([
  [
    'a topic without a name',
    readSubject,
    [...physics, '    description: Waves.'],
    'line 6: "name" is missing',
  ],
  ['an unknown colour', readSubject, physics.with(3, 'color: pink'), 'line 4: color: '],
  ['an unknown value of a paper', readPapers, [...paper, '    time: 90'], 'line 5: unknown key "time"'],
  ['a paper without sections', readPapers, paper, 'line 2: a paper in the style of GCSE needs "sections"'],
  [
    'a section whose questions are not there',
    readPapers,
    [...paper, '    sections:', '      - part: questions', '      - part: waves'],
    'line 7: gcse-physics/papers/gcse-physics-1.txt has no part "waves"',
  ],
  [
    'a calculated question that is not there',
    readPapers,
    [...paper, '    sections:', '      - calculated: [two-counters]'],
    'line 6: there is no question "two-counters"',
  ],
  [
    'a family that is not there',
    readLevels,
    ['#', `- { ${use.replace('rounding', 'round')}, levels: [1, 2] }`],
    'line 2: NUMBER_AND_PLACE_VALUE has no family "round" of difficulty 1',
  ],
  [
    'levels in the wrong order',
    readLevels,
    [`- { ${use}, levels: [2, 1] }`],
    'line 1: 0 → levels: the lower',
  ],
  [
    'an unknown value of a brief',
    readBriefs,
    ['the-harbour:', '  order: 1', '  title: Harbour', '  words: []'],
    'line 4: unknown key "words"',
  ],
])('%s is refused with the line', (_, read, lines, message) => {
  expect(() => read(lines.join('\n'))).toThrow(message);
});
