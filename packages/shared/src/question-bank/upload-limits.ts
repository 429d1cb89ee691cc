/** Questions in one upload. */
export const maxQuestions = 1_000;
/** Pictures of one kind in one upload. */
export const maxImages = 200;
/** Characters of one question's text and of one solution. */
export const maxBodyLength = 20_000;
/** Characters of a passage's title. */
export const maxPassageTitleLength = 200;
/** Bytes of one pasted text. */
export const maxPastedBytes = 5 * 1_048_576;
/** Bytes of a whole upload. */
export const maxUploadBytes = 256 * 1_048_576;

/** Rapid-fire levels that can be uploaded. */
export const uploadLevels = [1, 2, 3] as const;

/** Seconds. */
export const timeLimits = { least: 10, most: 120, usual: 30 } as const;
