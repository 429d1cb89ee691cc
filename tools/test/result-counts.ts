import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** The counts of a check that passes or fails as a whole. */
export function singleCheck(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The counts of a Vitest run. A file that does not load has no tests, so it counts as one failure. */
export function fromVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** The counts of a Playwright run. */
export function fromPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Reads a runner's JSON report. A runner that failed without reporting a failure counts as one more failure. */
export function fromReport(file: string, endedWell: boolean, read: (report: never) => Counts): Counts {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
