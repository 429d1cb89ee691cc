/** `pnpm drill starts [pupils]`, `pnpm drill memory [minutes]`: what must hold after a crash, a rush and a burst of work. */
import { generateClient } from '../generate-client.ts';

const [name, amount] = process.argv.slice(2);
const size = Number(amount ?? (name === 'starts' ? 3_000 : 10));
if ((name !== 'starts' && name !== 'memory') || !(size > 0)) {
  console.error('Usage: pnpm drill starts [pupils], or pnpm drill memory [minutes]');
  process.exit(2);
}

generateClient();
// These import the client that was just generated.
const failures =
  name === 'starts'
    ? await (await import('./start-drill.ts')).drillStarts(size)
    : await (await import('./memory.ts')).drillMemory(size);
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'Everything held.' : `${failures.length} did not hold.`);
process.exitCode = failures.length === 0 ? 0 : 1;
