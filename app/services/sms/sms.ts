import type { Database } from "#db/database.ts";

export type Sms = {
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts a text message into the outbox; a job sends it.
   * @param to - E.164, for example `+51987654321`
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed number, `unavailable` when SMS is
   */
  send(to: string, text: string, options?: { within?: Database }): Promise<string>;
};
