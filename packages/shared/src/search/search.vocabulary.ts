/** The maximum number of characters in a search after trimming. */
export const maxSearchLength = 100;

/** The number of results of each kind at first, and after 'show more'. */
export const initialResultCount = 5;
export const maxResults = 20;

/** Counts stop here and are shown as "100+". */
export const maxCounted = 100;
