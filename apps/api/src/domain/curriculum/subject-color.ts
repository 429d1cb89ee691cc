import { subjectColors, type SubjectColor } from '@markwell/shared/vocabulary/subjects';

/** Returns a stored colour if it is a known subject colour, otherwise slate. */
export function subjectColorOf(stored: string): SubjectColor {
  return subjectColors.find((color) => color === stored) ?? 'slate';
}
