import type {
  ChangedPart,
  DifferenceDto,
  QuestionHistoryDto,
} from '@markwell/shared/question-editing/history.contract';
import { countOf } from '#lib/format.ts';

const partNames: Record<ChangedPart, string> = {
  'question-text': 'Question text',
  'question-picture': 'Question picture',
  'question-alternative-text': 'Alternative text of the question picture',
  'passage-title': 'Passage title',
  passage: 'Passage',
  option: 'Option',
  'option-picture': 'Picture for option',
  'option-alternative-text': 'Alternative text for option',
  answer: 'Correct answer',
  part: 'Part',
  explanation: 'Explanation',
  'solution-picture': 'Solution picture',
  'solution-alternative-text': 'Alternative text of the solution picture',
  topic: 'Topic',
  difficulty: 'Difficulty',
  level: 'Level',
  tier: 'Tier',
  'time-limit': 'Time limit',
  status: 'Status',
};

/** 'Question text', 'Option B'. */
export const partName = ({ part, letter }: Pick<DifferenceDto, 'part' | 'letter'>): string =>
  letter === null ? partNames[part] : `${partNames[part]} ${letter}`;

/** What the administrator is asked before the last change is undone. */
export function undoQuestion({
  otherQuestions,
  changesKey,
}: NonNullable<QuestionHistoryDto['undo']>): string {
  const sentences = ['The question becomes what it was before its last change.'];
  if (otherQuestions > 0) {
    sentences.push(`The passage is restored for ${countOf(otherQuestions, 'other question')} too.`);
  }
  if (changesKey) {
    sentences.push(
      'The correct answer changes. Answers that are already marked do not change until you correct them.',
    );
  }
  return sentences.join(' ');
}
