const beside = new WeakMap<object, unknown>();

/**
 * Keeps something beside what a loader answers, for the document alone: the server renders with it, and the
 * data for the browser lack it, because the browser finds it in the document.
 */
export function keepUnsent(answer: object, value: unknown): void {
  beside.set(answer, value);
}

/** What was kept beside an answer: `undefined` in a browser. */
export function unsent<Value>(answer: object): Value | undefined {
  return beside.get(answer) as Value | undefined;
}
