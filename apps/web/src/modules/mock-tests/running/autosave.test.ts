import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import { createAnswerStore } from './answer-store.ts';
import { autosaveDelayMs, createAutosave } from './autosave.ts';

const networkFault = new Error('network');

function setUp() {
  const store = createAnswerStore({
    userId: 'aisha',
    testId: 'test-1',
    clock: Date.now,
  });
  const server = { online: true, replies: [] as (() => Promise<void>)[], received: [] as SavedAnswer[][] };
  const autosave = createAutosave({
    store,
    send: async (answers) => {
      server.received.push(answers);
      await server.replies.shift()?.();
    },
    isTemporary: (error) => error === networkFault,
    isOnline: () => server.online,
  });
  const choose = (questionId: string, letter: 'A' | 'B' | 'C') => {
    store.choose(questionId, letter);
    autosave.schedule();
  };
  return { autosave, choose, server };
}

const lettersOf = (answers: SavedAnswer[] | undefined) =>
  answers?.map(({ questionId, optionLetter }) => `${questionId}${optionLetter ?? '-'}`).join(' ');
const fails = () => Promise.reject(networkFault);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('saving answers as they are given', () => {
  it('has nothing to send before the first answer', () => {
    expect(setUp().autosave.state()).toBe('saved');
  });

  it('saves answers given in quick succession in one request, shortly after the last', async () => {
    const { autosave, choose, server } = setUp();
    choose('1', 'A');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1);
    choose('2', 'B');
    expect(autosave.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1);
    expect(server.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.received.map(lettersOf)).toEqual(['1A 2B']);
    expect(autosave.state()).toBe('saved');
  });

  it('never has two requests running, and sends later answers afterwards', async () => {
    const { autosave, choose, server } = setUp();
    const slow = Promise.withResolvers<undefined>();
    server.replies.push(() => slow.promise.then());
    choose('1', 'A');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs);
    choose('1', 'C');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs * 3);
    expect(server.received).toHaveLength(1);
    expect(autosave.state()).toBe('saving');
    slow.resolve(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.received.map(lettersOf)).toEqual(['1A', '1C']);
    expect(autosave.state()).toBe('saved');
  });

  it('keeps answers while offline and sends them all when back online', async () => {
    const { autosave, choose, server } = setUp();
    server.online = false;
    choose('1', 'A');
    choose('2', 'B');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toEqual([]);
    expect(autosave.state()).toBe('offline');
    server.online = true;
    await autosave.flush();
    expect(server.received.map(lettersOf)).toEqual(['1A 2B']);
    expect(autosave.state()).toBe('saved');
  });

  it('retries by itself, less and less often, when the server cannot be reached', async () => {
    const { autosave, choose, server } = setUp();
    server.replies.push(fails, fails);
    choose('1', 'A');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs);
    expect(autosave.state()).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.received).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(server.received).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.received).toHaveLength(3);
    expect(autosave.state()).toBe('saved');
  });

  it('does not retry when the server refuses, but sends everything with the next answer', async () => {
    const { autosave, choose, server } = setUp();
    server.replies.push(() => Promise.reject(new Error('422')));
    choose('1', 'A');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.received).toHaveLength(1);
    expect(autosave.state()).toBe('refused');
    choose('2', 'B');
    await vi.advanceTimersByTimeAsync(autosaveDelayMs);
    expect(lettersOf(server.received[1])).toBe('1A 2B');
  });

  it('sends nothing while stopped, and sends what is left when it starts', async () => {
    const { autosave, choose, server } = setUp();
    choose('1', 'A');
    autosave.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toEqual([]);
    autosave.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.received.map(lettersOf)).toEqual(['1A']);
  });
});
