import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settingNames } from '../../apps/api/src/platform/config/env.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ya?ml|cfg|ini|sh|example|txt)$/.test(file),
);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const yamlFiles = files.filter((file) => /\.ya?ml$/.test(file));

/** Variables of the other programs, by their owner. */
const ofOthers = {
  postgres: ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'PGDATA'],
  haproxy: ['HTTP_PORT', 'HTTPS_PORT', 'CERTIFICATES', 'WEB_1', 'WEB_2'],
  versitygw: ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY'],
};

test.each(yamlFiles)('%s can be read', (file) => {
  for (const document of parseAllDocuments(read(file), { merge: true })) {
    expect(document.errors).toEqual([]);
    expect(document.toJS()).toBeTypeOf('object');
  }
});

test.each(files)('%s names only settings that exist', (file) => {
  const known = new Set<string>([...settingNames, ...Object.values(ofOthers).flat()]);
  const named = [...read(file).matchAll(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g)].map(([name]) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every process of the product gets the settings that production must set', () => {
  const required = ['DATABASE_URL', 'JWT_SECRET', 'WEB_URL', 'TRUST_PROXY', 'SMTP_URL', 'S3_BUCKET'];
  const compose = read('compose/compose.yaml');
  for (const name of required) expect(compose).toContain(`${name}:`);
});

test('every variable of compose.yaml is in env.example', () => {
  const variables = [...read('compose/compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const example = read('compose/env.example');
  expect(variables.length).toBeGreaterThan(5);
  for (const name of variables) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});

test('every file that compose.yaml mounts exists, except those that are made from examples', () => {
  const mounted = [...read('compose/compose.yaml').matchAll(/- \.\/([^:]+):/g)].map(([, file = '']) => file);
  expect(
    mounted.filter((file) => file !== 'certificates' && !existsSync(path.join(folder, 'compose', file))),
  ).toEqual([]);
});
