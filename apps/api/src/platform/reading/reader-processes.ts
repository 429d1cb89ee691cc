import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import pLimit from 'p-limit';
import { DomainError, ruleViolated, unavailable } from '../domain-error.ts';
import type { Answer } from './answer-in-process.ts';

/**
 * Reads what someone sent in a process of its own, so that nothing that one person sends keeps others waiting or ends this
 * process: a thread that fills its memory would. The script calls `answerInProcess`. Throws what it throws; RULE_BROKEN when
 * the time or the memory is used up, UNAVAILABLE when too many others wait.
 */
export type ReadInProcess = <Output>(script: URL, input: unknown) => Promise<Output>;

interface Limits {
  /** Readings at the same time. */
  processes: number;
  /** Readings that may wait. */
  waiting: number;
  /** Seconds of processor time. */
  seconds: number;
  /** Seconds by the clock, for a machine that is busy with other things. */
  clockSeconds: number;
  /** Memory of the script's objects, in megabytes; buffers are limited by the size of an upload. */
  megabytes: number;
  /** The folder in which Node keeps compiled modules, with which a reader starts in half the time. */
  compiledModules?: string;
}

const usualLimits: Limits = {
  // One core is left to pupils and PostgreSQL.
  processes: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
  seconds: 5,
  clockSeconds: 60,
  megabytes: 128,
};
const checkEveryMs = 100;

export function createReaderProcesses(own: Partial<Limits> = {}): ReadInProcess {
  const limits = { ...usualLimits, ...own };
  const queue = pLimit(limits.processes);
  return async <Output>(script: URL, input: unknown) => {
    if (queue.pendingCount >= limits.waiting) {
      throw unavailable('Others are uploading at the moment. Please try again in a few seconds.', {
        retryAfter: 5,
      });
    }
    const answer = await queue(() => readIn(script, input, limits));
    if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.message);
    return answer.output as Output;
  };
}

async function readIn(script: URL, input: unknown, limits: Limits): Promise<Answer> {
  const reader = fork(script, {
    // None of the passwords and keys of this process.
    env: limits.compiledModules === undefined ? {} : { NODE_COMPILE_CACHE: limits.compiledModules },
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  yieldToOthers(reader.pid);
  const end = () => reader.kill('SIGKILL');
  process.once('exit', end);
  const began = performance.now();
  let isLate = false;
  const watch = setInterval(() => {
    void processorSeconds(reader.pid).then((used) => {
      const elapsed = (performance.now() - began) / 1_000;
      if ((used ?? elapsed) < limits.seconds && elapsed < limits.clockSeconds) return;
      isLate = true;
      end();
    });
  }, checkEveryMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      reader.once('message', (answer) => resolve(answer as Answer));
      reader.once('error', reject);
      reader.once('exit', (code, signal) => {
        if (isLate) reject(ruleViolated(`This takes too long to read. ${smaller}`));
        else if (signal === 'SIGABRT' || code === abortedCode) {
          reject(ruleViolated(`This takes too much memory to read. ${smaller}`));
        } else reject(new Error(`${script.href} ended without an answer: ${signal ?? code ?? ''}`));
      });
      // When the process has ended before, its exit says why.
      reader.send({ input }, () => undefined);
    });
  } finally {
    clearInterval(watch);
    process.off('exit', end);
    end();
  }
}

/** Lets this process and PostgreSQL have the processor first: a teacher who uploads waits, and pupils do not. */
function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

const smaller = 'Please split it into smaller parts.';
/** Of a process that fills its memory, where there are no signals. */
const abortedCode = 134;

/** Clock ticks of Linux a second. */
const ticksPerSecond = 100;

/** The processor time of a process. Undefined where the system does not say, and for a process that has ended. */
async function processorSeconds(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid ?? 0}/stat`, 'latin1').catch(() => undefined);
  // After the name in brackets: state, ten others, then the ticks in the program and in the system.
  const fields = status?.slice(status.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
