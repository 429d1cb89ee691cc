/** The maximum size of an uploaded picture, in bytes. */
export const maxImageBytes = 5 * 1_048_576;
