import { globSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';

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
  [/\b(?:see|sees) no (?:more|single)\b/iu, 'You won’t see individual answers'],
  [/\$\{String\(\w+\)\} %/u, '25%'],
  [/Below 1\d,/u, 'Under 13,'],
];

/** Words that sound translated or old, in comments, documentation and test titles as well as on screens. */
const translated: readonly [words: RegExp, instead: string][] = [
  [/\bfor good\b/iu, 'permanently'],
  [/\bany more\b(?! than)/iu, 'no longer'],
  [/\bso (?:many|often)\b/iu, 'this many, this often'],
  [/\bof one name\b/iu, 'with the same name'],
  [/\bwhoever\b/iu, 'a pupil who'],
  [/\bthe own\b/iu, 'the caller’s own'],
  [/\bat once\b/iu, 'immediately, or at the same time'],
  [/\bbec(?:ame|omes) of\b/iu, 'happened to, or the outcome'],
  [/\bgoes with the\b/iu, 'is deleted with the'],
  [/\bleft out\b/iu, 'omitted or skipped'],
  [/\btells (?!us)/iu, 'says or contains, of a text or code'],
  [/\b(?:is|are|was|were|being|not|nobody was) told\b(?! to do so)/iu, 'is notified, learns, reads'],
  [/\banother [\w-]+ than\b/iu, 'a different … from'],
  [/\bThrows as\b/u, 'Throws like'],
  [/\banew\b/iu, 'again'],
  [/\bbelow 1[38]\b/iu, 'under 13, under 18'],
  [/\bone's own\b/iu, 'the user’s own'],
];

const read = (patterns: string[], exclude: RegExp) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !exclude.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

describe('no screen and no e-mail says', () => {
  const files = read(['{apps/web/src,apps/api/src,packages/shared/src}/**/*.{ts,tsx}'], /\.test\./u);

  it.each(stumbled)('%s: say “%s”', (words) => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('no screen, comment, test or document says', () => {
  /**
   * Not the texts of questions, whose authors may write as they like; migrations, which are never edited; examples of
   * creative writing; and the words that this file lists.
   */
  const exempt =
    /node_modules|packages\/content\/[^/]+\/|questions\/src\/(?:families|sets|papers|rapid-fire)\/|four-letter-words|prisma\/migrations\/|sample-answers|build-creative-writing|creative-writing\/complete\.http|plain-words\.test|\/(?:dist|client)\//u;
  /** One line for each file, without the marks of comments, because a phrase may be wrapped. */
  const files = read(
    ['{apps,packages,tools,prisma,ops,docs}/**/*.{ts,tsx,js,css,sql,prisma,md,yaml}', '*.{ts,mjs,md,yaml}'],
    exempt,
  ).map(({ file, text }) => ({ file, text: text.replace(/\s*\n\s*(?:\/\/\/?|\*|--|#|>)?\s*/gu, ' ') }));

  it.each(translated)('%s: say “%s”', (words) => {
    expect(files.length).toBeGreaterThan(1500);
    const found = files.flatMap(({ file, text }) => {
      const match = words.exec(text);
      return match ? [`${file}: ${text.slice(Math.max(0, match.index - 40), match.index + 40)}`] : [];
    });
    expect(found).toEqual([]);
  });
});
