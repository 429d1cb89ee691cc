/** Says once that an element has its size, as a browser does at the beginning. */
export class FakeResizeObserver implements ResizeObserver {
  readonly #notify: ResizeObserverCallback;

  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify;
  }

  observe(): void {
    this.#notify([], this);
  }

  unobserve(): void {
    return;
  }

  disconnect(): void {
    return;
  }
}
