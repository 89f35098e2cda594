import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { keepable } from "#values/text/clean.ts";
import { readCallbackToken } from "../sessions/commands.server.ts";
import { endRows } from "../sessions/ending.server.ts";
import { sendSummaries } from "../summary/summarize.server.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "jobs" | "tokens">;

/**
 * Takes an event of the provider about one session. The word in the address proves which one; an event
 * that comes again, or in another order, changes nothing.
 * @returns the status of the answer
 */
export async function receiveProviderEvent(
  services: Needs,
  token: string,
  body: unknown,
): Promise<200 | 400 | 404> {
  const eventKey = readCallbackToken(services, token);
  if (eventKey === null || !isId(eventKey)) return 404;
  const event = readProviderEvent(body);
  if (!event) return 400;
  const { conversationId } = event;
  const isMeant = and(
    eq(coachConversations.eventKey, eventKey),
    eq(coachConversations.conversationId, conversationId),
  );
  switch (event.kind) {
    case "shutdown":
      await endRows(services, isMeant, "provider");
      await services.db.update(coachConversations).set({ isOpenAtProvider: false }).where(isMeant);
      break;
    case "transcript":
      await storeTranscript(services, isMeant, event);
      break;
    case "other":
      return 200;
  }
  // Either event may be the later one: the summary needs both.
  const [session] = await services.db
    .select({ userId: coachConversations.userId })
    .from(coachConversations)
    .where(and(isMeant, eq(coachConversations.status, "ended")));
  if (session) await sendSummaries(services, [{ conversationId, userId: session.userId }]);
  return 200;
}

type Transcript = { conversationId: string; said: { isUser: boolean; content: string }[] };

/** Stores what was said, unless it is stored already or the session belongs to nobody any more. */
async function storeTranscript(
  { db, now }: Needs,
  isMeant: ReturnType<typeof and>,
  { conversationId, said }: Transcript,
): Promise<void> {
  if (said.length === 0) return;
  await db.transaction(async (tx) => {
    const [session] = await tx
      .select({ id: coachConversations.conversationId })
      .from(coachConversations)
      .where(isMeant)
      .for("update");
    if (!session || (await isStored({ db: tx }, conversationId))) return;
    const createdAt = now();
    await tx
      .insert(coachMessages)
      .values(
        said.map((line, place) => ({ ...line, conversationId, position: place + 1, createdAt })),
      );
  });
}

async function isStored({ db }: Pick<Needs, "db">, conversationId: string): Promise<boolean> {
  const isOfSession = eq(coachMessages.conversationId, conversationId);
  const [any] = await db
    .select({ id: coachMessages.id })
    .from(coachMessages)
    .where(isOfSession)
    .limit(1);
  return any !== undefined;
}

const mostLines = 500;
const longestLine = 4000;

const line = z.object({ role: z.string(), content: z.string() });

const event = z.object({
  event_type: z.string(),
  conversation_id: z.string().transform(keepable).pipe(z.string().min(1).max(200)),
  properties: z.looseObject({ transcript: z.array(z.unknown()).nullish().catch(null) }).nullish(),
});

/** What the provider tells of a session. */
type ProviderEvent = {
  conversationId: string;
} & (
  | { kind: "shutdown" }
  | { kind: "transcript"; said: { isUser: boolean; content: string }[] }
  /** Of no use to us. */
  | { kind: "other" }
);

/** An event of the provider; `null` for anything else. */
export function readProviderEvent(body: unknown): ProviderEvent | null {
  const read = event.safeParse(body).data;
  if (!read) return null;
  const { event_type, conversation_id: conversationId, properties } = read;
  if (event_type === "system.shutdown") return { conversationId, kind: "shutdown" };
  if (event_type !== "application.transcription_ready") return { conversationId, kind: "other" };
  const said = (properties?.transcript ?? []).slice(0, mostLines).flatMap(toLine);
  return { conversationId, kind: "transcript", said };
}

const speakers = new Map([
  ["user", { isUser: true }],
  ["assistant", { isUser: false }],
  ["replica", { isUser: false }],
]);

/** What the provider told its model is nobody's words. */
function toLine(each: unknown) {
  const { role, content } = line.safeParse(each).data ?? {};
  const speaker = role === undefined ? undefined : speakers.get(role);
  const text = keepable((content ?? "").slice(0, longestLine)).trim();
  return speaker && text ? [{ ...speaker, content: text }] : [];
}
