import type {
  ConfirmedArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import type { PageArrangementDto } from '@markwell/shared/accounts/auth.contract';
import {
  breakMinutesChoices,
  extraTimePercents,
  textSizes,
  type PaperColour,
  type ReadingFont,
  type TextSpacing,
} from '@markwell/shared/accounts/access-arrangements.vocabulary';

export interface StoredArrangement {
  /** The user's own, for practice. */
  extraTimePercent: number;
  breakMinutes: number;
  hasReader: boolean;
  /** Percent. */
  textSize: number;
  spacing: TextSpacing;
  font: ReadingFont;
  paperColour: PaperColour;
  assignmentExtraTimePercent: number;
  assignmentBreakMinutes: number;
  assignmentHasReader: boolean;
  confirmedBy: { name: string } | null;
  confirmedAt: Date | null;
}

/** What the user chose; the product's own look and no extra time for a user who never chose anything. */
export const toOwnArrangement = (stored: StoredArrangement | undefined): OwnArrangementDto => ({
  extraTimePercent: choiceOf(extraTimePercents, stored?.extraTimePercent),
  breakMinutes: choiceOf(breakMinutesChoices, stored?.breakMinutes),
  hasReader: stored?.hasReader ?? false,
  textSize: choiceOf(textSizes, stored?.textSize),
  spacing: stored?.spacing ?? 'NORMAL',
  font: stored?.font ?? 'STANDARD',
  paperColour: stored?.paperColour ?? 'STANDARD',
});

export const toConfirmedArrangement = (stored: StoredArrangement | undefined): ConfirmedArrangementDto => ({
  extraTimePercent: choiceOf(extraTimePercents, stored?.assignmentExtraTimePercent),
  breakMinutes: choiceOf(breakMinutesChoices, stored?.assignmentBreakMinutes),
  hasReader: stored?.assignmentHasReader ?? false,
  confirmedBy: stored?.confirmedBy?.name ?? null,
  confirmedAt: stored?.confirmedAt?.toISOString() ?? null,
});

/** What every page needs; undefined while it has the product's own look and reads nothing aloud. */
export function toPageArrangement(
  stored: Pick<StoredArrangement, keyof typeof pageArrangementFields> | null,
): PageArrangementDto | undefined {
  if (!stored) return undefined;
  const { hasReader, spacing, font, paperColour, assignmentHasReader: hasReaderInAssignments } = stored;
  const textSize = choiceOf(textSizes, stored.textSize);
  const isStandard =
    textSize === 100 &&
    [spacing, font, paperColour].every((each) => each === 'NORMAL' || each === 'STANDARD');
  if (isStandard && !hasReader && !hasReaderInAssignments) return undefined;
  return { textSize, spacing, font, paperColour, hasReader, hasReaderInAssignments };
}

/** The columns that `toPageArrangement` maps. */
export const pageArrangementFields = {
  textSize: true,
  spacing: true,
  font: true,
  paperColour: true,
  hasReader: true,
  assignmentHasReader: true,
} as const;

/** The choice that was stored, or the first one. */
const choiceOf = <Choice extends number>(
  choices: readonly [Choice, ...Choice[]],
  stored: number | undefined,
): Choice => choices.find((choice) => choice === stored) ?? choices[0];
