import { valuesOf } from '../contract/values-of.ts';

/** The eight colours of subjects, the same on tile, chart line and badge. The web's token file defines each. */
export const subjectColors = ['blue', 'brick', 'green', 'ochre', 'violet', 'teal', 'rose', 'slate'] as const;
export type SubjectColor = (typeof subjectColors)[number];

/** Takes the place of the subject in a test of mixed subjects, which belongs to none. No subject has this id. */
export const mixedSubjects = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Mixed subjects',
  color: 'slate',
} as const satisfies { id: string; name: string; color: SubjectColor };

/** The twelve icons that a subject can have. */
export const subjectIcons = ['🔢', '📐', '📖', '📝', '🔬', '🧪', '⚛️', '💬', '🔷', '💻', '🌍', '🎨'] as const;

/** Who can see a subject, its topics and its questions. */
export const visibilityNames = {
  PUBLIC: 'Public',
  SCHOOL_PRIVATE: 'School private',
  DRAFT: 'Draft',
} as const;
export type Visibility = keyof typeof visibilityNames;
export const visibilities = valuesOf(visibilityNames);
