import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';

/** Marks as they are printed: '2', '1½'. */
export const marksText = (marks: number): string => {
  const whole = Math.floor(marks);
  if (whole === marks) return String(marks);
  return `${whole === 0 ? '' : String(whole)}½`;
};

/** '3 of 4 marks'; undefined for a question of one mark. */
export function marksOf(markings: readonly PartMarking[] | undefined): string | undefined {
  if (!markings) return undefined;
  const scored = markings.filter(({ isScored }) => isScored);
  const possible = scored.reduce((sum, part) => sum + part.possible, 0);
  const earned = scored.reduce((sum, part) => sum + part.earned, 0);
  return possible < 2 ? undefined : `${marksText(earned)} of ${marksText(possible)} marks`;
}
