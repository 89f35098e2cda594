import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";

/** A text and the number that gets it. */
type AddressedText =
  | [to: string, text: string]
  | [to: { number: string; lang: Lang }, text: (lang: Lang) => string];

export type Sms = {
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts a text message into the outbox; a job sends it. On a site without the reader's language it is in
   * English.
   * @param to - E.164, for example `+51987654321`
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed number, `unavailable` when SMS is
   */
  send(...message: [...AddressedText, options?: { within?: Database }]): Promise<string>;
};
