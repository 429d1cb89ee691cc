/** Sends hostile files and bodies to an API, as a worker of `hostile-files.ts`, whose own times must stay exact. */
import { parentPort, workerData } from 'node:worker_threads';
import { maxPastedBytes } from '@markwell/shared/question-bank/upload-limits';
import { maxPdfBytes } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { maxInvitationTextLength } from '@markwell/shared/classes/classes.vocabulary';
import {
  hostileAddressLists,
  hostileBodies,
  hostilePastes,
  hostilePdfs,
  hostilePictures,
} from '../../apps/api/src/testing/hostile-files.ts';
import { maxJsonBytes } from '../../apps/api/src/http/requests/read-json-body.ts';
import { send, type Call } from './calls.ts';

/** Whom the worker plays, and where. */
export interface HostileTask {
  url: string;
  stageId: string;
  subjectId: string;
  paperId: string;
  classId: string;
  /** The session tokens of an administrator, a teacher and a pupil. */
  administrator: string;
  teacher: string;
  pupil: string;
}

/** The reply to one file. The status is 0 when there was none. */
export interface HostileReply {
  what: string;
  status: number;
  ms: number;
  text: string;
}

/** A kind of files to send this many times. */
export interface SendTask {
  kind: string;
  rounds: number;
}

type Hostile = Omit<Call, 'key' | 'networkAddress'> & { what: string };

/** Files that are sent at the same time, as by several people. */
const atOnce = 4;
const answersMs = 120_000;

const setting = workerData as HostileTask;
const form = (fields: Record<string, string>, files: readonly [string, Buffer, string][] = []) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [field, content, name] of files) data.append(field, new Blob([new Uint8Array(content)]), name);
  return data;
};
const uploadFields = {
  examTypeId: setting.stageId,
  subjectId: setting.subjectId,
  topicName: 'General',
  difficulty: '2',
};

function pastes(): Hostile[] {
  const to = { method: 'POST' as const, path: '/admin/upload-questions', token: setting.administrator };
  return Object.entries(hostilePastes).map(([what, fieldsOf]) => ({
    what: `a text with ${what}`,
    ...to,
    body: form({ ...uploadFields, ...largestOf(fieldsOf) }),
  }));
}

/** The largest texts of a kind. A form has two bytes for the end of a line. */
function largestOf(fieldsOf: (bytes: number) => Record<string, string>): Record<string, string> {
  const tried = 10_000;
  const sent = Object.values(fieldsOf(tried)).map((text) => text.replaceAll('\n', '\r\n').length);
  return fieldsOf(Math.floor((0.99 * maxPastedBytes * tried) / Math.max(...sent)));
}

async function pictures(): Promise<Hostile[]> {
  const to = { method: 'POST' as const, path: '/admin/upload-questions', token: setting.administrator };
  return Promise.all(
    Object.entries(hostilePictures).map(async ([what, pictureOf]) => ({
      what: `a picture with ${what}`,
      ...to,
      body: form({ ...uploadFields, questionContentType: 'image', answerKey: 'A', allowDuplicates: 'true' }, [
        ['questionImages', await pictureOf(), 'Q1.png'],
      ]),
    })),
  );
}

function pdfs(): Hostile[] {
  const path = `/past-papers/${setting.paperId}/upload-pdf`;
  return Object.entries(hostilePdfs).map(([what, pdfOf]) => ({
    what: `a PDF with ${what}`,
    method: 'POST',
    path,
    token: setting.administrator,
    body: form({}, [['pdf', pdfOf(maxPdfBytes), 'paper.pdf']]),
  }));
}

function addressLists(): Hostile[] {
  return Object.entries(hostileAddressLists).map(([what, textOf]) => ({
    what: `a list of addresses with ${what}`,
    method: 'POST',
    path: `/classes/${setting.classId}/invitations`,
    token: setting.teacher,
    body: { text: textOf(maxInvitationTextLength) },
  }));
}

function bodies(): Hostile[] {
  const to = {
    staff: ['/past-papers', setting.administrator],
    pupil: ['/tests/complete', setting.pupil],
  } as const;
  return Object.entries(hostileBodies).flatMap(([what, textOf]) =>
    (['staff', 'pupil'] as const).map((who) => ({
      what: `JSON of ${who} with ${what}`,
      method: 'POST' as const,
      path: to[who][0],
      token: to[who][1],
      body: Buffer.from(textOf(maxJsonBytes[who] - 100)),
    })),
  );
}

async function replyTo({ what, path, ...call }: Hostile): Promise<HostileReply> {
  const began = performance.now();
  const { status, text } = await send(
    `${setting.url}/api${path}`,
    call,
    AbortSignal.timeout(answersMs),
  ).catch((error: unknown) => ({ status: 0, text: String(error) }));
  return { what, status, ms: performance.now() - began, text: text.slice(0, 200) };
}

const kinds: [string, Hostile[]][] = [
  ['texts', pastes()],
  ['pictures', await pictures()],
  ['PDFs', pdfs()],
  ['lists and JSON', [...addressLists(), ...bodies()]],
];
parentPort?.postMessage(kinds.map(([kind]) => kind));
parentPort?.on('message', (task: SendTask) => void sendKind(task));

/** Sends all files of a kind, and posts the replies. */
async function sendKind({ kind, rounds }: SendTask): Promise<void> {
  const hostile = kinds.find(([name]) => name === kind)?.[1] ?? [];
  const left = Array.from({ length: rounds }, () => hostile)
    .flat()
    .values();
  const replies: HostileReply[] = [];
  const sendRest = async () => {
    for (const each of left) replies.push(await replyTo(each));
  };
  await Promise.all(Array.from({ length: atOnce }, sendRest));
  parentPort?.postMessage(replies);
}
