import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../../apps/api/src/platform/storage/storage.ts';
import { buildPdf } from '../../apps/api/src/testing/builders/build-pdf.ts';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, type CallLog } from './calls.ts';
import { firstOf } from './compare-load.ts';
import type { DrillEnvironment } from './drill-environment.ts';

/** A paper, and the size of the PDF that it must have; null for none. */
interface UploadedPaper {
  id: string;
  byteSize: number | null;
}

/** Milliseconds between two calls. */
const everyMs = 400;
/** Calls for one paper: uploads, each of which replaces the PDF, and at the end of every second paper its removal. */
const uploadsEach = 3;

/**
 * An administrator creates papers, uploads PDFs, replaces and removes them, until it is stopped; each call is repeated
 * until it is acknowledged. Resolves to the papers as they were acknowledged.
 */
export function startUploads(
  { subjectId, stageId }: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
  { token }: BenchPupil,
  { urls, log }: { urls: readonly string[]; log: CallLog },
): { stop: () => Promise<UploadedPaper[]> } {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const call = async (method: 'POST' | 'DELETE', path: string, body?: unknown) => {
    await pause(everyMs);
    const reply = await callUntilAnswered({ method, path, token, key: randomUUID(), body }, urls, log, {
      longestWaitMs: 2_000,
    });
    if (reply === undefined) throw new Error(`${method} ${path} was not answered`);
    return reply as { id: string };
  };
  const papers: UploadedPaper[] = [];
  const uploading = (async () => {
    while (!isStopping()) {
      const title = `Paper ${String(papers.length + 1)}`;
      const { id } = await call('POST', '/past-papers', { title, stageId, subjectId });
      const paper: UploadedPaper = { id, byteSize: null };
      papers.push(paper);
      for (let version = 1; version <= uploadsEach && !isStopping(); version++) {
        const pdf = buildPdf({ objects: [`(${'x'.repeat(papers.length * uploadsEach + version)})`] });
        const form = new FormData();
        form.append('pdf', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'paper.pdf');
        await call('POST', `/past-papers/${id}/upload-pdf`, form);
        paper.byteSize = pdf.length;
      }
      if (papers.length % 2 === 0) {
        await call('DELETE', `/past-papers/${id}/pdf`);
        paper.byteSize = null;
      }
    }
  })().catch(() => undefined); // the log has the call that was never answered
  return {
    async stop() {
      stopping.abort();
      await uploading;
      return papers;
    },
  };
}

/**
 * Compares the acknowledged papers with the rows, and the rows with the storage, once no job waits. Prints the figures and
 * returns the failed checks.
 */
export async function compareUploads(
  { database }: Pick<DrillEnvironment, 'database'>,
  papers: readonly UploadedPaper[],
  storage: Pick<Storage, 'list'>,
): Promise<string[]> {
  const { rows } = await database.query<{ paperId: string; key: string | null; byteSize: number | null }>(
    `select past_papers.id as "paperId", storage_key as key, byte_size as "byteSize"
    from past_papers left join media_files on media_files.id = pdf_file_id`,
  );
  const files = new Map<string, number>();
  for await (const { key, byteSize } of storage.list()) files.set(key, byteSize);
  const byId = new Map(rows.map((row) => [row.paperId, row]));
  const lost = papers.filter(({ id, byteSize }) => byId.get(id)?.byteSize !== byteSize).map(({ id }) => id);
  const withoutFile = rows
    .filter(({ key, byteSize }) => key !== null && files.get(key) !== byteSize)
    .map(({ key }) => key ?? '');
  const stored = new Set(rows.map(({ key }) => key));
  const leftOver = [...files.keys()].filter((key) => !stored.has(key));
  console.log(
    `${papers.length} papers; ${lost.length} not as acknowledged, ${rows.length - papers.length} twice, ` +
      `${withoutFile.length} without their file, ${leftOver.length} files without a row.`,
  );
  return [
    ...firstOf('papers not as acknowledged', lost),
    ...firstOf('papers without their file', withoutFile),
    ...firstOf('files without a row', leftOver),
    ...(rows.length > papers.length ? [`${rows.length - papers.length} papers were created twice`] : []),
    ...(papers.length === 0 ? ['no paper was created, so the drill has tested no file'] : []),
  ];
}
