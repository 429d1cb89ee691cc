import { withWording } from '../facts.ts';
import { capital } from '../wording.ts';

/** The cue is the name of a thing, the answer what it is. */
export const identities = withWording({
  ask: (name) => `What is ${name}?`,
  askBack: (answer) => `Which of these is ${answer}?`,
  explain: (name, answer) => `${capital(name)} is ${answer}.`,
});
