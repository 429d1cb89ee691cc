import { subjectColors, type SubjectColor } from '@markwell/shared/vocabulary/subjects';

/** The hue of the ramp that a stored colour names; one that names none is shown in slate. */
export function subjectColorOf(stored: string): SubjectColor {
  return subjectColors.find((color) => color === stored) ?? 'slate';
}
