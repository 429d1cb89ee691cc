/**
 * `pnpm drill <name> [size]`, or with the unit: `pnpm drill cluster --minutes 2`. Tests the product with crashes, load, full
 * disks, other clocks and random requests. docs/reliability.md says what each drill proves.
 */
import { parseArgs } from 'node:util';
import { generateClient } from '../../tools/generate-client.ts';

interface Drill {
  /** What the size counts. */
  unit: string;
  defaultSize: number;
  /** Imported late, because it needs the Prisma client that was just generated. `drill` resolves to the failed checks. */
  load: () => Promise<{
    drill: (size: number, options: { ref: string | undefined; seed: number }) => Promise<string[]>;
  }>;
}

const drills: Record<string, Drill> = {
  starts: { unit: 'pupils', defaultSize: 3_000, load: () => import('./start-drill.ts') },
  kills: { unit: 'kills', defaultSize: 200, load: () => import('./kills.ts') },
  database: { unit: 'stops', defaultSize: 20, load: () => import('./database.ts') },
  rolling: { unit: 'restarts', defaultSize: 12, load: () => import('./rolling.ts') },
  costs: { unit: 'rounds', defaultSize: 20, load: () => import('./costs.ts') },
  versions: { unit: 'seconds', defaultSize: 60, load: () => import('./versions.ts') },
  clock: { unit: 'pupils', defaultSize: 20, load: () => import('./clock.ts') },
  disk: { unit: 'pupils', defaultSize: 20, load: () => import('./disk.ts') },
  cluster: { unit: 'minutes', defaultSize: 10, load: () => import('./cluster.ts') },
  'parent-emails': { unit: 'families', defaultSize: 10_000, load: () => import('./parent-emails.ts') },
  corrections: { unit: 'pupils', defaultSize: 50_000, load: () => import('./corrections.ts') },
  answers: { unit: 'rows', defaultSize: 20_000_000, load: () => import('./answers.ts') },
  'hostile-files': { unit: 'rounds', defaultSize: 1, load: () => import('./hostile-files.ts') },
  memory: { unit: 'minutes', defaultSize: 10, load: () => import('./memory.ts') },
  fuzz: { unit: 'requests', defaultSize: 200_000, load: () => import('./fuzz.ts') },
  'typed-answers': { unit: 'inputs', defaultSize: 1_000_000, load: () => import('./typed-answers.ts') },
  backup: { unit: 'questions', defaultSize: 10_000, load: () => import('./backup.ts') },
};

const optionNames = [...Object.values(drills).map(({ unit }) => unit), 'ref', 'seed'];
const { values, positionals } = parseArgs({
  options: Object.fromEntries(optionNames.map((option) => [option, { type: 'string' as const }])),
  allowPositionals: true,
});
const [name = '', amount] = positionals;
const chosen = drills[name];
const size = Number(amount ?? values[chosen?.unit ?? ''] ?? chosen?.defaultSize);
if (!chosen || !(size > 0)) {
  const usages = Object.entries(drills).map(([known, { unit }]) => `pnpm drill ${known} [${unit}]`);
  console.error(`Usage: ${usages.join(', ')}`);
  process.exit(2);
}

generateClient();
const { drill } = await chosen.load();
const failures = await drill(size, { ref: values['ref'], seed: Number(values['seed'] ?? 1) });
for (const failure of failures) console.error(`WRONG: ${failure}`);
console.log(failures.length === 0 ? 'All checks passed.' : `${failures.length} checks failed.`);
process.exitCode = failures.length === 0 ? 0 : 1;
