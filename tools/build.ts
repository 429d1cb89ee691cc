/** `pnpm build`: builds everything that `pnpm start` needs. The API runs from its sources. */
import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { checkBundle } from './build/check-bundle.ts';
import { compressAssets } from './build/compress-assets.ts';
import { root } from './process/environment.ts';
import { generateClient } from './generate-client.ts';

const web = path.join(root, 'apps/web');
const dist = path.join(web, 'dist');

generateClient();
const vite = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (vite.status !== 0) process.exit(vite.status ?? 1);
compressAssets(dist);
if (!checkBundle(dist, path.join(root, '.data/bundle-sizes.json'), console.log)) {
  console.error(
    'A page has more JavaScript than its budget, or a large library is loaded too early. Load with `import()` what is not shown first; what must grow raises the budget in tools/build/check-bundle.ts, and the commit says why.',
  );
  process.exit(1);
}
