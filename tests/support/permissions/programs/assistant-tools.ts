import { type Attempt, open, type Write } from "../matrix.ts";
import { world } from "../people.ts";

/** What assistants' programs and other sites ask for is public: cookies say nothing here. */
export const toolReads = {
  mcp: open("/mcp", 405),
  "llms.txt": open("/llms.txt"),
  "widgets/dorsal.js": open("/widgets/dorsal.js"),
  "widgets/style.css": open("/widgets/style.css"),
  "widgets/race/:id": open(`/widgets/race/${world.race}`),
  "widgets/race/:id/rating": open(`/widgets/race/${world.race}/rating`),
  "widgets/calendar": open("/widgets/calendar"),
  oembed: open("/oembed?url=https://other.example", 404),
  "developers/widgets": open("/developers/widgets"),
} satisfies Record<string, Attempt>;

export const toolWrites = {
  mcp: [{ what: "a form is no message", ...open("/mcp", 400), form: { jsonrpc: "2.0" } }],
} satisfies Record<string, Write[]>;
