/** The most characters of a search, spaces around it left out. */
export const maxSearchLength = 100;

/** How many results of each kind a search shows at first, and once more are asked for. */
export const initialResultCount = 5;
export const maxResults = 20;

/** Results are counted up to here; beyond it there are "100+". */
export const maxCounted = 100;
