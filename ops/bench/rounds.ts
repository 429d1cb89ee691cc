/** One way of doing a job: runs it for some time and returns the number of jobs per second. */
export interface Variant {
  name: string;
  round: () => Promise<number>;
}

interface Comparison {
  /** Median of the rates in each variant's rounds, per second. */
  rates: Record<string, number>;
  /** Median over the rounds of (rate of the variant ÷ rate of the baseline in the same round). */
  ratio: number;
  /** The ratios' lower and upper quartile, which show the noise of the machine. */
  spread: [number, number];
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  if (low === undefined || high === undefined) throw new Error('no values to take a quantile of');
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Runs both variants in short rounds, in random order within each round, so that other load on the machine affects both
 * equally. The first round of each is a warm-up and does not count.
 */
export async function compare(subject: Variant, baseline: Variant, rounds: number): Promise<Comparison> {
  const rates: Record<string, number[]> = { [subject.name]: [], [baseline.name]: [] };
  for (let round = 0; round <= rounds; round++) {
    const order = Math.random() < 0.5 ? [subject, baseline] : [baseline, subject];
    for (const variant of order) {
      const rate = await variant.round();
      if (round > 0) rates[variant.name]?.push(rate);
    }
  }
  const ratios = (rates[subject.name] ?? []).map(
    (rate, index) => rate / (rates[baseline.name]?.[index] ?? Number.NaN),
  );
  return {
    rates: Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)])),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

/** The variants of a benchmark whose round repeats a job for some milliseconds, `concurrency` at a time. */
export const repeating =
  (milliseconds: number, concurrency: number) =>
  (name: string, job: () => Promise<unknown>): Variant => ({
    name,
    round: () => ratePerSecond(job, milliseconds, concurrency),
  });

/** Fails when a search found nothing, because that would be measured as a fast one. */
export async function expectMatches(found: Promise<number>): Promise<void> {
  if ((await found) === 0) throw new Error('a search found nothing');
}

/** Repeats a job for some milliseconds, `concurrency` at a time. Returns the jobs per second. */
async function ratePerSecond(
  job: () => Promise<unknown>,
  milliseconds: number,
  concurrency: number,
): Promise<number> {
  const started = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - started < milliseconds) {
      await job();
      done++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done / ((performance.now() - started) / 1000);
}
