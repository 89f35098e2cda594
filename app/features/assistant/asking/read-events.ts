import { createParser } from "eventsource-parser";
import type { ChatEvent } from "../threads/chat-event.ts";

/**
 * Reads the events of an answer as they arrive, in a browser. A piece that is none is left out: the
 * last event has the whole answer.
 * @throws what ends the stream before its end
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = eventOf(data);
      if (event) onEvent(event);
    },
  });
  const letters = new TextDecoder();
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(letters.decode(part.value, { stream: true }));
  }
}

function eventOf(data: string): ChatEvent | null {
  try {
    const event: ChatEvent | null = JSON.parse(data);
    return typeof event === "object" ? event : null;
  } catch {
    return null;
  }
}
