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
