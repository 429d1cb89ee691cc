import { containsMathematics } from '@markwell/shared/rules/formulas/mathematics';
import { itemAt } from '../item-at.ts';
import { subjects } from '../curriculum.ts';
import { questionBank } from '../question-bank.ts';
import { createRandom, hash } from '../random.ts';
import { stages } from '@markwell/shared/vocabulary/stages';
import type { ContentQuestion } from '../content-types.ts';
import type { Paper, PaperPlan } from './paper.ts';
import { paperPlans } from './paper-plans.ts';

type Difficulty = ContentQuestion['difficulty'];

/** How the difficulty rises from the first to the last question of a paper. */
const rises: Record<PaperPlan['difficulty'], readonly Difficulty[]> = {
  EASY: [1, 1, 2, 3],
  MEDIUM: [1, 2, 3, 4],
  HARD: [2, 3, 4, 5],
};

const marksFor: Record<Difficulty, number> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
const minutesAMark = 1.5;

/** All papers, with questions of the bank (regular questions only). The same bank gives the same papers on every run. */
export function papers(bank: readonly ContentQuestion[] = questionBank()): Paper[] {
  return paperPlans.map((plan) => paperOf(plan, bank));
}

function paperOf(plan: PaperPlan, bank: readonly ContentQuestion[]): Paper {
  const subject = subjects.find(({ code }) => code === plan.subjectCode);
  const stage = stages.find(({ code }) => code === subject?.stageCode);
  if (!subject || !stage) throw new Error(`There is no subject ${plan.subjectCode}`);
  const questions = choose(plan, bank).map((question, index) => ({
    number: index + 1,
    marks: marksFor[question.difficulty],
    question,
  }));
  const maxMarks = questions.reduce((sum, { marks }) => sum + marks, 0);
  return {
    ...plan,
    stageCode: subject.stageCode,
    stageName: stage.displayName,
    subjectName: subject.name,
    questions,
    maxMarks,
    duration: Math.ceil((maxMarks * minutesAMark) / 5) * 5,
  };
}

/** Questions of all topics in turn, easy to hard. Every third one has a picture, as long as there are any. */
function choose(
  { sourceId, subjectCode, difficulty, questionCount, calculatorAllowed }: PaperPlan,
  bank: readonly ContentQuestion[],
) {
  const random = createRandom(hash(sourceId));
  const fits = (each: ContentQuestion) =>
    each.subjectCode === subjectCode && isTypeset(each) && (calculatorAllowed || !each.needsCalculator);
  const left = random.shuffle(bank.filter(fits));
  const used = new Map<string, number>();
  const rise = rises[difficulty];
  const chosen = Array.from({ length: questionCount }, (_, index) => {
    const wanted = itemAt(rise, Math.floor((index * rise.length) / questionCount));
    const distance = (each: ContentQuestion) =>
      10 * (used.get(each.topicCode) ?? 0) +
      4 * Math.abs(each.difficulty - wanted) +
      (index % 3 === 1 && !hasPicture(each) ? 15 : 0);
    const best = left.reduce((first, each) => (distance(each) < distance(first) ? each : first));
    left.splice(left.indexOf(best), 1);
    used.set(best.topicCode, (used.get(best.topicCode) ?? 0) + 1);
    return best;
  });
  return chosen.sort((one, other) => one.difficulty - other.difficulty);
}

/** Whether a question can be printed: passages and formulas in TeX cannot be typeset in a paper. */
function isTypeset({ passage, body = '', options, explanation }: ContentQuestion): boolean {
  const texts = [body, explanation, ...options.flatMap((option) => ('text' in option ? [option.text] : []))];
  return passage === undefined && !texts.some(containsMathematics);
}

function hasPicture({ image, options }: ContentQuestion): boolean {
  return image !== undefined || options.some((option) => 'image' in option);
}
