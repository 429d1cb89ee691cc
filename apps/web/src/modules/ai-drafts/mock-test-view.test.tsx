import { escapeMarkdown, joinPaper } from '@markwell/shared/ai-drafts/test-paper';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MockTestView } from './mock-test-view.tsx';

const show = (questions: string) =>
  render(
    <MockTestView
      title="A test"
      minutes={45}
      content={joinPaper({ questions, answerKey: '1. **A**', solutions: '' })}
    />,
  );

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- hidden -->',
  '# Not a heading',
  '1) One 2) Two',
  '1. First',
  '- a dash',
  '+ a plus',
  '> a quote',
  '* * *',
  '---',
  '```code```',
  '`tick`',
  '![picture](https://example.com/x.png)',
  '[link](javascript:alert(1))',
  '<https://example.com>',
  '&lt; &#35; &amp;',
  '2 * 3 * 4 and a_b_c',
  String.raw`a \* b \ c`,
  '| a | b |',
  '~~struck~~',
  'x^2 = 4 and $5',
])('shows %j as written', (text) => {
  const { container } = show(escapeMarkdown(text));
  const paragraphs = [...container.querySelectorAll('article > p')].map(({ textContent }) => textContent);
  expect(paragraphs).toContain(text);
  for (const element of ['script', 'img', 'a', 'code', 'hr', 'article blockquote', 'article ol']) {
    expect(container.querySelector(element)).toBeNull();
  }
});

test('keeps the lines of a question, including empty ones', () => {
  const { container } = show(escapeMarkdown('One\nTwo\n\nThree'));
  expect(container.querySelectorAll('article > p br')).toHaveLength(3);
  expect(screen.getByText(/One/).textContent).toMatch(/^One\s*Two\s*Three$/);
});

test('renders only text and the allowed elements', () => {
  const { container } = show(
    '<script>alert(1)</script>\n\n![x](https://example.com/x.png) [link](https://example.com)\n\n## Title',
  );
  for (const element of ['script', 'img', 'a[href]', 'article h2 ~ h2']) {
    expect(container.querySelector(element)).toBeNull();
  }
  expect(container.textContent).toContain('<script>alert(1)</script>');
});
