import pg from 'pg';
import sharp from 'sharp';
import { administratorOf, jpegOf, uploadPictures } from '../administrator.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, quantile, type Variant } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const count = 20;
const size = { width: 1200, height: 900 };
const millisecondsBetween = 20;

/** Pictures of random noise, which are hard to compress. */
const photographs = () =>
  Promise.all(
    Array.from({ length: count }, () =>
      sharp({
        create: {
          ...size,
          channels: 3,
          background: 'white',
          noise: { type: 'gaussian', mean: 128, sigma: 20 },
        },
      })
        .jpeg()
        .toBuffer(),
    ),
  );

/** Requests the process's health until it is stopped. Returns the milliseconds of each reply. */
async function watch(http: HttpClient, isOver: () => boolean, times: number[]): Promise<void> {
  while (!isOver()) {
    const started = performance.now();
    await http.get('/api/health');
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, millisecondsBetween));
  }
}

/** Uploading pictures, against sharp alone on the same pictures; also measures the effect on other callers. */
export async function imagesRow(bank: Bank, rounds: number): Promise<Row> {
  const pool = new pg.Pool({ connectionString: bank.databaseUrl, max: 1 });
  const http = createHttpClient(bank.api.url, 1);
  const health: number[] = [];
  try {
    const administrator = await administratorOf(bank, pool);
    const pictures = await photographs();
    const blobs = pictures.map(jpegOf);
    const measured = (name: string, work: () => Promise<unknown>): Variant => ({
      name,
      async round() {
        const started = performance.now();
        await work();
        return count / ((performance.now() - started) / 1000);
      },
    });
    const uploaded = measured('uploaded', async () => {
      let isOver = false;
      const watching = watch(http, () => isOver, health);
      await uploadPictures(bank, administrator, blobs).finally(() => {
        isOver = true;
      });
      await watching;
    });
    sharp.concurrency(1);
    const bare = measured('bare', async () => {
      const left = [...pictures];
      const worker = async () => {
        for (let picture = left.pop(); picture; picture = left.pop()) {
          await sharp(picture).webp({ effort: 2 }).toBuffer();
        }
      };
      await Promise.all([worker(), worker()]);
    });
    const { ratio, spread, rates } = await compare(uploaded, bare, Math.min(rounds, 5));
    return {
      what: `Uploading ${count} pictures of ${size.width} × ${size.height}, re-encoded as WebP`,
      against: 'sharp alone, two at a time',
      ratio,
      spread,
      aim: '≥ 0.5',
      isMet: ratio >= 0.5,
      detail: `${(rates['uploaded'] ?? 0).toFixed(1)}/s against ${(rates['bare'] ?? 0).toFixed(1)}/s; at the same time 99% of \`GET /api/health\` within ${Math.round(quantile(health, 0.99))} ms`,
    };
  } finally {
    http.close();
    await pool.end();
  }
}
