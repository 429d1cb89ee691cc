import type { ContentQuestion } from '../content-types.ts';
import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import { difficultiesOf, rises, type UnnumberedSection } from './choice-section.ts';
import { familiesOf } from './families-of.ts';
import { marksOf, type PaperPart, type PaperPlan, type PaperQuestion, type SectionPlan } from './paper.ts';
import { isWritten, structuredPart, writtenPart } from './parts.ts';
import type { FamilyOfTopic, Reserve } from './reserve.ts';
import type { StructuredQuestion } from './structured/structured-question.ts';

type Unnumbered = Omit<PaperQuestion, 'number'>;

/** The number of parts of the questions from families, in turn. */
const shapes = [1, 2, 1, 3, 2, 1, 2, 3] as const;

/** A section of written questions: the structured ones, and others from the families up to the marks of the section. */
export function writtenSection(
  plan: PaperPlan,
  { title, minutes, passage, structured = [], marks }: SectionPlan,
  reserve: Reserve,
  random: Random,
): UnnumberedSection {
  const first = structured.map((each) => structuredQuestion(each, random));
  const wanted = marks === undefined ? 0 : marks - first.reduce((sum, each) => sum + marksOf(each), 0);
  const questions =
    marks === undefined
      ? first
      : [...first, ...fromFamilies(plan, wanted, reserve, random)].toSorted(
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

/** Questions of all topics in turn, easy to hard, with exactly these marks. */
function fromFamilies(plan: PaperPlan, marks: number, reserve: Reserve, random: Random): Unnumbered[] {
  const rise = rises[plan.difficulty];
  const used = new Map<string, number>();
  const times = (key: string) => used.get(key) ?? 0;
  const families = random.shuffle(familiesOf(plan.subjectCode));
  const topics = [...new Set(families.map(({ topic }) => topic.topicCode))];
  const questions: Unnumbered[] = [];
  let left = marks;

  function draw(topicCode: string, difficulty: number, except: readonly string[], mayHavePicture: boolean) {
    const offers = families
      .filter(({ topic, family }) => topic.topicCode === topicCode && !except.includes(family.name))
      .flatMap((from) => difficultiesOf(from).map((level) => ({ from, level })));
    const cost = ({ from, level }: (typeof offers)[number]) =>
      3 * Math.abs(level - difficulty) + 7 * times(keyOf(from));
    for (const { from, level } of offers.toSorted((one, other) => cost(one) - cost(other))) {
      const accepts = (question: ContentQuestion) =>
        isWritten(question) &&
        (mayHavePicture || !question.image) &&
        (plan.calculatorAllowed || !question.needsCalculator);
      const question = reserve.draw(from, level, plan.sourceId, accepts);
      if (question) {
        used.set(keyOf(from), times(keyOf(from)) + 1);
        return { question, kind: from.family.name };
      }
    }
    return undefined;
  }

  while (left > 0) {
    const difficulty = itemAt(rise, Math.floor(((marks - left) * rise.length) / marks));
    const before = left;
    for (const topicCode of topics.toSorted((one, other) => times(one) - times(other))) {
      const size = itemAt(shapes, questions.length % shapes.length);
      const drawn: { question: ContentQuestion; kind: string; part: PaperPart }[] = [];
      let room = left;
      while (drawn.length < size && room > 0) {
        const except = drawn.map(({ kind }) => kind);
        const next = draw(topicCode, room < 3 ? 1 : difficulty, except, drawn.length === 0);
        if (!next) break;
        const part = writtenPart(next.question, room);
        drawn.push({ ...next, part });
        room -= part.marks;
        if (part.image) break;
      }
      const [first] = drawn;
      if (!first) continue;
      used.set(topicCode, times(topicCode) + left - room);
      left = room;
      questions.push({
        parts: labelled(drawn.map(({ part }) => part)),
        difficulty: drawn.reduce((sum, { question }) => sum + question.difficulty, 0) / drawn.length,
        topicCode,
        kind: first.kind,
      });
      break;
    }
    if (left === before) throw new Error(`${plan.sourceId}: ${left} of ${marks} marks are missing`);
  }
  return questions;
}

const keyOf = ({ topic, family }: FamilyOfTopic) => `${topic.topicCode}/${family.name}`;
