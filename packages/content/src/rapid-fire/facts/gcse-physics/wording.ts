export const termFor = (cue: string) => `Which term means ‘${cue}’?`;
export const meaningOf = (answer: string) => `What is meant by ‘${answer}’?`;
export const means = (cue: string, answer: string) => `The meaning of ‘${answer}’ is ‘${cue}’.`;
export const asked = (cue: string) => cue;
export const answered = (cue: string, answer: string) => `${cue} The answer is: ${answer}.`;
