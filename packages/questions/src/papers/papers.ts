import { stages } from '@markwell/shared/curriculum/stages.vocabulary';
import type { ContentQuestion } from '../content-types.ts';
import { subjects } from '../curriculum.ts';
import { questionBank } from '../question-bank.ts';
import { createRandom, hash } from '../random.ts';
import { choiceSection } from './choice-section.ts';
import { hasAnswerSheet, marksOf, type Paper, type PaperPlan } from './paper.ts';
import { paperPlans } from './paper-plans.ts';
import { createReserveQuestions, type ReserveQuestions } from './reserve-questions.ts';
import { writtenSection } from './written-section.ts';

/**
 * The papers of these subjects, or all. Their questions are neither in the bank nor in two papers. The same bank gives
 * the same papers on every run.
 */
export function papers(
  bank: readonly ContentQuestion[] = questionBank(),
  isChosen: (plan: PaperPlan) => boolean = () => true,
): Paper[] {
  const reserveQuestions = createReserveQuestions(bank);
  return paperPlans.filter(isChosen).map((plan) => paperOf(plan, reserveQuestions));
}

function paperOf(plan: PaperPlan, reserveQuestions: ReserveQuestions): Paper {
  const subject = subjects.find(({ code }) => code === plan.subjectCode);
  const stage = stages.find(({ code }) => code === subject?.stageCode);
  if (!subject || !stage) throw new Error(`There is no subject ${plan.subjectCode}`);
  const random = createRandom(hash(plan.sourceId));
  const makeSection = hasAnswerSheet(plan) ? choiceSection : writtenSection;
  let number = 0;
  const sections = plan.sections.map((section) => {
    const made = makeSection(plan, section, reserveQuestions, random);
    return { ...made, questions: made.questions.map((each) => ({ ...each, number: ++number })) };
  });
  const questions = sections.flatMap((section) => section.questions);
  return {
    ...plan,
    stageCode: subject.stageCode,
    stageName: stage.displayName,
    subjectName: subject.name,
    sections,
    questions,
    maxMarks: questions.reduce((sum, question) => sum + marksOf(question), 0),
  };
}
