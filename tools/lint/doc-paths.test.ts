import { existsSync, globSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isOurs = (file: string) => !/node_modules|[/]dist[/]/u.test(file);
const posix = (file: string) => file.split(path.sep).join('/');

const documents = globSync(['*.md', 'docs/**/*.md', 'ops/**/*.md', 'packages/*/*.md'], { cwd: root }).map(
  posix,
);

const sources = globSync(['*.{ts,mjs}', '{apps,packages,prisma,tools,ops}/**/*.{ts,tsx,mjs,css}'], {
  cwd: root,
  exclude: (file) => !isOurs(`${posix(file)}/`),
}).map(posix);

/** Every end of a source's path: a document names `mount.ts`, `http/mount.ts` or more of it. */
const names = new Set(
  sources.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_part, index) => parts.slice(index).join('/'));
  }),
);

/** The matches in each line of a document, with where they are. */
const foundIn = (document: string, pattern: RegExp) =>
  readFileSync(path.join(root, document), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([, found = '']) => ({ found, where: `${document}:${index + 1}` })),
    );

test.each(documents)('the files that %s names exist', (document) => {
  const missing = foundIn(document, /`#?([\w./-]+[.](?:ts|tsx|mjs|css))`/gu)
    .filter(({ found }) => !found.startsWith('.') && !names.has(found))
    .map(({ found, where }) => `${where} ${found}`);
  expect(missing).toEqual([]);
});

/** The anchors of a document's headings. */
const anchorsOf = (document: string) =>
  new Set(
    foundIn(document, /^#+ (.+)$/gu).map(({ found }) =>
      found
        .toLowerCase()
        .replace(/[^\p{L}\d\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

test.each(documents)('the links of %s lead to files and headings', (document) => {
  const missing = foundIn(document, /\]\(([^)\s]+)\)/gu)
    .filter(({ found }) => !/^(?:https?|mailto):/u.test(found))
    .filter(({ found }) => {
      const [file = '', anchor] = found.split('#');
      const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
      if (!existsSync(path.join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).has(anchor);
    })
    .map(({ found, where }) => `${where} ${found}`);
  expect(missing).toEqual([]);
});
