/** The words on the buttons and on the wire (spec 2 §9). */
export const flagReasons = ['Wrong Answer', 'Poor Solution', 'Unclear Question'] as const;
export type FlagReason = (typeof flagReasons)[number];

export const reportedText = 'Reported - Thank you!';
