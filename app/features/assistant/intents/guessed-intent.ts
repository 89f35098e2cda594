import type { MessageKind } from "./kinds.ts";

/** What a message wants where only the classifier tells, and what cannot be answered at once. */
export type GuessedIntent =
  /** It may speak of a danger to health that no rule knows: see a doctor first. */
  | { kind: "caution" }
  /** Advice, and several topics of the knowledge base fit. */
  | { kind: "which-topic"; topics: readonly string[] }
  /** One of these kinds, the likeliest first; topics that fit if it asks for advice. */
  | { kind: "unsure"; kinds: readonly MessageKind[]; topics: readonly string[] }
  /** Something about the site that has no answer of its own. */
  | { kind: "site-pages" }
  /** Neither a question nor a greeting. */
  | { kind: "chat" };
