import type { ChatEvent } from "../threads/chat-event.ts";

/** Proxies end a connection on which nothing is sent for long. */
const heartbeatMs = 15_000;

type Ways = {
  /** Of the request: a reader may go away before the body is asked for. */
  signal: AbortSignal;
  /** Ends what makes the events: nobody reads on. */
  stop: () => void;
  /** The events broke off with an error. */
  failed: (problem: unknown) => void;
  beatMs?: number;
};

/** The response that streams an answer. Nothing on its way may keep, change or hold it back. */
export function answerStream(
  events: AsyncGenerator<ChatEvent>,
  ways: Ways,
  headers = new Headers(),
): Response {
  headers.set("Content-Type", "text/event-stream; charset=utf-8");
  headers.set("Cache-Control", "no-store, no-transform");
  headers.set("X-Accel-Buffering", "no");
  return new Response(eventStream(events, ways), { headers });
}

/** Events as a body of the type `text/event-stream`: one `data:` line of JSON for each. */
export function eventStream(
  events: AsyncGenerator<ChatEvent>,
  { signal, stop, failed, beatMs = heartbeatMs }: Ways,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval> | undefined;
  let isLeft = false;
  let hasBegun = false;

  function end() {
    clearInterval(beat);
    signal.removeEventListener("abort", leave);
  }

  async function leave() {
    if (isLeft) return;
    isLeft = true;
    end();
    stop();
    try {
      // Events that have not begun would not end either: nothing that they hold would be let go.
      if (!hasBegun) await events.next();
      // What is being made ends by `stop`; an event that waits to be read ends here.
      await events.return(undefined);
    } catch (problem) {
      failed(problem);
    }
  }

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), beatMs);
      signal.addEventListener("abort", leave);
      if (signal.aborted) await leave();
    },
    async pull(controller) {
      if (isLeft) return controller.close();
      hasBegun = true;
      try {
        const { value, done } = await events.next();
        if (isLeft) return;
        if (!done) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      } catch (problem) {
        failed(problem);
        if (isLeft) return;
      }
      end();
      controller.close();
    },
    cancel: leave,
  });
}
