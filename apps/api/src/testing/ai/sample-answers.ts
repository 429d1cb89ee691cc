/** The part of a request that the sample answers depend on. */
export interface AiRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  response_format: { json_schema: { name: string; strict: boolean; schema: JsonSchema } };
}

interface JsonSchema {
  type?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  additionalProperties?: boolean;
}

/** The parts of each item of the list that an answer consists of. */
function partsOf({ properties: { questions, words, answers } = {} }: JsonSchema) {
  return (questions ?? words ?? answers)?.items?.properties;
}

/** A valid answer to each kind of request. */
export function sampleAnswer({ response_format: { json_schema: format }, messages }: AiRequest): unknown {
  const request = messages.find(({ role }) => role === 'user')?.content ?? '';
  const count = Number(/exactly (\d+)/u.exec(request)?.[1] ?? 1);
  const parts = partsOf(format.schema);
  const letters = parts?.['answer']?.enum ?? [];
  switch (format.name) {
    case 'mock_test':
      return mockTestAnswer(count, letters, parts?.['topic']?.enum?.at(-1));
    case 'comprehension':
      return { title: 'The keeper of the light', passage, questions: questions(count, letters) };
    case 'vocabulary':
      return { title: 'Words of weather', words: words(count, letters) };
    case 'second_answers':
      return { answers: secondAnswers(count, letters) };
    case 'creative_writing':
      return creativeAnswer();
    default:
      throw new Error(`Unknown answer schema: ${format.name}`);
  }
}

export const mockTestAnswer = (count: number, letters: readonly string[], topic = 'General') => ({
  title: 'A practice test in numbers',
  questions: questions(count, letters).map((question) => ({ topic, ...question })),
});

const optionsOf = (letters: readonly string[], text: (index: number) => string) =>
  letters.map((letter, index) => ({ letter, text: text(index) }));

const questions = (count: number, letters: readonly string[]) =>
  Array.from({ length: count }, (_, number) => ({
    question: `What is ${number + 11} + ${number + 5}?`,
    options: optionsOf(letters, (index) => String(2 * number + 15 + index)),
    answer: letters[1],
    explanation: `Add the tens, then the ones: ${2 * number + 16}.`,
  }));

const words = (count: number, letters: readonly string[]) =>
  Array.from({ length: count }, (_, number) => ({
    word: `gusty${'y'.repeat(number)}`,
    partOfSpeech: 'adjective',
    definition: 'With sudden strong winds.',
    example: 'It was a gusty afternoon on the pier.',
    options: optionsOf(letters, (index) => ['calm', 'windy', 'bitter', 'narrow', 'proud'][index] ?? ''),
    answer: letters[1],
  }));

/** The answers without the key agree with it. */
export const secondAnswers = (count: number, letters: readonly string[]) =>
  Array.from({ length: count }, () => ({ working: 'Worked out once more.', answer: letters[1] }));

const passage = Array.from(
  { length: 3 },
  (_, number) =>
    `${['At dusk', 'By midnight', 'At dawn'][number] ?? ''} the keeper climbed the worn steps of the lighthouse, one hand on the cold rail and the other around a flask of tea. ` +
    'The sea below him muttered and heaved, and far out a single lamp rose and fell. He counted the seconds between the flashes, as his father had taught him, and wrote the number in the book. ' +
    'Nothing was ever wrong, and still he counted, because a night without counting would have been a night without him.',
).join('\n\n');

const paragraph = (opening: string) =>
  `${opening} The wind pressed against the door until the hinges complained, and Maya held her breath. She counted to ten, then to twenty, while the lantern drew a trembling circle on the boards. ` +
  'Somewhere above her a loose shutter knocked, patient as a visitor. When the knocking stopped, the silence was worse. She lifted the lantern higher and took the first step, because standing still had become the most frightening thing of all.';

const creativeAnswer = () => ({
  title: 'The locked boathouse',
  brief: [
    'An old boathouse at night.',
    'Maya is alone.',
    'A shutter knocks above.',
    'Show her courage growing.',
  ],
  options: [
    { letter: 'A', text: paragraph('It was dark.'), score: 0 },
    { letter: 'B', text: paragraph('The boathouse waited.'), score: 1 },
    { letter: 'C', text: paragraph('Salt and rust hung in the dark.'), score: 3 },
    { letter: 'D', text: paragraph('Night lay over the water.'), score: 2 },
  ].map((option) => ({ ...option, explanation: `It earns ${option.score}: look at its opening.` })),
  wordBank: 'lantern hinges tremble brine creak hush timber shadow gale resolve'.split(' '),
  microWritePrompt: 'Write two sentences about what Maya finds.',
  teacherNotes: 'Look for verbs that carry the mood.',
  difficulty: 'standard',
  ageGroup: 'Year 6-7',
  theme: 'Courage',
});
