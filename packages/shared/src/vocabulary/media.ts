/** Bytes of one picture as it is sent (spec 3 §9). */
export const maxImageBytes = 5 * 1_048_576;
