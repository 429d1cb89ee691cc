import type { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type { OwnArrangementDto } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import type { ReplyOf } from '@markwell/shared/contract/endpoint';

/** The reply about a pupil without an arrangement, apart from these own choices. */
export const buildArrangement = (own: Partial<OwnArrangementDto> = {}): ReplyOf<typeof readArrangement> => ({
  own: {
    extraTimePercent: 0,
    breakMinutes: 0,
    hasReader: false,
    textSize: 100,
    spacing: 'NORMAL',
    font: 'STANDARD',
    paperColour: 'STANDARD',
    ...own,
  },
  forAssignments: {
    extraTimePercent: 0,
    breakMinutes: 0,
    hasReader: false,
    confirmedBy: null,
    confirmedAt: null,
  },
});
