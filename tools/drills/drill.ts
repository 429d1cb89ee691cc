/** `pnpm drill starts [pupils]`: what must hold when processes are killed and when everybody comes at once. */
import { generateClient } from '../generate-client.ts';

const [name, pupils = '3000'] = process.argv.slice(2);
if (name !== 'starts' || !(Number(pupils) > 0)) {
  console.error('Usage: pnpm drill starts [pupils]');
  process.exit(2);
}

generateClient();
const { buildDrillWorld } = await import('./drill-world.ts');
const { killDuringStarts } = await import('./kill-during-starts.ts');
const { startAtOnce } = await import('./start-at-once.ts');

const count = Number(pupils);
/** Beside those who come at once, with one process and with two: some for the kills, some to warm the processes up. */
const others = 60;
const world = await buildDrillWorld({ pupils: 2 * count + others });
const failures: string[] = [];
try {
  failures.push(...(await killDuringStarts(world, world.pupils.splice(0, others / 2), { kills: 20 })));
  const warmUp = world.pupils.splice(0, others / 2);
  for (const processes of [1, 2]) {
    const everybody = world.pupils.splice(0, count);
    failures.push(...(await startAtOnce(world, everybody, { processes, warmUp })));
  }
} finally {
  await world.stop();
}
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'Everything held.' : `${failures.length} did not hold.`);
process.exitCode = failures.length === 0 ? 0 : 1;
