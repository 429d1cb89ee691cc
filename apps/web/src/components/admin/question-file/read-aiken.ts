import { linesOf } from '@markwell/shared/admin/upload/pasted-lines';
import { collectQuestions, UnusableQuestion, type QuestionFile } from './question-file.ts';

interface Block {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
  answer: string | undefined;
}

const optionPattern = /^\s*([A-Z])[.)]\s+(.*)$/u;
const answerPattern = /^\s*ANSWER\s*:\s*(.*?)\s*$/iu;

/** Whether a text has the lines that only Aiken has: 'ANSWER: B' under options. */
export const isAiken = (text: string): boolean =>
  /^\s*ANSWER\s*:/imu.test(text) && /^\s*A[.)]\s/mu.test(text);

/**
 * Reads Aiken: the question, its options 'A. …' or 'A) …' with one line each, and 'ANSWER: B'. A question may have
 * several lines; blank lines change nothing.
 */
export function readAiken(text: string): QuestionFile {
  const file = collectQuestions();
  for (const block of blocksOf(text)) {
    file.add(`Line ${String(block.line)}`, () => {
      const letters = block.options.map(({ letter }) => letter);
      const wrong = letters.findIndex((letter, index) => letter !== letterAt(index));
      if (letters.length === 0) throw new UnusableQuestion('has no options');
      if (wrong !== -1) {
        throw new UnusableQuestion(`has option ${letters[wrong] ?? ''} where ${letterAt(wrong)} should be`);
      }
      if (block.answer === undefined) throw new UnusableQuestion('has no line ‘ANSWER:’');
      const correctIndex = letters.indexOf(block.answer.toUpperCase());
      if (correctIndex === -1) {
        throw new UnusableQuestion(`has the answer ‘${block.answer}’, which is none of its options`);
      }
      return {
        text: block.text.join('\n').trim(),
        options: block.options.map((option) => option.text.trim()),
        correctIndex,
        solution: '',
      };
    });
  }
  return file.result();
}

const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const { number, text: line } of linesOf(text)) {
    const answer = answerPattern.exec(line);
    const option = optionPattern.exec(line);
    if (line.trim() === '') continue;
    if (answer && open) {
      open.answer = answer[1] ?? '';
      open = undefined;
    } else if (option && open) {
      open.options.push({ letter: option[1] ?? '', text: option[2] ?? '' });
    } else if (open?.options.length === 0) open.text.push(line);
    else {
      open = { line: number, text: [line], options: [], answer: undefined };
      blocks.push(open);
    }
  }
  return blocks;
}
