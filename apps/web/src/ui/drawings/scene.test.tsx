import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Scene, sceneNames } from './scene.tsx';

const drawingIn = (container: HTMLElement) => container.querySelector('svg[data-scene]');

test.each(sceneNames)('%s is drawn, has its size from the start and is silent', async (name) => {
  const { container } = render(<Scene name={name} width={80} />);
  const drawing = drawingIn(container);
  expect(drawing).toHaveAttribute('width', '80');
  expect(drawing).toHaveAttribute('height', '60');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(() => drawing?.querySelectorAll('path').length).toBeGreaterThan(5);
  expect(container).toHaveTextContent('');
});

test('an empty page has a drawing, a small empty state has its icon', () => {
  const { container, rerender } = render(<EmptyState title="No papers found" />);
  expect(drawingIn(container)).toHaveAttribute('data-scene', 'empty');
  rerender(<EmptyState title="Nothing found" scene="search" />);
  expect(drawingIn(container)).toHaveAttribute('data-scene', 'search');
  rerender(<EmptyState title="Nothing new" level={3} />);
  expect(drawingIn(container)).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing new' })).toBeVisible();
});
