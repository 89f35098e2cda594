import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import { isId } from "#values/id.ts";
import { ServiceProblem } from "../providers/problem.ts";

/** What became of a message that the API had taken. */
type DeliveryNews = { id: string; state: "delivered" | "read" | "failed"; error: string | null };

/** Whether the owner of a number (`+51…`) takes messages, when that was written, and the code with it. */
export type WhatsAppAnswer = {
  number: string;
  takesMessages: boolean;
  at: Date;
  code: string | null;
};

/** What a webhook says: deliveries, and who takes no more messages or takes them again. */
export type WhatsAppNews = { deliveries: DeliveryNews[]; answers: WhatsAppAnswer[] };

/** What people answer to end messages; the buttons of templates have the same words. */
const STOP = /^\W*(?:stop|unsubscribe|end|baja|alto|cancelar|salir|no quiero recibir)\b/i;
/** What takes that back: the word alone or with a code, because "Start at seven?" is a question. */
const START = /^\W*(?:start|alta|iniciar)\W*(\d{3} ?\d{3})?\W*$/i;

/**
 * Reads a webhook of the Cloud API.
 * @param sent.signature - its `X-Hub-Signature-256`
 * @throws {ServiceProblem} `invalid` without the signature of the app's secret
 */
export function readNews(
  appSecret: string,
  { payload, signature }: { payload: string; signature: string },
): WhatsAppNews {
  const expected = Buffer.from(signatureOf(appSecret, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ServiceProblem("whatsapp", "invalid", new Error("The signature is wrong."));
  }
  const read = notification.safeParse(parsed(payload));
  // The API also sends news of accounts and templates, which nobody here reads.
  const values = read.success
    ? read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : [];
  return {
    deliveries: values.flatMap(({ statuses }) => statuses.flatMap(deliveryIn)),
    answers: values
      .flatMap(({ messages }) => messages)
      .flatMap(({ from, timestamp, text, button }) => {
        const said = text?.body ?? button?.text ?? "";
        const start = START.exec(said);
        const takesMessages = start !== null;
        if (!takesMessages && !STOP.test(said)) return [];
        const at = new Date(Number(timestamp) * 1000);
        return [
          { number: numberOf(from), takesMessages, at, code: start?.[1]?.replace(" ", "") ?? null },
        ];
      }),
  };
}

/** `sha256=` and the signature of a webhook's body. */
export function signatureOf(appSecret: string, payload: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(payload).digest("hex")}`;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

function deliveryIn(found: DeliveryStatusNews): DeliveryNews[] {
  const { status: state, biz_opaque_callback_data: id, errors } = found;
  if (!isId(id) || (state !== "delivered" && state !== "read" && state !== "failed")) return [];
  const [first] = errors ?? [];
  const error = first ? `${first.code} ${first.error_data?.details ?? first.title ?? ""}` : "";
  return [{ id, state, error: state === "failed" ? error.trim().slice(0, 500) : null }];
}

/** WhatsApp writes mobile numbers of Mexico with a 1 that is no longer dialed. */
function numberOf(account: string): string {
  return `+${account.replace(/^521(?=\d{10}$)/, "52")}`;
}

/** Notes what became of messages. News may come twice, late and in any order. */
export async function noteDeliveries(
  db: Database,
  deliveries: readonly DeliveryNews[],
): Promise<void> {
  for (const { id, state, error } of deliveries) {
    const isMessage = and(eq(outboxMessages.id, id), eq(outboxMessages.channel, "whatsapp"));
    // Trigger: state of the recipient of a race's message; see app/db/functions/race-messages.sql
    if (state === "failed") {
      await db
        .update(outboxMessages)
        .set({ status: "failed", error: error?.replaceAll("\0", "") ?? null })
        .where(and(isMessage, isNull(outboxMessages.delivery)));
    } else {
      const isNews = or(isNull(outboxMessages.delivery), sql`${outboxMessages.delivery} <> 'read'`);
      await db.update(outboxMessages).set({ delivery: state }).where(and(isMessage, isNews));
    }
  }
}

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().optional(),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

const message = z.object({
  from: z.string().regex(/^\d{7,15}$/),
  /** When it was written, in seconds. */
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

/** A list without what has another form: messages of a new kind must not hide an answer of STOP. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .default([])
    .transform((items) => items.map((each) => item.safeParse(each).data).filter(isRead));
}

function isRead<Item>(item: Item | undefined): item is Item {
  return item !== undefined;
}

/** A webhook of the Cloud API, as far as it is read. */
const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: listOf(status),
            messages: listOf(message),
          }),
        }),
      ),
    }),
  ),
});

type DeliveryStatusNews = z.output<typeof status>;
