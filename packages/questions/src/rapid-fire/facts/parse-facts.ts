import { lastRapidFireLevel } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { z } from 'zod';
import { parseYaml } from '#parse-yaml.ts';
import { faultAt, type Line, type NamedPart, sectionsOf } from '#text/numbered-lines.ts';
import type { Fact, FactGroup, TopicFacts } from './facts.ts';
import { parseSentence, wordingOf, type WrittenWording } from './fact-sentences.ts';

/** Wordings that several groups share, by their names. */
export type SharedWordings = ReadonlyMap<string, WrittenWording>;

const groupHeading = 'expected a group: "# name, levels 1-10, 15 seconds"';

/**
 * Reads the facts of a topic, a part of `<subject>/facts.txt`:
 *
 *     ## waves
 *     topic: WAVES
 *
 *     # units, levels 1-3, 15 seconds
 *     ask: What is the unit of {cue}?
 *     ask back: What is measured in {answer}?
 *     explain: {Cue} is measured in {answer}.
 *
 *     frequency | hertz
 *     wavelength | metres | seconds | hertz | decibels
 *
 * A fact is what is asked, its answer, and wrong answers where those of the other facts would not do. A text has the
 * sign `|` itself only in pairs without spaces, as in `|x|`. `wording: <name>` takes the sentences of a shared wording;
 * sentences of the group's own replace them. An explanation with `{reason}` takes it from the line `> …` under a fact,
 * or from `reason for <answer>: …` above the facts. Throws an error that names the line of the first mistake.
 */
