import { parseArgs } from 'node:util';
import { connectDatabase } from '@markwell/database/connect';
import { seedRequiredRows } from '@markwell/database/required-rows';
import { withAdvisoryLock } from '@markwell/database/databases';
import { libraryLock } from '@markwell/seed/library/library-items.repository';
import { readLibrary, type LibraryScope } from '@markwell/seed/library/library';
import { loadLibrary } from '@markwell/seed/library/load-library';
import type { LoadReport, Outcome } from '@markwell/seed/library/load-report';
import { stageCodes } from '@markwell/shared/curriculum/stages.vocabulary';
import { inTransaction } from '../apps/api/src/platform/transaction.repository.ts';
import type { Storage } from '../apps/api/src/platform/storage/storage.ts';

const usage = 'Usage: pnpm content:load [--dry-run] [--stage GCSE] [--subject CODE] [--withdraw-removed]';

interface LoadTarget {
  databaseUrl: string;
  storage: Storage;
  log: (line: string) => void;
}

export interface LoadParameters {
  scope: LibraryScope;
  isDryRun: boolean;
  withdrawRemoved: boolean;
}

/** Reads the parameters of `pnpm content:load`. Codes may be in lower case, with hyphens. Throws with the usage. */
export function readLoadParameters(args: string[]): LoadParameters {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: { 'dry-run': flag, 'withdraw-removed': flag, stage: text, subject: text },
    });
    const codeOf = (code: string | undefined) => code?.toUpperCase().replaceAll('-', '_');
    const stage = codeOf(values.stage);
    const stageCode = stageCodes.find((code) => code === stage);
    if (stage !== undefined && stageCode === undefined)
      throw new Error(`There is no stage ${stage}. The stages are ${stageCodes.join(', ')}.`);
    return {
      scope: { stageCode, subjectCode: codeOf(values.subject) },
      isDryRun: values['dry-run'],
      withdrawRemoved: values['withdraw-removed'],
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

/** Brings our content into a migrated database, and prints what was added, changed and left alone. */
export async function loadContent(
  { databaseUrl, storage, log }: LoadTarget,
  { scope, isDryRun, withdrawRemoved }: LoadParameters,
): Promise<LoadReport> {
  const library = readLibrary(scope);
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    return await withAdvisoryLock(databaseUrl, libraryLock, async () => {
      if (!isDryRun) await seedRequiredRows(database.sql);
      const { report } = await loadLibrary(library, {
        scope,
        inTransaction: (work) => inTransaction(database, work),
        storage,
        isDryRun,
        withdrawRemoved,
        log,
      });
      for (const line of linesOf(report)) log(line);
      log(isDryRun ? 'A dry run: nothing was written.' : 'The library is loaded.');
      return report;
    });
  } finally {
    await database.$disconnect();
  }
}

const counted: readonly (readonly [keyof Outcome, string])[] = [
  ['add', 'added'],
  ['change', 'changed'],
  ['keep', 'unchanged'],
  ['withdrawn', 'withdrawn'],
];

const listed: readonly (readonly [keyof Outcome, string])[] = [
  ['edited-here', 'differ here from the library and were left as they are'],
  ['deleted-here', 'were deleted here and not added again'],
  ['removed', 'are no longer in the library and stay as they are'],
  ['withdrawn', 'are no longer in the library and were withdrawn'],
];

function linesOf({ curriculum, questions, briefs, papers }: LoadReport): string[] {
  const kinds = [
    ['Questions', questions],
    ['Briefs', briefs],
    ['Past papers', papers],
  ] as const;
  return [
    ...(curriculum.length > 0 ? [`Subjects and topics added: ${curriculum.join(', ')}.`] : []),
    ...kinds.map(
      ([name, outcome]) =>
        `${name}: ${counted.map(([action, word]) => `${outcome[action].length} ${word}`).join(', ')}.`,
    ),
    ...kinds.flatMap(([name, outcome]) =>
      listed.flatMap(([action, words]) =>
        outcome[action].length === 0
          ? []
          : [`${name} that ${words}:`, ...outcome[action].map((sourceId) => `  ${sourceId}`)],
      ),
    ),
  ];
}
