/** The most characters of a search, spaces around it left out. */
export const longestSearch = 100;

/** How many results of each kind a search shows at first, and once more are asked for. */
export const firstResults = 5;
export const mostResults = 20;

/** Results are counted up to here; beyond it there are "100+". */
export const mostCounted = 100;
