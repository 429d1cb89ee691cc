import { subjectColors, type SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';

/** Returns a stored colour if it is a known subject colour, otherwise slate. */
export function subjectColorOf(stored: string): SubjectColor {
  return subjectColors.find((color) => color === stored) ?? 'slate';
}
