import { type Attempt, open, type Write } from "./matrix.ts";

/** What assistants' programs ask for is public: cookies say nothing here. */
export const toolReads = {
  mcp: open("/mcp", 405),
  "llms.txt": open("/llms.txt"),
} satisfies Record<string, Attempt>;

export const toolWrites = {
  mcp: [{ what: "a form is no message", ...open("/mcp", 400), form: { jsonrpc: "2.0" } }],
} satisfies Record<string, Write[]>;
