/**
 * `pnpm new module <name> [<first module that uses it>] [--without-page]`: an empty module on all three sides, with its
 * tests. Without a page, it has a component for pages of others.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { modules } from './lint/modules.ts';
import { moduleChanges } from './new-module/module-changes.ts';
import { root } from './process/environment.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-page': { type: 'boolean', default: false } },
});
const [kind, name = '', user] = positionals;
const hasPage = !values['without-page'];
const isNew = /^[a-z]+(?:-[a-z]+)*$/u.test(name) && !modules.includes(name);
if (kind !== 'module' || !isNew || (user !== undefined && !modules.includes(user))) {
  console.error(
    'Usage: pnpm new module <name> [<first module that uses it>] [--without-page]; lower-case words with hyphens',
  );
  process.exit(2);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const changes = moduleChanges(name, read, { user, hasPage });
for (const [file, text] of changes) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), [...changes.keys()], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
console.log([...changes.keys()].join('\n'));
const ofPage = `- set who may open the page (its route's roles and e2e/support/route-examples.ts);
- add a link in apps/web/src/app/navigation/links.ts;`;
console.log(`
Left to do:
- say in docs/architecture.md what ${name} holds;
- replace the example, a name: contract (with who may call), repository, service, ${hasPage ? 'page' : 'component'} and tests;
${hasPage ? ofPage : `- show own-${name}.tsx on a page;`}
- for a table of its own, see 'Easily forgotten' in docs/adding-a-feature.md.
Then: pnpm test --changed`);
