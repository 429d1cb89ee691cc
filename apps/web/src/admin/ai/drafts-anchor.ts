/** Where the drafts stand on the page. */
export const draftsAnchor = 'drafts';
