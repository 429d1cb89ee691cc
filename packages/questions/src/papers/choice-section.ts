import type { ContentQuestion } from '../content-types.ts';
import { difficultiesOf, type Difficulty } from '../families/family.ts';
import { writtenQuestions } from '../sets/question-set.ts';
import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import type { PaperPlan, PaperQuestion, PaperSection, SectionPlan } from './paper.ts';
import { choicePart, isInDigits, openPart } from './paper-parts.ts';
import { familiesOf } from './families-of.ts';
import type { FamilyOfTopic, ReserveQuestions } from './reserve-questions.ts';

type Unnumbered = Omit<PaperQuestion, 'number'>;
export type UnnumberedSection = Omit<PaperSection, 'questions'> & { questions: Unnumbered[] };

/** How the difficulty rises from the first to the last question of a section. */
export const rises: Record<PaperPlan['difficulty'], readonly Difficulty[]> = {
  EASY: [1, 1, 1, 2, 2, 3],
  MEDIUM: [1, 1, 2, 2, 3, 3, 4],
  HARD: [1, 2, 2, 3, 3, 4, 5],
};

/** In reasoning papers the questions of one kind follow each other, as in the real ones. */
const isGrouped = (subjectCode: string) => subjectCode.endsWith('_REASONING');

/** A section of multiple-choice questions, of a hand-written set or of the families, easy to hard. */
export function choiceSection(
  plan: PaperPlan,
  section: SectionPlan,
  reserveQuestions: ReserveQuestions,
  random: Random,
): UnnumberedSection {
  const { title, minutes, set, count = 0 } = section;
  const questions = set
    ? writtenQuestions(set).map((question) => choiceQuestion(question, set.name))
    : fromFamilies(plan, { ...section, count }, reserveQuestions, random);
  return {
    ...(title === undefined ? {} : { title }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(set?.passage && { passage: set.passage }),
    questions,
  };
}

function fromFamilies(
  plan: PaperPlan,
  { count, topicCodes, inDigits }: SectionPlan & { count: number },
  reserveQuestions: ReserveQuestions,
  random: Random,
): Unnumbered[] {
  const families = random
    .shuffle(familiesOf(plan.subjectCode))
    .filter(({ topic }) => topicCodes?.includes(topic.topicCode) ?? true);
  const asked = new Set<string>();
  const accepts = (question: ContentQuestion) =>
    wordsOf(question).every((words) => !asked.has(words)) &&
    question.passage === undefined &&
    (plan.calculatorAllowed || !question.needsCalculator) &&
    (!inDigits || isInDigits(question));
  const rise = rises[plan.difficulty];
  const used = new Map<string, number>();
  const times = (key: string) => used.get(key) ?? 0;
  const exhausted = new Set<string>();
  const chosen: Unnumbered[] = [];
  while (chosen.length < count) {
    const wanted = itemAt(rise, Math.floor((chosen.length * rise.length) / count));
    const offers = families
      .flatMap((from) => difficultiesOf(from.family).map((difficulty) => ({ from, difficulty })))
      .filter(({ from, difficulty }) => !exhausted.has(`${keyOf(from)}/${difficulty}`));
    const cost = ({ from, difficulty }: (typeof offers)[number]) =>
      4 * Math.abs(difficulty - wanted) + 4 * times(keyOf(from)) + 2 * times(from.topic.topicCode);
    const best = offers.toSorted((one, other) => cost(one) - cost(other))[0];
    if (!best) throw new Error(`${plan.sourceId}: there are only ${chosen.length} of ${count} questions`);
    const question = reserveQuestions.draw(best.from, best.difficulty, plan.sourceId, accepts);
    if (!question) {
      exhausted.add(`${keyOf(best.from)}/${best.difficulty}`);
      continue;
    }
    for (const key of [keyOf(best.from), best.from.topic.topicCode]) used.set(key, times(key) + 1);
    for (const words of wordsOf(question)) asked.add(words);
    chosen.push(choiceQuestion(question, best.from.family.name, inDigits));
  }
  const byDifficulty = chosen.toSorted((one, other) => one.difficulty - other.difficulty);
  return isGrouped(plan.subjectCode)
    ? [...Map.groupBy(byDifficulty, ({ kind }) => kind).values()].flat()
    : byDifficulty;
}

/** The words of a code question, which a paper asks only once: a word answer, and several words that have codes. */
function wordsOf({ topicCode, body = '', options, correctIndex }: ContentQuestion): string[] {
  const answer = itemAt(options, correctIndex);
  const words = [...new Set<string>(body.match(/\b[A-Z]{4,}\b/g) ?? [])];
  return [
    ...('text' in answer && /^[A-Z]{4,}$/.test(answer.text) ? [`${topicCode}: ${answer.text}`] : []),
    ...(words.length > 2 ? [`${topicCode}: ${words.toSorted().join(' ')}`] : []),
  ];
}

const keyOf = ({ topic, family }: FamilyOfTopic) => `${topic.topicCode}/${family.name}`;

function choiceQuestion(question: ContentQuestion, kind: string, inDigits?: true): Unnumbered {
  return {
    parts: [inDigits ? { ...openPart(question), inDigits } : choicePart(question)],
    difficulty: question.difficulty,
    topicCode: question.topicCode,
    kind,
  };
}
