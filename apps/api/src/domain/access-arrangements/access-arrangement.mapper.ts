import type {
  ConfirmedArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/features/access-arrangements/access-arrangements.contract';
import {
  breakMinutesChoices,
  extraTimePercents,
  textSizes,
  type PaperColour,
  type ReadingFont,
  type TextSpacing,
} from '@markwell/shared/vocabulary/access-arrangements';

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
  confirmedBy: stored?.confirmedBy?.name ?? null,
  confirmedAt: stored?.confirmedAt?.toISOString() ?? null,
});

/** The choice that was stored, or the first one. */
const choiceOf = <Choice extends number>(
  choices: readonly [Choice, ...Choice[]],
  stored: number | undefined,
): Choice => choices.find((choice) => choice === stored) ?? choices[0];
