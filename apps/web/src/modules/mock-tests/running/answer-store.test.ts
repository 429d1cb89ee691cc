import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';

const now = Date.parse('2026-03-02T10:00:00Z');

const open = (userId = 'aisha', testId = 'test-1') => createAnswerStore({ userId, testId, clock: () => now });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the answer store', () => {
  it('stores an answer for the next visit with a sequence that increases with every change', () => {
    const store = open();
    store.choose('q1', 'A');
    store.choose('q1', 'C');
    expect(open().read()['q1']).toEqual({
      optionLetter: 'C',
      sequence: 2,
      answeredAt: '2026-03-02T10:00:00.000Z',
      saved: false,
    });
  });

  it('does not count the same choice again', () => {
    const store = open();
    store.choose('q1', 'A');
    store.choose('q1', 'A');
    expect(store.read()['q1']?.sequence).toBe(1);
  });

  it('shows nothing to another pupil, nor in another test', () => {
    open().choose('q1', 'A');
    expect(open('ben').read()).toEqual({});
    expect(open('aisha', 'test-2').read()).toEqual({});
  });

  it('knows what the server has not confirmed, also when an answer changed in between', () => {
    const store = open();
    store.choose('q1', 'A');
    store.choose('q2', 'B');
    const sent = store.unsaved();
    store.choose('q2', 'D');
    store.markSaved(sent);
    expect(store.unsaved()).toEqual([
      { questionId: 'q2', optionLetter: 'D', sequence: 2, answeredAt: '2026-03-02T10:00:00.000Z' },
    ]);
  });

  it('takes newer answers of another device and keeps its own newer ones for the next save', () => {
    const store = open();
    store.choose('q1', 'A');
    store.choose('q2', 'B');
    store.choose('q2', 'C');
    store.merge([
      { questionId: 'q1', optionLetter: 'E', sequence: 4 },
      { questionId: 'q2', optionLetter: 'A', sequence: 1 },
      { questionId: 'q3', optionLetter: 'D', sequence: 1 },
    ]);
    expect(store.read()).toMatchObject({
      q1: { optionLetter: 'E', sequence: 4, saved: true },
      q2: { optionLetter: 'C', sequence: 2, saved: false },
      q3: { optionLetter: 'D', sequence: 1, saved: true },
    });
  });

  it('sends again what the server does not have', () => {
    const store = open();
    store.choose('q1', 'A');
    store.markSaved(store.unsaved());
    store.merge([]);
    expect(store.unsaved().map((answer) => answer.questionId)).toEqual(['q1']);
  });

  it('gives the answer on this screen a higher sequence when two devices used the same one', () => {
    const store = open();
    store.choose('q1', 'A');
    store.merge([{ questionId: 'q1', optionLetter: 'B', sequence: 1 }]);
    expect(store.unsaved()).toMatchObject([{ questionId: 'q1', optionLetter: 'A', sequence: 2 }]);
  });

  it('adds to what another tab of the same test stored', () => {
    const first = open();
    const second = open();
    first.choose('q1', 'A');
    second.choose('q2', 'B');
    first.refresh();
    expect(Object.keys(first.read())).toEqual(['q1', 'q2']);
  });

  it('continues in memory when the storage is blocked or full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open('aisha', 'test-without-storage');
    store.choose('q1', 'A');
    store.choose('q2', 'B');
    expect(Object.keys(store.read())).toEqual(['q1', 'q2']);
  });

  it('starts empty when the stored data is invalid', () => {
    localStorage.setItem('mock-test-answers:aisha:test-1', '{"q1":{"optionLetter":"Z"}}');
    expect(open().read()).toEqual({});
    localStorage.setItem('mock-test-answers:aisha:test-1', 'not json');
    expect(open().read()).toEqual({});
  });

  it('keeps the responses to parts under a key of its own, which a tab of an older release does not write', () => {
    const store = createAnswerStore({ userId: 'aisha', testId: 'test-1', hasParts: true, clock: () => now });
    const response = { kind: 'number', answer: '12' };
    store.respond('q1', 'a', response);
    store.respond('q1', 'b', { kind: 'text', answer: 'red' });
    store.respond('q1', 'b', null);
    store.respond('q1', 'b', null);
    const answeredAt = '2026-03-02T10:00:00.000Z';
    expect(store.unsaved()).toEqual([
      { questionId: 'q1', optionLetter: null, responses: { a: response }, sequence: 3, answeredAt },
    ]);
    expect(Object.keys(localStorage)).toEqual(['mock-test-answers:aisha:test-1:parts']);
  });

  it('sends responses again when the server has others with the same sequence', () => {
    const store = open();
    const saved = (answer: string) => [
      { questionId: 'q1', optionLetter: null, responses: { a: { kind: 'number', answer } }, sequence: 1 },
    ];
    store.respond('q1', 'a', { kind: 'number', answer: '12' });
    store.merge(saved('12'));
    expect(store.unsaved()).toEqual([]);
    store.merge(saved('13'));
    expect(store.unsaved()).toMatchObject([{ responses: { a: { answer: '12' } }, sequence: 2 }]);
  });

  it('keeps and sends what another release has added, and keeps what it cannot read', () => {
    const newer = {
      optionLetter: null,
      responses: { a: { kind: 'drawing', answer: [1], at: 5 }, z: { kind: 'choice', answer: 'H' } },
      confidence: 'sure',
      sequence: 1,
      answeredAt: '2026-03-02T10:00:00.000Z',
      saved: false,
    };
    const unreadable = { strokes: 4 };
    const key = 'mock-test-answers:aisha:test-1';
    localStorage.setItem(key, JSON.stringify({ q1: newer, q2: unreadable }));
    const store = open();
    store.choose('q3', 'A');
    const { saved: _saved, ...sent } = newer;
    expect(store.unsaved()[0]).toEqual({ questionId: 'q1', ...sent });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ q1: newer, q2: unreadable });
  });

  it('notifies listeners until they unsubscribe', () => {
    const store = open();
    let notified = 0;
    const leave = store.subscribe(() => {
      notified += 1;
    });
    store.choose('q1', 'A');
    leave();
    store.choose('q1', 'B');
    expect(notified).toBe(1);
  });
});
