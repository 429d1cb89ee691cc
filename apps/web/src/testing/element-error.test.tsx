import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { elementError } from './element-error.ts';

const buttons = Array.from({ length: 14 }, (_, index) => `B${index}`);

function show() {
  render(
    <main>
      <h1 className="text-ink">Classes</h1>
      {buttons.map((name) => (
        <button key={name}>{name}</button>
      ))}
      <p>{'long '.repeat(300)}</p>
    </main>,
  );
}

const messageOf = (query: () => unknown) => {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('a failed query prints its reason, the names of each role and the text of the page', () => {
  show();
  const message = messageOf(() => screen.getByRole('link', { name: 'Join' }));
  expect(message).toContain('Unable to find an accessible element with the role "link" and name "Join"');
  expect(message).toContain('heading: "Classes"');
  expect(message).toContain('button: "B0", "B1"');
  expect(message).toContain('"B11" and 2 more');
  expect(message).toContain('Classes | B0 | B1');
  expect(message).not.toContain('class=');
  expect(message.split('\n').length).toBeLessThan(15);
  expect(message.length).toBeLessThan(1_500);
});

test('one that found several prints what it found', () => {
  show();
  const message = messageOf(() => screen.getByRole('button'));
  expect(message).toContain('Found multiple elements with the role "button"');
  expect(message).toContain('B13');
  expect(message.length).toBeLessThan(2_000);
});

test('one that waited prints the text of the page once', () => {
  const { container } = render(<p>Classes</p>);
  const { message } = elementError('Unable to find it', container);
  expect(elementError(message, container).message).toBe(message);
  expect(message).toBe('Unable to find it\n\nText of the page:\n  Classes');
});
