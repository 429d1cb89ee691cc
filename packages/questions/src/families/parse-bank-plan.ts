import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { faultAt, type Line, numberedLines, sectionsOf } from '../text/numbered-lines.ts';
import type { Difficulty, Family, PlannedFamily, TopicFamilies } from './family.ts';

/** A topic whose families have no counts yet. */
type UnplannedTopic = Omit<TopicFamilies, 'families'> & { families: readonly Family[] };

/**
 * Reads the bank plan of a subject, the text of its `bank-plan.txt`: how many questions of each family are in the bank
 * at each difficulty, and `-` where the family asks nothing.
 *
 *     # ALGEBRA             1   2   3   4   5
 *     expand-brackets      11   2   1   -   -
 *     quadratic-formula     -   -  24  27  35
 *
 * Returns these topics, which are all of the subject, with the counts. Every family has a line, and a count at each of
 * its difficulties. Throws an error that names the line of the first mistake.
 */
export function parseBankPlan(file: string, topics: readonly UnplannedTopic[]): TopicFamilies[] {
  const { head, sections } = sectionsOf(numberedLines(file), /^#/);
  const misplaced = head.find(({ text }) => text !== '');
  if (misplaced) throw faultAt(misplaced, headingExpected);
  const planned = new Map<string, readonly Line[]>();
  for (const section of sections) {
    const heading = section[0];
    const code = /^# (\w+) +1 +2 +3 +4 +5$/.exec(heading?.text ?? '')?.[1];
    if (code === undefined) throw faultAt(heading, headingExpected);
    if (planned.has(code)) throw faultAt(heading, `the topic ${code} is there twice`);
    if (!topics.some(({ topicCode }) => topicCode === code))
      throw faultAt(heading, `no topic ${code} of this subject has families`);
    planned.set(code, section);
  }
  return topics.map((topic) => {
    const [heading, ...lines] = planned.get(topic.topicCode) ?? [];
    if (!heading) throw faultAt(undefined, `the topic ${topic.topicCode} is missing`);
    return { ...topic, families: planFamilies(topic, heading, lines) };
  });
}

const headingExpected = 'expected a topic with the difficulties: "# TOPIC 1 2 3 4 5"';

function planFamilies(
  { topicCode, families }: UnplannedTopic,
  heading: Line,
  lines: readonly Line[],
): PlannedFamily[] {
  const planned = new Map<string, PlannedFamily>();
  for (const line of lines) {
    if (line.text === '') continue;
    const [name = '', ...cells] = line.text.split(/ +/);
    const family = families.find((each) => each.name === name);
    if (!family) throw faultAt(line, `${topicCode} has no family "${name}"`);
    if (planned.has(name)) throw faultAt(line, `the family ${name} is there twice`);
    planned.set(name, { ...family, counts: countsOf(line, family, cells) });
  }
  return families.map(({ name }) => {
    const family = planned.get(name);
    if (!family) throw faultAt(heading, `the family ${name} of ${topicCode} is missing`);
    return family;
  });
}

function countsOf(line: Line, { name, levels }: Family, cells: readonly string[]): PlannedFamily['counts'] {
  if (cells.length !== difficulties.length)
    throw faultAt(line, `expected a count or "-" for each of the difficulties 1 to 5 of ${name}`);
  const counts = new Map<Difficulty, number>();
  for (const [index, difficulty] of difficulties.entries()) {
    const cell = cells[index] ?? '';
    if (cell !== '-' && !/^[1-9]\d*$/.test(cell))
      throw faultAt(
        line,
        `expected a whole number above 0, or "-", at difficulty ${difficulty}, not "${cell}"`,
      );
    const isAsked = levels[difficulty] !== undefined;
    if (isAsked === (cell === '-'))
      throw faultAt(
        line,
        isAsked
          ? `${name} has questions at difficulty ${difficulty}: expected a count`
          : `${name} has no questions at difficulty ${difficulty}: expected "-"`,
      );
    if (isAsked) counts.set(difficulty, Number(cell));
  }
  return counts;
}
