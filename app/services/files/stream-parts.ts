/** A stream without bytes. */
export function empty(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.close() });
}

/**
 * Some bytes of a stream, read while they are asked for.
 * @param patience - waits for each reading; what it throws is what the reader of the stream gets
 */
export function cut(
  source: ReadableStream<Uint8Array>,
  { skip, length }: { skip: number; length: number },
  patience: <T>(reading: Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let toSkip = skip;
  let left = length;
  return new ReadableStream(
    {
      async pull(controller) {
        while (left > 0) {
          const { done, value } = await patience(reader.read());
          if (done) break;
          const piece = value.subarray(toSkip, toSkip + left);
          toSkip = Math.max(0, toSkip - value.byteLength);
          left -= piece.byteLength;
          if (piece.byteLength === 0) continue;
          controller.enqueue(piece);
          if (left > 0) return;
        }
        controller.close();
        await reader.cancel();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** One stream made of texts and streams in their order. A stream that is missing by then is a failure. */
export function joined(
  parts: readonly (string | (() => Promise<ReadableStream<Uint8Array> | null>))[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* pieces() {
    for (const part of parts) {
      if (typeof part === "string") {
        yield encoder.encode(part);
        continue;
      }
      const stream = await part();
      if (!stream) throw new Error("A part of a stored file is gone.");
      yield* stream;
    }
  }
  return streamOf(pieces());
}

/** Makes pieces while they are asked for. A stream that is cancelled ends the generator. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
