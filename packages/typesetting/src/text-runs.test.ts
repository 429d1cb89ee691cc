import type { ContentQuestion } from '@markwell/questions/content-types';
import { questionBank } from '@markwell/questions/question-bank';
import { rapidFireBank } from '@markwell/questions/rapid-fire/rapid-fire-bank';
import { expect, it } from 'vitest';
import { textWidth } from './text-runs.ts';

it('every character of our questions can be printed', () => {
  type Printed = Pick<ContentQuestion, 'body' | 'options' | 'explanation' | 'passage'>;
  const questions: Printed[] = [...questionBank(), ...rapidFireBank()];
  const characters = new Set<string>();
  for (const { body, options, explanation, passage } of questions) {
    const texts = options.map((option) => ('text' in option ? option.text : ''));
    for (const text of [body ?? '', explanation, passage?.title ?? '', passage?.body ?? '', ...texts])
      for (const character of text) if (!/\s/.test(character)) characters.add(character);
  }
  expect(characters.size).toBeGreaterThan(100);
  for (const character of characters)
    expect(textWidth(character, { size: 10, weight: 'regular' }), character).toBeGreaterThan(0);
});
