import type { Writer } from "#features/writing/writer.ts";

/** What wrote the first text of a script. */
export const writtenWords: Record<Writer, string> = {
  person: "Written by you.",
  "built-in": "Drafted by the built-in writer. Make it yours.",
  model: "Drafted by a language model. Check what it says before you record it.",
};
