/** `pnpm drill starts [pupils]`, `pnpm drill memory [minutes]`: tests the API with crashes, many starts and large uploads. */
import { generateClient } from '../generate-client.ts';

const [name, amount] = process.argv.slice(2);
const size = Number(amount ?? (name === 'starts' ? 3_000 : 10));
if ((name !== 'starts' && name !== 'memory') || !(size > 0)) {
  console.error('Usage: pnpm drill starts [pupils], or pnpm drill memory [minutes]');
  process.exit(2);
}

generateClient();
// Imported here because they need the Prisma client that was just generated.
const failures =
  name === 'starts'
    ? await (await import('./start-drill.ts')).drillStarts(size)
    : await (await import('./memory.ts')).drillMemory(size);
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'All checks passed.' : `${failures.length} checks failed.`);
process.exitCode = failures.length === 0 ? 0 : 1;
