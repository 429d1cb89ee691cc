/**
 * `pnpm drill <name> [size]`, or with the unit: `pnpm drill cluster --minutes 2`. Tests the product with crashes, load, full
 * disks, other clocks and random requests. docs/reliability.md says what each drill proves.
 */
import { parseArgs } from 'node:util';
import { generateClient } from '../generate-client.ts';

interface Drill {
  /** What the size counts. */
  unit: string;
  defaultSize: number;
  /** Resolves to the failed checks. Imported late, because it needs the Prisma client that was just generated. */
  run: (size: number, options: { ref: string | undefined; seed: number }) => Promise<string[]>;
}

const drills: Record<string, Drill> = {
  starts: {
    unit: 'pupils',
    defaultSize: 3_000,
    run: async (size) => (await import('./start-drill.ts')).drillStarts(size),
  },
  kills: {
    unit: 'kills',
    defaultSize: 200,
    run: async (size) => (await import('./kills.ts')).drillKills(size),
  },
  database: {
    unit: 'stops',
    defaultSize: 20,
    run: async (size) => (await import('./database.ts')).drillDatabase(size),
  },
  rolling: {
    unit: 'restarts',
    defaultSize: 12,
    run: async (size) => (await import('./rolling.ts')).drillRolling(size),
  },
  versions: {
    unit: 'seconds',
    defaultSize: 60,
    run: async (size, { ref }) => (await import('./versions.ts')).drillVersions(size, ref),
  },
  clock: {
    unit: 'pupils',
    defaultSize: 20,
    run: async (size) => (await import('./clock.ts')).drillClock(size),
  },
  disk: {
    unit: 'pupils',
    defaultSize: 20,
    run: async (size) => (await import('./disk.ts')).drillDisk(size),
  },
  cluster: {
    unit: 'minutes',
    defaultSize: 10,
    run: async (size, { seed }) => (await import('./cluster.ts')).drillCluster(size, seed),
  },
  'parent-emails': {
    unit: 'families',
    defaultSize: 10_000,
    run: async (size) => (await import('./parent-emails.ts')).drillParentEmails(size),
  },
  answers: {
    unit: 'rows',
    defaultSize: 20_000_000,
    run: async (size) => (await import('./answers.ts')).drillAnswers(size),
  },
  pooler: {
    unit: 'connections',
    defaultSize: 3,
    run: async (size) => (await import('./pooler.ts')).drillPooler(size),
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

const optionNames = [...Object.values(drills).map(({ unit }) => unit), 'ref', 'seed'];
const { values, positionals } = parseArgs({
  options: Object.fromEntries(optionNames.map((option) => [option, { type: 'string' as const }])),
  allowPositionals: true,
});
const [name = '', amount] = positionals;
const drill = drills[name];
const size = Number(amount ?? values[drill?.unit ?? ''] ?? drill?.defaultSize);
if (!drill || !(size > 0)) {
  const usages = Object.entries(drills).map(([known, { unit }]) => `pnpm drill ${known} [${unit}]`);
  console.error(`Usage: ${usages.join(', ')}`);
  process.exit(2);
}

generateClient();
const failures = await drill.run(size, { ref: values['ref'], seed: Number(values['seed'] ?? 1) });
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'All checks passed.' : `${failures.length} checks failed.`);
process.exitCode = failures.length === 0 ? 0 : 1;
