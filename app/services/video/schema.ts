import { z } from "zod";
import { keepable } from "#values/text/typed.ts";

/** Ids go into addresses. */
const id = z.string().regex(/^[\w-]{1,200}$/);

const longestText = 100_000;
const text = z.string().max(longestText).transform(keepable).nullish().catch(null);
const moment = z.coerce.date().nullish().catch(null);

const persona = z.object({
  persona_id: id,
  persona_name: z.string().transform(keepable).pipe(z.string().min(1).max(200)),
  system_prompt: text,
  context: text,
  default_replica_id: id.nullish().catch(null),
  layers: z.record(z.string(), z.unknown()).nullish().catch(null),
  created_at: moment,
  updated_at: moment,
});

const personaPage = z.object({ data: z.array(z.unknown()), total_count: z.number().nullish() });

const conversation = z.object({
  conversation_id: id,
  conversation_url: z.string().max(2000).nullish().catch(null),
});

const words = z.string().nullish().catch(null);
const refusal = z.object({
  message: words,
  error: z
    .union([z.string(), z.object({ message: words }).transform(({ message }) => message)])
    .nullish()
    .catch(null),
});

export type ProviderPersona = z.output<typeof persona>;

/**
 * One page of a list of personas; what is no persona is left out.
 * @throws z.ZodError for what is no list
 */
export function readPersonaPage(answer: unknown) {
  const { data, total_count } = personaPage.parse(answer);
  const found = data.flatMap((each) => persona.safeParse(each).data ?? []);
  return { found, isEmpty: data.length === 0, read: data.length, total: total_count ?? null };
}

/** @throws z.ZodError for what is no conversation */
export function readConversation(answer: unknown) {
  return conversation.parse(answer);
}

/** The provider's words about a refused call. */
export function readRefusal(answer: unknown): string | null {
  const { message, error } = refusal.safeParse(answer).data ?? {};
  return message || error || null;
}
