import { AsyncLocalStorage } from "node:async_hooks";

/** A value that anything called during some work can leave for its caller, also through a library. */
export function openWorkNote<Value>() {
  const current = new AsyncLocalStorage<{ value: Value | null }>();
  return {
    /** Replaces the note of the current work, if there is any. */
    leave(value: Value): void {
      const note = current.getStore();
      if (note) note.value = value;
    },
    /** Does some work and reads the last note that was left during it. */
    async during<Result>(
      work: () => Promise<Result>,
    ): Promise<{ result: Result; note: Value | null }> {
      const note = { value: null };
      const result = await current.run(note, work);
      return { result, note: note.value };
    },
  };
}
