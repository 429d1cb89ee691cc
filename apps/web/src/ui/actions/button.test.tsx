import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('runs its action by mouse and by keyboard', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('ignores clicks while pending, shows that it is busy and keeps the focus', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(
    <Button onClick={onClick} pending>
      Save
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

it('does not submit its form a second time while pending', async () => {
  const onSubmit = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Aisha{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('gives a link its look without making it a button', () => {
  render(
    <Button asChild>
      <a href="/practice">Explore Questions</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Explore Questions' })).toHaveAttribute('href', '/practice');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
