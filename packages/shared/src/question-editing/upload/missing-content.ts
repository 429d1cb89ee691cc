import { isAnswered } from './parse-questions.ts';
import { parseNumbered } from './parse-numbered.ts';
import type { UploadContent } from './upload-content.ts';

/** Whether the upload needs an answer key: not if every question has answer lines. */
export function needsAnswerKey({
  questionContentType,
  questionText,
  mcqOptions,
}: Pick<UploadContent, 'questionContentType' | 'questionText' | 'mcqOptions'>): boolean {
  if (questionContentType === 'image') return true;
  if (questionContentType === 'both' && mcqOptions.trim() !== '') return true;
  const { blocks } = parseNumbered('questionText', 'Q', questionText);
  return blocks.length === 0 || !blocks.every(isAnswered);
}

/** The first required field that is empty, with its message; undefined when none is. */
export function missingContentText(
  content: Pick<
    UploadContent,
    'questionContentType' | 'questionText' | 'mcqOptions' | 'questionImages' | 'answerKey'
  >,
): { field: 'questionText' | 'questionImages' | 'answerKey'; message: string } | undefined {
  const hasText = content.questionText.trim() !== '';
  const hasImages = content.questionImages.length > 0;
  switch (content.questionContentType) {
    case 'text':
      if (!hasText) return { field: 'questionText', message: 'Please enter question text' };
      break;
    case 'image':
      if (!hasImages) return { field: 'questionImages', message: 'Please select question images' };
      break;
    case 'both':
      if (!hasText && !hasImages) {
        return {
          field: 'questionText',
          message: 'Please provide either question text or images (or both)',
        };
      }
  }
  if (content.answerKey.trim() === '' && needsAnswerKey(content))
    return { field: 'answerKey', message: 'Please enter answer key' };
  return undefined;
}
