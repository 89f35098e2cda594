import { setTimeout as pause } from "node:timers/promises";
import { diskFull, passing, sqlState } from "./problem.ts";

const lookAgainMs = 5000;

export type Room = {
  /** Whether a write has failed because the disk is full, and none has succeeded since. */
  isFull(): boolean;
  /** Takes notice of a write that failed. */
  note(problem: unknown): void;
  close(): void;
};

type RoomRules = {
  /** Stores something and takes it back, or throws the error that prevents it. */
  probe: () => Promise<void>;
  log: Record<"warn" | "error", (fields: object, message: string) => void> | undefined;
  lookMs?: number;
};

/** Learns from failed writes that the disk of the database is full, and says so once until it is not. */
export function watchRoom({ probe, log, lookMs = lookAgainMs }: RoomRules): Room {
  const closed = new AbortController();
  let isFull = false;

  async function untilRoom() {
    for (;;) {
      await pause(lookMs, undefined, { ref: false, signal: closed.signal });
      const problem = await probe().catch((caught: unknown) => caught);
      closed.signal.throwIfAborted();
      // A probe that fails for a lasting reason says nothing about the disk; the next write does.
      if (passing(problem) === null) break;
    }
    isFull = false;
    log?.warn({}, "the disk of the database has room again");
  }

  return {
    isFull: () => isFull,
    note(problem) {
      if (isFull || closed.signal.aborted || sqlState(problem) !== diskFull) return;
      isFull = true;
      log?.error({ error: problem }, "the disk of the database is full: nothing can be stored");
      // It ends early only when the database is closed.
      untilRoom().catch(() => {});
    },
    close: () => closed.abort(),
  };
}
