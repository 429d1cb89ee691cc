import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { chromium } from '@playwright/test';
import { root, setting } from './process/environment.ts';

/** The headless shell is Chromium without a window, which Playwright uses too: a page needs a third of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a Chromium for the journeys (CHROMIUM_PATH, an installed one, Playwright's) or installs one. Throws if it cannot. */
export function ensureBrowser(log: (line: string) => void): string {
  const given = setting('CHROMIUM_PATH');
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no browser.`);
    return given;
  }
  const found = findBrowser();
  if (found !== undefined) return found;
  for (const { what, commands } of installations()) {
    log(`No Chromium found: installing ${what}.`);
    if (!commands.every(run)) continue;
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The journeys need a browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the one you have.',
  );
}

/** Finds an installed browser that starts. */
function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...installPaths, chromium.executablePath()].find(
    (file) => existsSync(file) && starts(file),
  );
}

/** Ubuntu's chromium-browser may only be a stub for the snap store, and Playwright's may lack a library. */
function starts(file: string): boolean {
  if (process.platform === 'win32') return true; // on Windows --version opens a window
  const result = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return result.status === 0 && /chrom/i.test(result.stdout);
}

function installations(): { what: string; commands: string[][] }[] {
  const playwright = path.join(root, 'apps/web/node_modules/.bin/playwright');
  const canApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    { what: "Playwright's", commands: [[playwright, 'install', 'chromium']] },
    ...(canApt ? ['chromium-headless-shell', 'chromium'].map(debianPackage) : []),
  ];
}

const debianPackage = (name: string) => ({
  what: `the system's package ${name}`,
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', name, 'fonts-liberation'],
  ],
});

function run([command = '', ...parameters]: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return (
    spawnSync(command, parameters, { stdio: [...stdio], env: environment, timeout: 600_000 }).status === 0
  );
}
