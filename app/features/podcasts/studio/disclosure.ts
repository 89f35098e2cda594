import type { Writer } from "#features/writing/writer.ts";
import { aiDisclosure } from "../podcast.ts";

const byWriter: Record<Writer, string> = {
  person: aiDisclosure,
  "built-in": `${aiDisclosure} Its script was drafted by a program from data on this site.`,
  model: `${aiDisclosure} Its script was drafted by an AI language model.`,
};

/** What a new episode says of its making; administrators may word it otherwise. */
export function disclosureOf(writtenBy: Writer): string {
  return byWriter[writtenBy];
}
