import type { MarkLine } from '../structured/structured-question.ts';

/** A mark scheme in levels, lowest first; all levels are worth the same. */
export function levelsMarkScheme(marks: number, descriptions: readonly string[]): MarkLine[] {
  const worth = marks / descriptions.length;
  return descriptions.map((text, index) => [
    `B${worth}`,
    `Level ${index + 1} (${index * worth + 1} to ${(index + 1) * worth} marks): ${text}`,
  ]);
}
