/** The parts of a generated test's markdown. Questions come before answers, so that each can be printed alone. */
interface TestPaper {
  questions: string;
  answerKey: string;
  solutions: string;
}

const headings = { answerKey: '## Answer Key', solutions: '## Detailed Solutions' } as const;

/** Joins the three parts to one markdown text. */
export const joinPaper = ({ questions, answerKey, solutions }: TestPaper): string =>
  [questions, headings.answerKey, answerKey, headings.solutions, solutions].join('\n\n');

/** Splits the text of `joinPaper` into its parts; a text without answers is all questions. */
export function splitPaper(content: string): TestPaper {
  const [questions = '', answers = ''] = splitAt(content, headings.answerKey);
  const [answerKey = '', solutions = ''] = splitAt(answers, headings.solutions);
  return { questions, answerKey, solutions };
}

/** Splits at the line that is exactly this heading. Text from the model is escaped, so it cannot contain one. */
function splitAt(content: string, heading: string): string[] {
  const lines = content.split('\n');
  const index = lines.indexOf(heading);
  if (index === -1) return [content.trim()];
  return [lines.slice(0, index), lines.slice(index + 1)].map((part) => part.join('\n').trim());
}

/** Escapes a text so that markdown shows it unchanged, without headings, lists, links or HTML. Keeps line breaks. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\`*_{}[\]()#+\-.!|<>~&=]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, '\\\n');
}

/** The number of questions of a generated test, each worth one mark; 0 for a text without answers. */
export const questionCountOf = (content: string): number =>
  splitPaper(content).answerKey.match(/^\d+\. /gmu)?.length ?? 0;
