import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../feedback/toasts.tsx';
import { DropdownMenuItem } from './dropdown-menu.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { useOpenedOnDemand, type OpenedOnDemandProps } from './use-opened-on-demand.ts';

const Topics = (menu: OpenedOnDemandProps) => (
  <MenuOnDemand {...menu}>
    <DropdownMenuItem>Fractions</DropdownMenuItem>
    <DropdownMenuItem>Angles</DropdownMenuItem>
  </MenuOnDemand>
);

let loading = Promise.withResolvers<ComponentType<OpenedOnDemandProps>>();
let timesLoaded = 0;
let becomeIdle: () => void;
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  loading = Promise.withResolvers();
  timesLoaded = 0;
});

const load = () => {
  timesLoaded += 1;
  return loading.promise;
};

function TopicsMenu() {
  const { Content, contentProps, buttonProps } = useOpenedOnDemand({
    kind: 'menu',
    load,
    failure: 'The topics didn’t load',
  });
  return (
    <div className="relative">
      <button {...buttonProps}>Topics</button>
      {Content && <Content {...contentProps} />}
    </div>
  );
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TopicsMenu />
      <input aria-label="Search" />
      <Toasts />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Topics' }) };
}
const arrive = () =>
  act(async () => {
    loading.resolve(Topics);
    await loading.promise;
  });
const item = (name: string) => screen.findByRole('menuitem', { name });

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key %j pressed before the code is there opens the menu at its first entry',
  async (key) => {
    const { user, button } = open();
    await user.tab();
    await user.keyboard(key);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await arrive();
    expect(await item('Fractions')).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Topics' })).toHaveAttribute(
      'id',
      button.getAttribute('aria-controls'),
    );
    await user.keyboard('{ArrowDown}');
    expect(await item('Angles')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(button);
  },
);

test('a press opens the menu when its code arrives, and a second press closes it', async () => {
  const { user, button } = open();
  await user.click(button);
  await arrive();
  expect(await item('Fractions')).toBeVisible();
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  expect(await item('Fractions')).toBeVisible();
});

test('a menu that was closed again before its code arrived stays closed', async () => {
  const { user, button } = open();
  await user.click(button);
  await user.click(button);
  await arrive();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a menu that is left for something else on the page leaves the focus there', async () => {
  const { user, button } = open();
  await user.click(button);
  await arrive();
  const search = screen.getByLabelText('Search');
  await user.click(search);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(search).toHaveFocus();
  await user.click(button);
  await item('Fractions');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button);
});

test('a pointer over the button fetches the code, without opening the menu', async () => {
  const { user, button } = open();
  await user.hover(button);
  expect(timesLoaded).toBe(1);
  await arrive();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an idle page fetches the code, without opening the menu', async () => {
  open();
  expect(timesLoaded).toBe(0);
  becomeIdle();
  expect(timesLoaded).toBe(1);
  await arrive();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('without network a press says that the menu did not load, and the next one tries again', async () => {
  const { user, button } = open();
  await user.click(button);
  await act(async () => {
    loading.reject(new TypeError('Importing a module script failed.'));
    await loading.promise.catch(() => undefined);
  });
  expect(await screen.findByText('The topics didn’t load')).toBeVisible();
  loading = Promise.withResolvers();
  await user.click(button);
  await arrive();
  expect(await item('Fractions')).toBeVisible();
});
