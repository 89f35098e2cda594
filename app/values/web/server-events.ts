/** An event of a stream of the type `text/event-stream`. */
export type ServerEvent = { id: string | null; kind: string; text: string };

/**
 * Reads events from the parts of a stream, which may end anywhere:
 * `const read = eventReader(); for (const event of read(part)) …`
 */
export function eventReader(): (part: string) => ServerEvent[] {
  let rest = "";
  return (part) => {
    const blocks = (rest + part).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? "";
    return blocks.flatMap(eventIn);
  };
}

/** The event of a block; none in a comment, such as a heartbeat. */
function eventIn(block: string): ServerEvent[] {
  const event: ServerEvent = { id: null, kind: "message", text: "" };
  const lines: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === "id") event.id = value;
    if (name === "event") event.kind = value;
    if (name === "data") lines.push(value);
  }
  return lines.length === 0 ? [] : [{ ...event, text: lines.join("\n") }];
}

/** The headers of an answer with a stream of events: it is stored, changed and held back nowhere. */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** AUTHSVC-27: how long a client waits before it connects again, in seconds; the last for all further tries. */
export const reconnectSeconds = [1, 2, 5, 10] as const;

/** A stream on which not even heartbeats arrive, which come every 30 seconds, has been cut. */
const silentMs = 75_000;

type Follow = {
  /** Asks for the stream, with the id of the last event in `Last-Event-ID` where there is one. */
  open: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: ServerEvent) => void;
  /** The server refuses for good: the session has ended, or the address is wrong. */
  onEnd?: (status: number) => void;
};

/**
 * Follows a stream of events until it is told to stop, and connects again when it is cut.
 * @returns how to stop
 */
export function followEvents({ open, onEvent, onEnd }: Follow): () => void {
  const stopping = new AbortController();
  void follow();
  return () => stopping.abort();

  async function follow() {
    let lastId: string | null = null;
    let tries = 0;
    while (!stopping.signal.aborted) {
      const cut = new AbortController();
      const signal = AbortSignal.any([stopping.signal, cut.signal]);
      let silence: ReturnType<typeof setTimeout> | undefined;
      const hear = () => {
        clearTimeout(silence);
        silence = setTimeout(() => cut.abort(), silentMs);
      };
      try {
        hear();
        const answer = await open(lastId, signal);
        if (isFinal(answer.status)) return onEnd?.(answer.status);
        if (answer.ok && answer.body) {
          const read = eventReader();
          for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
            tries = 0;
            hear();
            for (const event of read(part)) {
              lastId = event.id ?? lastId;
              onEvent(event);
            }
          }
        }
      } catch {
        // Cut by the network, by the server or by silence: it connects again.
      } finally {
        clearTimeout(silence);
      }
      await pause(waitBefore(tries), stopping.signal);
      tries += 1;
    }
  }
}

/** Milliseconds before the next try, after so many that failed. */
function waitBefore(tries: number): number {
  return (reconnectSeconds[tries] ?? Math.max(...reconnectSeconds)) * 1000;
}

/** Refusals that another try would only repeat; too many requests and failures of the server pass. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
  });
}
