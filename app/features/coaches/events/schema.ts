import { z } from "zod";
import { keepable } from "#values/text/typed.ts";

const mostLines = 500;
const longestLine = 4000;

const line = z.object({ role: z.string(), content: z.string() });

const event = z.object({
  event_type: z.string(),
  conversation_id: z.string().transform(keepable).pipe(z.string().min(1).max(200)),
  properties: z.looseObject({ transcript: z.array(z.unknown()).nullish().catch(null) }).nullish(),
});

/** What the provider tells of a session. */
export type ProviderEvent = {
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
