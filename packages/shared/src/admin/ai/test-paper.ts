/** The parts of a generated test's markdown. The answers come after the questions, so that either can be left out. */
export interface TestPaper {
  questions: string;
  answerKey: string;
  solutions: string;
}

const headings = { answerKey: '## Answer Key', solutions: '## Detailed Solutions' } as const;

/** One markdown text of the three parts. */
export const joinPaper = ({ questions, answerKey, solutions }: TestPaper): string =>
  [questions, headings.answerKey, answerKey, headings.solutions, solutions].join('\n\n');

/** The three parts again; a text without answers is all questions. */
export function splitPaper(content: string): TestPaper {
  const [questions = '', answers = ''] = splitAt(content, headings.answerKey);
  const [answerKey = '', solutions = ''] = splitAt(answers, headings.solutions);
  return { questions, answerKey, solutions };
}

/** Splits at a line that is exactly this heading. What the model wrote is escaped and cannot be one. */
function splitAt(content: string, heading: string): string[] {
  const lines = content.split('\n');
  const place = lines.indexOf(heading);
  if (place === -1) return [content.trim()];
  return [lines.slice(0, place), lines.slice(place + 1)].map((part) => part.join('\n').trim());
}

/** Makes markdown show a text as it is: no heading, list, link, picture or HTML comes of it. Line breaks stay. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\`*_{}[\]()#+\-.!|<>~&=]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, '\\\n');
}
