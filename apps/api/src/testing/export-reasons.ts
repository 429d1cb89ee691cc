/** Reasons why the data export leaves a column out. */
export const ofUser = '- the user themselves';
export const internal = '- an internal reference, without meaning outside';
export const shownAs = (name: string) => `- exported by name as ${name}`;
