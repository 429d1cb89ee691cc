import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FullPageError } from './full-page-error.tsx';

const drawingIn = (container: HTMLElement) => container.querySelector('svg[data-scene]');

test('a page without connection has a different drawing from one with an error', () => {
  const { container, rerender } = render(<FullPageError message="It did not load." />);
  expect(drawingIn(container)).toHaveAttribute('data-scene', 'error');
  rerender(<FullPageError message="It did not load." isOffline />);
  expect(drawingIn(container)).toHaveAttribute('data-scene', 'offline');
});
