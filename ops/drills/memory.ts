import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { startTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import pg from 'pg';
import sharp from 'sharp';
import { administratorOf, jpegOf, sendForm, uploadPictures } from '../bench/administrator.ts';
import { buildBenchmarkEnvironment, type Bank, type BenchPupil } from '../bench/benchmark-environment.ts';

const maxMegabytes = 512;
const pictureUploads = 3;
const picturesEach = 20;
const pastes = 10;
const questionsEach = 1_000;
const starts = 3_000;

/**
 * Measures the API's memory a number of minutes after a burst of pictures, uploads and starts. Resolves to the failed
 * checks: it may not use more than 512 MB.
 */
export async function drill(minutes: number): Promise<string[]> {
  const environment = await buildBenchmarkEnvironment([10_000], console.log);
  try {
    const [bank] = environment.banks;
    if (!bank) throw new Error('there is no bank');
    report('fresh', bank);
    const pool = new pg.Pool({ connectionString: bank.databaseUrl, max: 1 });
    const administrator = await administratorOf(bank, pool);
    await pool.end();
    await uploadLargePictures(bank, administrator);
    report(`after ${pictureUploads * picturesEach} pictures of 24 megapixels`, bank);
    for (let turn = 0; turn < pastes; turn++) await paste(bank, administrator, turn);
    report(`after ${pastes} uploads of ${questionsEach} questions`, bank);
    const answers = await startAtOnce(bank);
    report(`after ${starts} simultaneous starts (${JSON.stringify(answers)})`, bank);
    for (let minute = 1; minute <= minutes; minute++) {
      await pause(60_000);
      report(`${minute} min later`, bank);
    }
    const used = megabytesOf(bank);
    return used <= maxMegabytes ? [] : [`the API uses ${used} MB, more than ${maxMegabytes}`];
  } finally {
    await environment.stop();
  }
}

/** Resident memory of the API, in megabytes; Linux only. */
function megabytesOf({ api }: Bank): number {
  const status = readFileSync(`/proc/${api.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}

function report(when: string, bank: Bank): void {
  console.log(`${String(megabytesOf(bank)).padStart(5)} MB ${when}`);
}

async function uploadLargePictures(bank: Bank, administrator: BenchPupil): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const small = sharp({ create: { width: 600, height: 400, channels: 3, background: 'white', noise } });
  const picture = await sharp(await small.png().toBuffer())
    .resize(6_000, 4_000)
    .jpeg()
    .toBuffer();
  const pictures = Array.from<Blob>({ length: picturesEach }).fill(jpegOf(picture));
  for (let turn = 0; turn < pictureUploads; turn++) {
    await uploadPictures(bank, administrator, pictures, { allowDuplicates: 'true' });
  }
}

async function paste(bank: Bank, administrator: BenchPupil, turn: number): Promise<void> {
  const numbers = Array.from({ length: questionsEach }, (_, index) => index + 1);
  await sendForm(bank, administrator, uploadQuestions.path, {
    examTypeId: bank.stageId,
    subjectId: bank.subjectId,
    topicName: 'General',
    difficulty: '2',
    questionText: numbers
      .map((n) => `Q${n}. What is ${n} and ${turn}?\nA) Option A\nB) Option B\nC) Option C\nD) Option D`)
      .join('\n\n'),
    answerKey: numbers.map(() => 'B').join(','),
    explanationText: numbers.map((n) => `S${n}. Because.`).join('\n'),
  });
}

/** Sends every start on its own connection. Resolves to the number of replies with each status. */
async function startAtOnce(bank: Bank): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: false });
  const statuses: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: starts }, async (_, index) => {
      const pupil = bank.pupils[index % (bank.pupils.length - 2)];
      if (!pupil) throw new Error('the bank has no pupils');
      const status = await start(bank, pupil, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  agent.destroy();
  return statuses;
}

function start({ api, stageId, subjectId }: Bank, { token }: BenchPupil, agent: Agent): Promise<string> {
  const body = JSON.stringify({
    examTypeId: stageId,
    subjectId,
    difficulty: [1, 2, 3],
    questionCount: 20,
    topicIds: [],
  });
  return new Promise((resolve) => {
    const call = request(
      `${api.url}/api${startTest.path}`,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (response) => {
        response.on('end', () => {
          resolve(String(response.statusCode));
        });
        response.resume();
      },
    );
    call.on('error', () => {
      resolve('no answer');
    });
    call.end(body);
  });
}
