import { readFileSync } from 'node:fs';
import * as path from 'node:path';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
const [, table = ''] = page.split('\n### Modules\n');

/**
 * The modules, lower ones first, as the table of docs/architecture.md lists them. Each has a folder of this name in
 * apps/api/src/modules, apps/web/src/modules and packages/shared/src, where it has something there. A module uses only
 * those before it.
 */
export const modules = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z-]+)` /gmu)].map(
  ([, name = '']) => name,
);
