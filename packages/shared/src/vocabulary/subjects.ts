/** The ramp of eight: a subject's own hue, the same on its tile, chart line and badge. The web's token file says what each looks like. */
export const subjectColors = ['blue', 'brick', 'green', 'ochre', 'violet', 'teal', 'rose', 'slate'] as const;
export type SubjectColor = (typeof subjectColors)[number];

/** The signs a subject may carry (spec 3 §2.7: twelve). */
export const subjectIcons = ['🔢', '📐', '📖', '📝', '🔬', '🧪', '⚛️', '💬', '🔷', '💻', '🌍', '🎨'] as const;

/** Who sees a subject, its topics and its questions. */
export const visibilities = ['PUBLIC', 'SCHOOL_PRIVATE', 'DRAFT'] as const;
export type Visibility = (typeof visibilities)[number];

export const visibilityNames: Record<Visibility, string> = {
  PUBLIC: 'Public',
  SCHOOL_PRIVATE: 'School private',
  DRAFT: 'Draft',
};
