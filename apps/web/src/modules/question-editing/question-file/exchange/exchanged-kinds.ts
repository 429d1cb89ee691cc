import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { exchangedChoices } from './choices.ts';
import type { ExchangedKind } from './exchanged-kind.ts';
import { exchangedGaps } from './gaps.ts';
import { exchangedMatch, exchangedOrder } from './lists.ts';
import { exchangedNumber } from './number.ts';
import { exchangedText } from './text.ts';
import { exchangedWritten } from './written.ts';

/** The kinds that files of questions can have. Questions with one correct option are read and written on their own. */
const kinds: readonly ExchangedKind<OfKind>[] = [
  exchangedChoices,
  exchangedNumber,
  exchangedText,
  exchangedOrder,
  exchangedMatch,
  exchangedGaps,
  exchangedWritten,
];

export const exchangedKindOf = ({ kind }: OfKind): ExchangedKind<OfKind> | undefined =>
  kinds.find((each) => each.kind === kind);

/** The kind with Moodle's name of a question type. */
export const kindOfMoodleType = (type: string): ExchangedKind<OfKind> | undefined =>
  kinds.find(({ moodle }) => moodle?.type === type);
