/** Reports an element's size once, as a browser does when observation starts. */
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
