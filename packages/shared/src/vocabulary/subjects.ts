/** The ramp of eight: a subject's own hue, the same on its tile, chart line and badge. The web's token file says what each looks like. */
export const subjectColors = ['blue', 'brick', 'green', 'ochre', 'violet', 'teal', 'rose', 'slate'] as const;
export type SubjectColor = (typeof subjectColors)[number];
