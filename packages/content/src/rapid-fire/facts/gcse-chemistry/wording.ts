export const meaning = {
  ask: (term: string) => `What does ‘${term}’ mean?`,
  askBack: (answer: string) => `Which term means ‘${answer}’?`,
  explain: (term: string, answer: string) => `The term ‘${term}’ means ‘${answer}’.`,
};
export const formula = {
  ask: (name: string) => `What is the formula of ${name}?`,
  askBack: (answer: string) => `Which substance has the formula ${answer}?`,
  explain: (name: string, answer: string) => `The formula of ${name} is ${answer}.`,
};
