import type { AnswerEvent } from "../planning/answer.ts";

/**
 * The events of an engine, with pieces of text that follow each other quickly joined to one: a model
 * writes faster than anyone reads, and each piece costs the server and the page a new drawing. The
 * first one goes at once, and nothing waits longer than `everyMs`.
 */
export async function* gathered(
  source: AsyncIterable<AnswerEvent>,
  everyMs: number,
): AsyncGenerator<AnswerEvent> {
  const events = source[Symbol.asyncIterator]();
  let text = "";
  let lastMs = Number.NEGATIVE_INFINITY;

  const left = () => lastMs + everyMs - performance.now();

  function* flush(): Generator<AnswerEvent> {
    if (text === "") return;
    const event: AnswerEvent = { kind: "text", text };
    text = "";
    lastMs = performance.now();
    yield event;
  }

  try {
    let coming = events.next();
    while (true) {
      const next = text === "" ? await coming : await within(coming, left());
      if (next === "late") {
        yield* flush();
        continue;
      }
      if (next.done) break;
      const event = next.value;
      if (event.kind === "text") text += event.text;
      if (event.kind !== "text" || left() <= 0) yield* flush();
      if (event.kind !== "text") yield event;
      coming = events.next();
    }
  } catch (problem) {
    yield* flush();
    throw problem;
  } finally {
    events.return?.().catch(() => {});
  }
  yield* flush();
}

/** What has come within so many milliseconds. Of what comes later the caller holds the promise. */
function within<Value>(work: Promise<Value>, ms: number): Promise<Value | "late"> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve("late"), Math.max(ms, 0));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
