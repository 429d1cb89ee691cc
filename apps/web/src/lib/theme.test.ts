import { beforeEach, expect, test } from 'vitest';
import { stubSystemTheme } from '../testing/system-theme.ts';
import { chooseTheme, followSystemTheme, onThemeChoice, readTheme } from './theme.ts';

let system: ReturnType<typeof stubSystemTheme>;

beforeEach(() => {
  localStorage.clear();
  system = stubSystemTheme();
});

const shown = () => document.documentElement.dataset['theme'];

test('light until something is chosen, or when the choice makes no sense', () => {
  expect(readTheme()).toBe('light');
  localStorage.setItem('markwell.theme', 'sepia');
  expect(readTheme()).toBe('light');
});

test('a choice is kept and shown', () => {
  chooseTheme('dark');
  expect([readTheme(), localStorage.getItem('markwell.theme'), shown()]).toEqual(['dark', 'dark', 'dark']);
});

test('the system is followed while it is chosen', () => {
  followSystemTheme();
  chooseTheme('system');
  expect(shown()).toBe('light');
  system.isDark = true;
  system.tellChange();
  expect(shown()).toBe('dark');
  chooseTheme('light');
  system.tellChange();
  expect(shown()).toBe('light');
});

test('whoever shows the choice is told of it, until they stop listening', () => {
  const heard: string[] = [];
  const stop = onThemeChoice(() => heard.push(readTheme()));
  chooseTheme('dark');
  stop();
  chooseTheme('light');
  expect(heard).toEqual(['dark']);
});
