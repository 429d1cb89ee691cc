/** The maximum size of an uploaded picture, in bytes (spec 3 §9). */
export const maxImageBytes = 5 * 1_048_576;
