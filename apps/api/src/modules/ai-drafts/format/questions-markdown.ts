import { escapeMarkdown, joinPaper } from '@markwell/shared/ai-drafts/test-paper';
import type { GeneratedQuestion } from '../prompts/question.schemas.ts';

/** Questions, answer key and solutions as Markdown. The model's text is escaped, so it is shown literally. */
export function questionsMarkdown(questions: readonly GeneratedQuestion[], introduction = ''): string {
  return joinPaper({
    questions: [introduction, ...questions.map(questionMarkdown)].filter((part) => part !== '').join('\n\n'),
    answerKey: questions.map(({ answer }, index) => `${index + 1}. **${answer}**`).join('\n'),
    solutions: questions.map(solutionMarkdown).join('\n\n'),
  });
}

function questionMarkdown({ question, options }: GeneratedQuestion, index: number): string {
  const list = options.map(({ letter, text }) => `- **${letter}** ${escapeMarkdown(text)}`);
  return [`### Question ${index + 1}`, escapeMarkdown(question), list.join('\n')].join('\n\n');
}

const solutionMarkdown = ({ answer, explanation }: GeneratedQuestion, index: number) =>
  `### Solution ${index + 1}: ${answer}\n\n${escapeMarkdown(explanation)}`;

/** A passage as Markdown, with its paragraphs. */
export const passageMarkdown = (title: string, passage: string) =>
  [`### ${escapeMarkdown(title)}`, paragraphs(passage).map(quote).join('\n>\n')].join('\n\n');

const paragraphs = (text: string) => text.split(/\n\s*\n/u).filter((part) => part.trim() !== '');
const quote = (text: string) => `> ${escapeMarkdown(text).replaceAll('\n', '\n> ')}`;
