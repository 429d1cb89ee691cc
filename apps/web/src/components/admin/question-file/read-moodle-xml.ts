import { plainTextOfHtml } from './plain-text-of-html.ts';
import { collectQuestions, onlyCorrect, UnusableQuestion, type QuestionFile } from './question-file.ts';

export const isMoodleXml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<quiz\b/u.test(text);

/** Moodle's names of its question types. */
const kinds: Record<string, string> = {
  truefalse: 'a true/false question',
  shortanswer: 'a short-answer question',
  numerical: 'a question for a number',
  calculated: 'a calculated question',
  calculatedmulti: 'a calculated question',
  calculatedsimple: 'a calculated question',
  matching: 'a matching question',
  essay: 'an essay question',
  description: 'a description without a question',
  cloze: 'a question with gaps',
};

/**
 * Reads Moodle XML. Multiple-choice questions with one correct option are used, the others are named. Returns undefined
 * if the file is broken.
 */
export function readMoodleXml(text: string): QuestionFile | undefined {
  // A document type could define entities that grow without limit; Moodle writes none.
  if (/<!DOCTYPE|<!ENTITY/u.test(text)) return undefined;
  const xml = new DOMParser().parseFromString(text.trim(), 'application/xml');
  if (xml.querySelector('parsererror') !== null) return undefined;
  const file = collectQuestions();
  let number = 0;
  for (const question of xml.querySelectorAll('quiz > question')) {
    if (question.getAttribute('type') === 'category') {
      file.unused.add('the categories: choose the topic in the form');
      continue;
    }
    number += 1;
    file.add(`Question ${String(number)}`, () => readQuestion(question, file.unused));
  }
  return file.result();
}

const children = (element: Element, name: string) =>
  [...element.children].filter((child) => child.nodeName === name);

function readQuestion(question: Element, unused: Set<string>) {
  const type = question.getAttribute('type') ?? '';
  if (type !== 'multichoice') {
    throw new UnusableQuestion(`is ${kinds[type] ?? `a question of the type ‘${type}’`}`);
  }
  if (/^(?:false|0)$/u.test(children(question, 'single')[0]?.textContent.trim() ?? '')) {
    throw new UnusableQuestion('allows several answers');
  }
  const options = children(question, 'answer').map((answer) => {
    const percent = Number(answer.getAttribute('fraction'));
    if (percent > 0 && percent < 100) throw new UnusableQuestion('gives a part of the mark for an option');
    return { text: formatted(answer), isCorrect: percent === 100, feedback: textIn(answer, 'feedback') };
  });
  const correctIndex = onlyCorrect(options);
  if (children(question, 'name').length > 0) unused.add('the titles of questions');
  if (children(question, 'hint').length > 0) unused.add('the hints');
  if (children(question, 'tags').length > 0) unused.add('the tags');
  if (options.some((option) => !option.isCorrect && option.feedback !== '')) {
    unused.add('the feedback on wrong options');
  }
  const general = textIn(question, 'generalfeedback');
  const feedback = options[correctIndex]?.feedback ?? '';
  if (general !== '' && feedback !== '') unused.add('the feedback on correct options, beside a solution');
  return {
    text: textIn(question, 'questiontext'),
    options: options.map((option) => option.text),
    correctIndex,
    solution: general === '' ? feedback : general,
  };
}

function textIn(element: Element, name: string): string {
  const [child] = children(element, name);
  return child ? formatted(child) : '';
}

/** The text of an element with a format: HTML, unless it says otherwise. */
function formatted(element: Element): string {
  const text = children(element, 'text')[0]?.textContent ?? '';
  const format = element.getAttribute('format') ?? 'html';
  return format === 'plain_text' || format === 'markdown' ? text.trim() : plainTextOfHtml(text);
}
