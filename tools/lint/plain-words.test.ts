import { globSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Words that pupils, parents and staff stumbled over, and the plain ones that took their place. */
const stumbled: readonly [words: RegExp, instead: string][] = [
  [/is in the book/u, 'Day 6 done!'],
  [/until it sticks/u, 'until you know them'],
  [/came back at/u, 'You got 44% in Punctuation'],
  [/questions from every topic/u, 'Ten questions, all topics mixed'],
  [/will stand here/u, 'will appear here'],
  [/How you are called/u, 'Your name and school'],
  [/an ordinary test/u, 'Start a test'],
  [/['>]One like it/u, 'Try a similar question'],
  [/['>]Left out/u, 'Skipped'],
  [/is told here/u, 'News appears here'],
  [/found that had to change/u, 'we checked, and the question is correct'],
  [/need not do anything/u, 'You don’t need to do anything'],
  [/look into the e-mail/iu, 'Check your e-mail'],
  [/It is safe\b/u, 'Nothing is lost'],
  [/Your [\w ]+ could not be (?:loaded|opened|started|updated)/u, 'Your results didn’t load'],
  [/are compared with it/u, 'We’ll measure your progress from here'],
  [/A child asks you/u, 'Robin needs your permission'],
  [/the time runs on/u, 'the clock keeps running'],
  [/What waits/u, 'To do'],
  [/goes on by itself/u, 'These need you'],
  [/stands first/u, 'Lower numbers come first'],
  [/can meet it/u, 'Pupils can now see it'],
  [/Upload them all the same/u, 'Upload anyway'],
];

const files = globSync('{apps/web/src,apps/api/src,packages/shared/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it.each(stumbled)('no screen and no e-mail says %s: say “%s”', (words) => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});
