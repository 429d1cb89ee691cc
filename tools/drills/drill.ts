/**
 * `pnpm drill <name> [size]`: tests the API with crashes, many starts, large uploads, random requests, a restore
 * and a pooler.
 */
import { generateClient } from '../generate-client.ts';

interface Drill {
  /** What the size counts. */
  unit: string;
  defaultSize: number;
  /** Resolves to the failed checks. Imported late, because it needs the Prisma client that was just generated. */
  run: (size: number) => Promise<string[]>;
}

const drills: Record<string, Drill> = {
  pooler: {
    unit: 'connections',
    defaultSize: 3,
    run: async (size) => (await import('./pooler.ts')).drillPooler(size),
  },
  starts: {
    unit: 'pupils',
    defaultSize: 3_000,
    run: async (size) => (await import('./start-drill.ts')).drillStarts(size),
  },
  kills: {
    unit: 'kills',
    defaultSize: 20,
    run: async (size) => (await import('./start-drill.ts')).drillKills(size),
  },
  memory: {
    unit: 'minutes',
    defaultSize: 10,
    run: async (size) => (await import('./memory.ts')).drillMemory(size),
  },
  fuzz: {
    unit: 'requests',
    defaultSize: 200_000,
    run: async (size) => (await import('./fuzz.ts')).drillFuzz(size),
  },
  backup: {
    unit: 'questions',
    defaultSize: 10_000,
    run: async (size) => (await import('./backup.ts')).drillBackup(size),
  },
};

const [name = '', amount] = process.argv.slice(2);
const drill = drills[name];
const size = Number(amount ?? drill?.defaultSize);
if (!drill || !(size > 0)) {
  const usages = Object.entries(drills).map(([known, { unit }]) => `pnpm drill ${known} [${unit}]`);
  console.error(`Usage: ${usages.join(', ')}`);
  process.exit(2);
}

generateClient();
const failures = await drill.run(size);
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'All checks passed.' : `${failures.length} checks failed.`);
process.exitCode = failures.length === 0 ? 0 : 1;
