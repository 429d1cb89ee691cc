import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { stubSystemTheme } from '../../testing/system-theme.ts';
import { routes } from '../router.tsx';
import { pathsWithoutFrame } from './paths-without-frame.ts';

const web = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(web, file), 'utf8');
const script = read('boot.js');
const page = read('index.html');
const root = document.documentElement;

const build = { pathsWithoutFrame: pathsWithoutFrame(), dashboardScripts: ['/frame.js', '/dashboard.js'] };

/** Opens index.html at a path, without the application. */
function boot(path: string, { token }: { token?: string } = {}) {
  localStorage.removeItem('token');
  if (token !== undefined) localStorage.setItem('token', token);
  history.replaceState(null, '', path);
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  document.head.replaceChildren(...parsed.head.childNodes);
  document.body.replaceChildren(...parsed.body.childNodes);
  runInThisContext(script.replace('FROM_BUILD', () => JSON.stringify(build)));
}

beforeEach(() => {
  localStorage.clear();
  stubSystemTheme();
});

describe('the app shell', () => {
  const leaves = (branch: readonly RouteObject[]): RouteObject[] =>
    branch.flatMap((route) => (route.children ? leaves(route.children) : [route]));
  const declared = leaves(routes)
    .filter(({ path }) => path !== undefined && path !== '*')
    .map(({ path = '', handle }) => ({
      path: path.replace('*', 'users'),
      handle: handle as RouteHandle,
    }));

  test.each(declared)('$path opens with the frame that its page has', ({ path, handle }) => {
    boot(path, { token: 'a.b.c' });
    const framed = path === '/' ? 'dashboard' : 'frame';
    // A signed-in visitor of /login goes to the dashboard.
    const other = path === '/login' ? 'dashboard' : 'plain';
    expect(root.dataset['shell']).toBe(handle.frame ? framed : other);
  });

  test.each(declared)(
    '$path opens with the sign-in for a visitor, unless it is public',
    ({ path, handle }) => {
      boot(path);
      expect(root.dataset['shell']).toBe(handle.isPublic && path !== '/login' ? 'plain' : 'sign-in');
    },
  );
});

test.each([
  ['the dashboard', '/', 'a.b.c', ['/frame.js', '/dashboard.js']],
  ['another page', '/achievements', 'a.b.c', []],
  ['a visitor', '/', undefined, []],
])('the scripts of the dashboard are loaded together with the first ones: %s', (_, path, token, scripts) => {
  boot(path, token === undefined ? {} : { token });
  const links = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(scripts);
});

test.each([
  ['light', false, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  [null, true, 'light'],
])('the chosen theme %s, with a dark device: %s, is %s', (chosen, isDark, theme) => {
  stubSystemTheme().isDark = isDark;
  if (chosen !== null) localStorage.setItem('markwell.theme', chosen);
  boot('/login');
  expect(root.dataset['theme']).toBe(theme);
  const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color][media=all]');
  expect(colour?.dataset['for']).toBe(theme);
});

describe('the reading style that was kept', () => {
  const style = { textSize: 150, spacing: 'WIDE', font: 'OPENDYSLEXIC', paperColour: 'CREAM' };
  const shown = () => {
    const { textSize, spacing, font, paperColour } = root.dataset;
    return { textSize, spacing, font, paperColour };
  };
  const none = { textSize: '', spacing: '', font: '', paperColour: '' };

  beforeEach(() => {
    Object.assign(root.dataset, none);
  });

  test('is shown before the first paint to a signed-in user', () => {
    localStorage.setItem('markwell.arrangement', JSON.stringify(style));
    boot('/', { token: 'a.b.c' });
    expect(shown()).toEqual({ ...style, textSize: '150' });
  });

  test('is not shown to a visitor', () => {
    localStorage.setItem('markwell.arrangement', JSON.stringify(style));
    boot('/');
    expect(shown()).toEqual(none);
  });

  test.each(['{', 'null', '[]', null])('%s changes nothing and lets the page start', (kept) => {
    if (kept !== null) localStorage.setItem('markwell.arrangement', kept);
    boot('/', { token: 'a.b.c' });
    expect([shown(), root.dataset['shell']]).toEqual([none, 'dashboard']);
  });
});

test('the colours of the browser’s bars and of the home screen are those of the paper', () => {
  const tokens = read('src/styles/tokens.css');
  const [light, dark] = [...tokens.matchAll(/--paper: (#\w+);/gu)].map(([, colour]) => colour);
  const metas = [...page.matchAll(/name="theme-color" content="(#\w+)"/gu)].map(([, colour]) => colour);
  expect(metas).toEqual([light, dark]);
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
    background_color: light,
    theme_color: light,
  });
});
