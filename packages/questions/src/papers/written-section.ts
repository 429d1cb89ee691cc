import type { ContentQuestion } from '../content-types.ts';
import { difficultiesOf } from '../families/family.ts';
import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import { rises, type UnnumberedSection } from './choice-section.ts';
import { familiesOf } from './families-of.ts';
import { marksOf, type PaperPart, type PaperPlan, type PaperQuestion, type SectionPlan } from './paper.ts';
import { isWritten, structuredPart, withoutNumbers, writtenPart } from './paper-parts.ts';
import { familiesLike, topicWeights } from './paper-plans.ts';
import type { FamilyOfTopic, ReserveQuestions } from './reserve-questions.ts';
import type { StructuredQuestion } from './structured/structured-question.ts';

type Unnumbered = Omit<PaperQuestion, 'number'>;

/** The number of parts of the questions from families, in turn. */
const shapes = [1, 2, 1, 3, 2, 1, 2, 3] as const;

/** A section of written questions: the structured ones, and others from the families up to the marks of the section. */
export function writtenSection(
  plan: PaperPlan,
  { title, minutes, passage, structured = [], marks }: SectionPlan,
  reserveQuestions: ReserveQuestions,
  random: Random,
): UnnumberedSection {
  const first = structured.map((each) => structuredQuestion(each, random));
  const wanted = marks === undefined ? 0 : marks - first.reduce((sum, each) => sum + marksOf(each), 0);
  const questions =
    marks === undefined
      ? first
      : [...first, ...fromFamilies(plan, wanted, first, reserveQuestions, random)].toSorted(
          (one, other) => one.difficulty - other.difficulty,
        );
  return {
    ...(title === undefined ? {} : { title }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(passage && { passage }),
    questions,
  };
}

function structuredQuestion(each: StructuredQuestion, random: Random): Unnumbered {
  const { parts, ...shared } = each.write(random);
  return {
    ...shared,
    parts: labelled(parts.map(structuredPart)),
    difficulty: each.difficulty,
    topicCode: each.topicCode,
    kind: each.name,
  };
}

const labelled = (parts: readonly PaperPart[]): PaperPart[] =>
  parts.length === 1
    ? [...parts]
    : parts.map((part, index) => ({ ...part, label: 'abcdefgh'.charAt(index) }));

/**
 * No more questions of a paper are from one family, and they differ in difficulty and in more than their numbers; only
 * where a subject has nothing else left, a family is asked again.
 */
const mostOfFamily = 2;

/**
 * Questions of all topics by their weights, easy to hard, with exactly these marks. The structured questions of the
 * section count for their topics, and the families that ask the same as one of them are left out.
 */
function fromFamilies(
  { sourceId, subjectCode, difficulty: rising, calculatorAllowed }: PaperPlan,
  marks: number,
  structured: readonly Unnumbered[],
  reserveQuestions: ReserveQuestions,
  random: Random,
): Unnumbered[] {
  const rise = rises[rising];
  const asked = structured.flatMap(({ kind }) => [kind, ...(familiesLike[kind] ?? [])]);
  const families = random
    .shuffle(familiesOf(subjectCode))
    .filter(({ family }) => !asked.includes(family.name));
  const topics = [...new Set(families.map(({ topic }) => topic.topicCode))];
  const used = new Map<string, number>();
  const times = (key: string) => used.get(key) ?? 0;
  const count = (key: string, by: number) => used.set(key, times(key) + by);
  for (const each of structured) count(each.topicCode, marksOf(each));
  const share = (topicCode: string) => times(topicCode) / (topicWeights[subjectCode]?.[topicCode] ?? 1);
  const questions: Unnumbered[] = [];
  let left = marks;

  function draw(
    topic: string,
    difficulty: number,
    room: number,
    mayHavePicture: boolean,
    mayRepeat: boolean,
  ) {
    const offers = families
      .filter((from) => from.topic.topicCode === topic && (mayRepeat || times(keyOf(from)) < mostOfFamily))
      .flatMap((from) => difficultiesOf(from.family).map((level) => ({ from, level })))
      .filter(({ from, level }) => mayRepeat || times(`${keyOf(from)}/${level}`) === 0);
    const cost = ({ from, level }: (typeof offers)[number]) =>
      3 * Math.abs(level - difficulty) + 7 * times(keyOf(from));
    for (const { from, level } of offers.toSorted((one, other) => cost(one) - cost(other))) {
      const accepts = (question: ContentQuestion) =>
        isWritten(question) &&
        writtenPart(question).marks <= room &&
        (mayRepeat || times(withoutNumbers(question)) === 0) &&
        (mayHavePicture || !question.image) &&
        (calculatorAllowed || !question.needsCalculator);
      const question = reserveQuestions.draw(from, level, sourceId, accepts);
      if (question) {
        count(keyOf(from), 1);
        count(`${keyOf(from)}/${level}`, 1);
        count(withoutNumbers(question), 1);
        return { question, kind: from.family.name, part: writtenPart(question) };
      }
    }
    return undefined;
  }

  while (left > 0) {
    const difficulty = itemAt(rise, Math.floor(((marks - left) * rise.length) / marks));
    const before = left;
    const inTurn = topics.toSorted((one, other) => share(one) - share(other));
    for (const [index, topicCode] of [...inTurn, ...inTurn].entries()) {
      const size = itemAt(shapes, questions.length % shapes.length);
      const drawn: NonNullable<ReturnType<typeof draw>>[] = [];
      let room = left;
      while (drawn.length < size && room > 0) {
        const next = draw(
          topicCode,
          room < 3 ? 1 : difficulty,
          room,
          drawn.length === 0,
          index >= inTurn.length,
        );
        if (!next) break;
        drawn.push(next);
        room -= next.part.marks;
        if (next.part.image) break;
      }
      const [first] = drawn;
      if (!first) continue;
      count(topicCode, left - room);
      left = room;
      questions.push({
        parts: labelled(drawn.map(({ part }) => part)),
        difficulty: drawn.reduce((sum, { question }) => sum + question.difficulty, 0) / drawn.length,
        topicCode,
        kind: first.kind,
      });
      break;
    }
    if (left === before) throw new Error(`${sourceId}: ${left} of ${marks} marks are missing`);
  }
  return questions;
}

const keyOf = ({ topic, family }: FamilyOfTopic) => `${topic.topicCode}/${family.name}`;
