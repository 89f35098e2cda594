import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";
const secretBytes = 24;

/** A secret as receivers keep it. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString("base64");
}

/**
 * The headers of a message, by the convention of Standard Webhooks (standardwebhooks.com, version 1): the
 * receiver makes the same seal of `id.timestamp.body` and compares.
 * @param secrets - the one of the address, and the one before while it is still good
 */
export function webhookHeaders(secrets: readonly string[], { id, at, body }: SignedMessage) {
  const seconds = Math.floor(at.getTime() / 1000);
  const seals = secrets.map((secret) =>
    createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
      .update(`${id}.${seconds}.${body}`)
      .digest("base64"),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": seals.map((seal) => `v1,${seal}`).join(" "),
  };
}

type SignedMessage = {
  /** The same for each try, so that a receiver knows what it has. */
  id: string;
  /** When this try was made: receivers refuse old messages, so that nobody can send them again. */
  at: Date;
  body: string;
};
