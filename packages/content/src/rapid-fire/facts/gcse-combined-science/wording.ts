export const termFor = (cue: string) => `Which word or phrase means ‘${cue}’?`;
export const meaningOf = (answer: string) => `What does ‘${answer}’ mean?`;
export const means = (cue: string, answer: string) => `‘${answer}’ means ‘${cue}’.`;
export const asked = (cue: string) => cue;
export const answered = (cue: string, answer: string) => `${cue} The answer is: ${answer}.`;
