import { globSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('has no comment that switches a rule of the linter off', () => {
  const files = globSync(['*.ts', 'apps/**/*.{ts,tsx,js}', '{packages,prisma,tools,ops}/**/*.{ts,tsx,js}'], {
    cwd: root,
    exclude: (file) => /(?:^|\/)(?:node_modules|dist|client)$/u.test(file),
  });
  const found = files.filter((file) =>
    /\b(?:ox|es)lint[-]disable/u.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect(found).toEqual([]);
});
