/** `pnpm new module <name> [<first module that uses it>]`: an empty module on all three sides, with its tests. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { modules } from './lint/modules.ts';
import { moduleChanges } from './new-module/module-changes.ts';
import { root } from './process/environment.ts';

const [kind, name = '', user] = process.argv.slice(2);
const isNew = /^[a-z]+(?:-[a-z]+)*$/u.test(name) && !modules.includes(name);
if (kind !== 'module' || !isNew || (user !== undefined && !modules.includes(user))) {
  console.error('Usage: pnpm new module <name> [<first module that uses it>]; lower-case words with hyphens');
  process.exit(2);
}

const changes = moduleChanges(name, (file) => readFileSync(path.join(root, file), 'utf8'), user);
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
console.log(`
Left to do:
- say in docs/architecture.md what ${name} holds;
- replace the example, a name on a page: contract, repository, service, page and tests;
- set who may call (the contract), who may open the page (its route's roles and e2e/support/route-examples.ts);
- add a link in apps/web/src/app/navigation/links.ts.
Then: pnpm test --changed`);
