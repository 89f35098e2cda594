import type { Database } from "#db/database.ts";
import { limitsThat, outboxOf } from "./outbox.ts";
import { now } from "./races.ts";

/** What the commands of inquiries need, and the letters that they write. */
export function inquiryServices(tx: Database, { isAvailable = true } = {}) {
  const { mail, tokens, messages } = outboxOf(tx, { isAvailable });
  return { services: { db: tx, now, mail, tokens, limits: limitsThat(true) }, messages };
}

type Own = Pick<ReturnType<typeof inquiryServices>, "messages">;

/** The token of the link in the latest letter to an address. */
export async function inquiryTokenTo({ messages }: Own, address: string): Promise<string> {
  const body = (await messages()).findLast(({ recipient }) => recipient === address)?.body ?? "";
  return /\/experts\/inquiries\/(\S+)/.exec(body)?.[1] ?? "";
}
