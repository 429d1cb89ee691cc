import type { PartsQuestion } from '#sets/parse-answer-set.ts';
import { stageOfSubject } from '../../curriculum/stage-of-subject.ts';
import { sourcePrefix } from '../../families/assemble-question.ts';
import { createRandom, hash } from '../../random.ts';
import type { SectionPlan } from '../paper.ts';
import { paperPlans } from '../paper-plans.ts';
import { answersOf } from './structured-answers.ts';
import type { StructuredDraft, StructuredQuestion } from './structured-question.ts';

/** A text of more marks is no question of a test, and a part has no picture of its own on screen. */
const isOnScreen = ({ parts }: StructuredDraft, { parts: answers }: Pick<PartsQuestion, 'parts'>): boolean =>
  parts.every(({ image }) => !image) && answers.every(({ marks }) => marks <= 20);

/** The structured questions of the papers as questions of tests. Those that draw numbers have others than on paper. */
export function structuredQuestions(): PartsQuestion[] {
  const asked = paperPlans.flatMap(({ subjectCode, sections }) =>
    sections.flatMap((section) => (section.structured ?? []).map((each) => ({ subjectCode, section, each }))),
  );
  const distinct = new Map(asked.map((one) => [`${one.subjectCode}/${one.each.name}`, one]));
  return [...distinct.values()].flatMap(({ subjectCode, section, each }) =>
    questionOf(subjectCode, section, each),
  );
}

function questionOf(
  subjectCode: string,
  { passage }: SectionPlan,
  { topicCode, name, difficulty, write }: StructuredQuestion,
): PartsQuestion[] {
  const sourceId = `${sourcePrefix(subjectCode, topicCode)}/structured/${name}`;
  const draft = write(createRandom(hash(sourceId)));
  const [first, ...others] = answersOf(draft.parts, subjectCode);
  if (!first) return [];
  // Without words of its own, a question begins with those of its first part.
  const parts = draft.stem === undefined ? [{ ...first, stem: '' }, ...others] : [first, ...others];
  const question: PartsQuestion = {
    sourceId,
    stageCode: stageOfSubject(subjectCode),
    subjectCode,
    topicCode,
    difficulty: difficulty as PartsQuestion['difficulty'],
    body: draft.stem ?? first.stem,
    ...(draft.image && { image: draft.image }),
    ...(passage && { passage }),
    parts,
    explanation: draft.parts
      .map(({ solution }, index) =>
        parts.length === 1 ? solution : `(${parts[index]?.label ?? ''}) ${solution}`,
      )
      .join('\n'),
  };
  return isOnScreen(draft, question) ? [question] : [];
}
