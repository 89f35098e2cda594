import { write, writeSync } from "node:fs";
import { propertyOf } from "#values/record.ts";

const BATCH_LENGTH = 4096;
const LATEST_MS = 500;
const RETRY_MS = 50;

/** While a reader is slow, this many characters wait for it; further lines are dropped. */
const MOST_WAITING = 1024 * 1024;

/** The end of the process waits for a slow reader for this long. */
const EXIT_MS = 300;
const EXIT_RETRY_MS = 10;

/** Writes lines to a file descriptor in batches, and drops those that cannot be written. */
export type LogOutput = {
  write(line: string): void;
  /** Writes everything that waits, for the end of the process; gives up after a moment. */
  flushSync(): void;
  /** How many lines have been dropped. */
  dropped(): number;
  /** Calls `listen` with the number of dropped lines when a line can be written again. */
  onRecovery(listen: (lines: number) => void): void;
};

/**
 * Opens the output of a log. Writing never blocks the process and never fails: a full disk, a closed
 * pipe or a reader that stands still only costs lines.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = "";
  let waitingLines = 0;
  let batch: Buffer | null = null;
  let batchLines = 0;
  let isUnderway = false;
  let isLineBroken = false;
  let dropped = 0;
  let reported = 0;
  let recovered: (lines: number) => void = () => {};
  let isScheduled = false;

  function later(work: () => void, ms: number) {
    if (isScheduled) return;
    isScheduled = true;
    // The end of the process writes what waits, so the timer need not keep it alive.
    setTimeout(() => {
      isScheduled = false;
      work();
    }, ms).unref();
  }

  function takeBatch() {
    if (batch || !waiting) return;
    batch = Buffer.from(isLineBroken ? `\n${waiting}` : waiting);
    batchLines = waitingLines;
    waiting = "";
    waitingLines = 0;
  }

  function dropBatch() {
    dropped += batchLines;
    batch = null;
  }

  function writeBatch() {
    takeBatch();
    if (!batch || isUnderway) return;
    isUnderway = true;
    write(fd, batch, (problem, written) => {
      isUnderway = false;
      if (isBusy(problem)) return later(writeBatch, RETRY_MS);
      noteWritten(problem, written);
      if (batch || waiting.length >= BATCH_LENGTH) writeBatch();
      else if (waiting) later(writeBatch, LATEST_MS);
    });
  }

  function noteWritten(problem: unknown, written: number) {
    if (!batch) return;
    if (problem) return dropBatch();
    isLineBroken = batch[written - 1] !== LINE_END;
    batch = written < batch.length ? batch.subarray(written) : null;
    if (batch || dropped === reported) return;
    const lines = dropped - reported;
    reported = dropped;
    recovered(lines);
  }

  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting += line;
      waitingLines += 1;
      if (waiting.length >= BATCH_LENGTH && !batch) writeBatch();
      else later(writeBatch, LATEST_MS);
    },
    flushSync() {
      const deadline = performance.now() + EXIT_MS;
      // A batch that is underway is in the hands of the system.
      if (isUnderway) batch = null;
      takeBatch();
      while (batch) {
        try {
          noteWritten(null, writeSync(fd, batch));
        } catch (problem) {
          if (isBusy(problem) && performance.now() < deadline) sleep(EXIT_RETRY_MS);
          else dropBatch();
        }
        takeBatch();
      }
    },
    dropped: () => dropped,
    onRecovery(listen) {
      recovered = listen;
    },
  };
}

const LINE_END = 10;

/** A pipe whose reader is slow takes nothing at the moment. */
function isBusy(problem: unknown): boolean {
  return propertyOf(problem, "code") === "EAGAIN";
}

function sleep(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
