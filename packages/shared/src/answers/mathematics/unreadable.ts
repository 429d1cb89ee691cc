/** What was typed cannot be read. The message is a sentence for the pupil. It never leaves this folder as an error. */
export class Unreadable extends Error {}
