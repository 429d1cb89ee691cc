import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { ContentQuestion } from '../content-types.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import { sourcePrefix } from '../families/assemble-question.ts';
import { createRandom, hash } from '../random.ts';
import { faultAt, type Line, type NamedPart, sectionsOf, textOf } from '../text/numbered-lines.ts';
import { parseAnswer } from './parse-answers.ts';
import { parseHead, parseHeading, tiers } from './parse-set.ts';

/** A question that is not answered by one letter. */
export interface PartsQuestion extends Omit<
  ContentQuestion,
  'options' | 'correctIndex' | 'typed' | 'needsCalculator'
> {
  parts: QuestionPart[];
}

/**
 * Reads a set of questions that one letter does not answer, a part of `<subject>/answers.txt`:
 *
 *     ## states-of-matter
 *     topic: PARTICLES
 *
 *     # 1, difficulty 2, Higher, 3 marks
 *     Put these into order, the hottest first.
 *
 *     1. steam
 *     2. water
 *     3. ice
 *     > Steam is above 100 °C.
 *
 * The lines before the explanation say how it is answered: see `parse-answers.ts`. Throws an error that names the line
 * of the first mistake.
 */
export function parseAnswerSet({ name, heading, lines }: NamedPart, subjectCode: string): PartsQuestion[] {
  const { head, sections } = sectionsOf(lines, /^# \d/u);
  if (sections.length === 0) throw faultAt(heading, 'the set has no questions');
  const { topicCode } = parseHead(heading, head);
  const place = { subjectCode, topicCode, stageCode: stageOfSubject(subjectCode) };
  return sections.map((section, index) => ({
    ...place,
    sourceId: `${sourcePrefix(subjectCode, topicCode)}/${name}/${index + 1}`,
    ...parseItem(section, index + 1, `${subjectCode}/${topicCode}/${name}/${index + 1}`),
  }));
}

function parseItem(lines: readonly Line[], number: number, seed: string) {
  const [first] = lines;
  const { difficulty, details } = parseHeading(first, number);
  const filled = lines.slice(1, lines.findLastIndex(({ text }) => text !== '') + 1);
  const explanation = filled.at(-1);
  if (!first || !explanation?.text.startsWith('> '))
    throw faultAt(explanation, 'expected the explanation: "> …"');
  const answersFrom = filled.findLastIndex(({ text }) => text === '') + 1;
  const [body, gapText] = withoutGaps(textOf(filled.slice(0, Math.max(answersFrom - 1, 0))));
  if (body === '') throw faultAt(first, 'the question has no text');
  const random = createRandom(hash(seed));
  const { answer, marks } = parseAnswer(filled.slice(answersFrom, -1), first, random, gapText);
  const { tier, marks: ownMarks = marks } = parseDetails(first, details);
  const part: QuestionPart = { label: 'a', stem: '', marks: ownMarks, answer, hints: [], steps: [] };
  return { difficulty, body, explanation: explanation.text.slice(2), parts: [part], ...(tier && { tier }) };
}

/** What the question says, and the text with gaps, which begins with the first paragraph that has one. */
function withoutGaps(text: string): [body: string, gapText: string] {
  const paragraphs = text.split('\n\n');
  const first = paragraphs.findIndex((each) => each.includes('[['));
  if (first < 0) return [text, ''];
  return [paragraphs.slice(0, first).join('\n\n'), paragraphs.slice(first).join('\n\n')];
}

function parseDetails(line: Line, words: readonly string[]) {
  const details: { tier?: NonNullable<PartsQuestion['tier']>; marks?: number } = {};
  for (const word of words) {
    const tier = tiers.get(word);
    const [, marks] = /^(\d{1,2}) marks?$/u.exec(word) ?? [];
    if (tier) details.tier = tier;
    else if (marks !== undefined) details.marks = Number(marks);
    else throw faultAt(line, `"${word}" is neither a tier nor a number of marks`);
  }
  return details;
}
