/** Writes prisma/client: Prisma's client and the tables' types for Kysely. In this folder: node generate-client.ts */
import { createRequire } from 'node:module';

// The generator's ES module imports a file that its package does not have.
const require = createRequire(import.meta.url);
const { PrismaClientTsGenerator } =
  require('@prisma/client-generator-ts') as typeof import('@prisma/client-generator-ts');
const { getGenerators, loadSchemaContext } =
  require('@prisma/internals') as typeof import('@prisma/internals');

// Prisma's command line calls the same generators. It and what it depends on would be 170 MB of the install.
const generators = await getGenerators({
  schemaContext: await loadSchemaContext({ schemaPath: { cliProvidedPath: 'schema.prisma' } }),
  registry: { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } },
  skipDownload: true,
  cliCommand: 'generate',
});
for (const generator of generators) {
  await generator.generate();
  generator.stop();
}
