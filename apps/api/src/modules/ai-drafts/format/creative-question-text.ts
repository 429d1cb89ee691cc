import type { CreativeContent } from '@markwell/shared/creative-writing/creative-question.schemas';
import {
  creativeDefaults,
  creativeLetters,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { toOptionFields } from '@markwell/shared/creative-writing/option-fields';
import type { CreativeAnswer } from '../prompts/creative-writing.prompt.ts';

/** Maps the model's answer to the fields of a creative-writing question. */
export function toCreativeContent(answer: CreativeAnswer): CreativeContent {
  const [a, b, c, d] = answer.options;
  if (!a || !b || !c || !d) throw new Error('A creative writing question has four options');
  return {
    title: answer.title,
    brief: answer.brief.join('\n'),
    ...toOptionFields([a, b, c, d]),
    wordBank: answer.wordBank,
    teacherNotes: answer.teacherNotes,
    microWritePrompt: answer.microWritePrompt,
    difficulty: answer.difficulty,
    ageGroup: answer.ageGroup,
    theme: answer.theme,
    estimatedTime: creativeDefaults.estimatedTime,
  };
}

/** The question as plain text, for reading and copying. */
export function creativeText(content: CreativeContent): string {
  return [
    content.title,
    `${content.ageGroup}, ${content.difficulty} · ${content.theme}`,
    `BRIEF\n${content.brief}`,
    ...creativeLetters.map((letter) =>
      [
        `OPTION ${letter} (score ${content[`score${letter}`]})`,
        content[`option${letter}`],
        `Why: ${content[`explanation${letter}`]}`,
      ].join('\n'),
    ),
    `WORD BANK\n${content.wordBank.join(', ')}`,
    `MICRO-WRITE PROMPT\n${content.microWritePrompt}`,
    `TEACHER NOTES\n${content.teacherNotes}`,
  ].join('\n\n');
}
