/** The id of the drafts section, to link to it. */
export const draftsAnchor = 'drafts';
