import { capital } from '../wording.ts';
export const meaning = {
  ask: (term: string) => `What does ‘${term}’ mean?`,
  askBack: (answer: string) => `Which term means ‘${answer}’?`,
  explain: (term: string, answer: string) => `The term ‘${term}’ means ‘${answer}’.`,
};
export const identity = {
  ask: (name: string) => `What is ${name}?`,
  askBack: (answer: string) => `Which of these is ${answer}?`,
  explain: (name: string, answer: string) => `${capital(name)} is ${answer}.`,
};