export function parseFacts(
  { heading, lines: all }: NamedPart,
  subjectCode: string,
  shared: SharedWordings,
): TopicFacts {
  const { head, sections } = sectionsOf(all, /^# /);
  const [, topicCode] = /^topic: (\w+)$/.exec(head[0]?.text ?? '') ?? [];
  if (topicCode === undefined) throw faultAt(head[0] ?? heading, 'expected "topic: TOPIC"');
  refuseText(head.slice(1), groupHeading);
  if (sections.length === 0) throw faultAt(heading, 'the topic has no groups of facts');
  const topic = `${subjectCode}/${topicCode}`;
  return { topic, groups: Object.fromEntries(namedOnce(sections, (lines) => parseGroup(lines, shared))) };
}

const wordingsSchema = z.record(
  z.string(),
  z.strictObject({ ask: z.string(), 'ask back': z.string().exactOptional(), explain: z.string() }),
);

/** Reads `wordings.yaml`: the sentences of the wordings that groups share, by name. */
export function parseWordings(text: string): SharedWordings {
  const { value, lineOf } = parseYaml(text, wordingsSchema);
  return new Map(
    Object.entries(value).map(([name, sentences]) => {
      const lines = Object.entries(sentences).map(([kind, sentence]) => ({
        number: lineOf([name, kind]),
        text: `${kind}: ${sentence}`,
      }));
      return [name, new Map(lines.map(parseSentence))];
    }),
  );
}

function refuseText(lines: readonly Line[], message: string) {
  const misplaced = lines.find(({ text }) => text !== '');
  if (misplaced) throw faultAt(misplaced, message);
}

function namedOnce<Section>(
  sections: readonly (readonly Line[])[],
  parse: (lines: readonly Line[]) => [name: string, section: Section],
): Map<string, Section> {
  const found = new Map<string, Section>();
  for (const lines of sections) addOnce(found, lines[0], ...parse(lines));
  return found;
}

function addOnce<Value>(found: Map<string, Value>, line: Line | undefined, name: string, value: Value) {
  if (found.has(name)) throw faultAt(line, `"${name}" is there twice`);
  found.set(name, value);
}

function complete(line: Line | undefined, written: WrittenWording): WrittenWording {
  for (const name of ['ask', 'explain'])
    if (!written.has(name)) throw faultAt(line, `the wording has no "${name}: …"`);
  return written;
}

function parseGroup(lines: readonly Line[], shared: SharedWordings): [name: string, group: FactGroup] {
  const [heading, ...rest] = lines;
  const [, name = '', first, last, seconds] =
    /^# ([a-z][a-z\d-]*), levels (\d+)-(\d+), (\d+) seconds$/.exec(heading?.text ?? '') ?? [];
  const levels = [Number(first), Number(last)] as const;
  if (name === '') throw faultAt(heading, groupHeading);
  if (levels[0] < 1 || levels[1] < levels[0] || levels[1] > lastRapidFireLevel)
    throw faultAt(heading, `expected levels from 1 to ${lastRapidFireLevel}, the lower one first`);

  const gap = rest.findIndex(({ text }) => text === '');
  const { written, reasons } = parseWording(heading, gap < 0 ? rest : rest.slice(0, gap), shared);
  const parsed = parseFactLines(gap < 0 ? [] : rest.slice(gap));
  if (parsed.length === 0) throw faultAt(heading, 'the group has no facts');
  const facts = withReasons(parsed, reasons, written.get('explain')?.includes('{reason}') ?? false);
  return [name, { levels, seconds: Number(seconds), ...wordingOf(written), facts }];
}

/** Reasons of answers, each with its line. */
type Reasons = ReadonlyMap<string, { line: Line; reason: string }>;

function parseWording(
  heading: Line | undefined,
  lines: readonly Line[],
  shared: SharedWordings,
): { written: WrittenWording; reasons: Reasons } {
  const own = new Map<string, string>();
  const reasons = new Map<string, { line: Line; reason: string }>();
  let base: WrittenWording | undefined;
  for (const line of lines) {
    const [, name] = /^wording: (.+)$/.exec(line.text) ?? [];
    const [, answer, reason] = /^reason for (.+?): (.+)$/.exec(line.text) ?? [];
    if (name !== undefined) {
      base = shared.get(name);
      if (!base) throw faultAt(line, `there is no wording "${name}" in wordings.yaml`);
    } else if (answer !== undefined && reason !== undefined) addOnce(reasons, line, answer, { line, reason });
    else addOnce(own, line, ...parseSentence(line));
  }
  return { written: complete(heading, new Map([...(base ?? []), ...own])), reasons };
}

interface ParsedFact {
  line: Line;
  parts: readonly string[];
  reason?: string;
}

function parseFactLines(lines: readonly Line[]): ParsedFact[] {
  const facts: ParsedFact[] = [];
  for (const line of lines) {
    const fact = facts.at(-1);
    if (line.text.startsWith('> ')) {
      if (!fact || fact.reason !== undefined) throw faultAt(line, 'expected one reason under its fact');
      fact.reason = line.text.slice(2);
    } else if (line.text !== '') {
      const parts = line.text.split(' | ');
      if (parts.length < 2) throw faultAt(line, 'expected a fact: "question | answer | wrong answer | …"');
      if (parts.some((part) => part === '' || part !== part.trim() || part.split('|').length % 2 === 0))
        throw faultAt(line, 'expected a text, and one space, on both sides of each "|"');
      facts.push({ line, parts });
    }
  }
  return facts;
}

function withReasons(parsed: readonly ParsedFact[], reasons: Reasons, wanted: boolean): Fact[] {
  const answers = parsed.map(({ parts }) => parts[1]);
  for (const [answer, { line }] of reasons)
    if (!wanted || !answers.includes(answer)) throw faultAt(line, 'this reason is not used');
  return parsed.map(({ line, parts: [cue = '', answer = '', ...wrong], reason: own }) => {
    const reason = own ?? reasons.get(answer)?.reason;
    if (wanted && reason === undefined)
      throw faultAt(line, `the explanation needs a reason: "> …" below, or "reason for ${answer}: …"`);
    if (!wanted && own !== undefined) throw faultAt(line, 'the explanation has no place for {reason}');
    return [cue, answer, wrong.length === 0 ? undefined : wrong, reason];
  });
}
