import { z } from "zod";
import { keepable } from "#values/text/clean.ts";

const id = z.string().trim().min(1).max(200);

/** Nothing where a browser sends an empty field. */
const optionalId = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value || null);

const personaText = z.string().transform((typed) => keepable(typed).trim());

const personaUpdates = z
  .object({
    system_prompt: personaText.pipe(z.string().min(1)).optional(),
    context: personaText.optional(),
  })
  .refine(({ system_prompt, context }) => system_prompt !== undefined || context !== undefined);

const call = z.discriminatedUnion("action", [
  z.object({ action: z.literal("start"), persona_id: optionalId, replica_id: optionalId }),
  z.object({
    action: z.literal("end"),
    conversationId: id,
    reason: z.enum(["closed", "left", "time"]).default("closed"),
  }),
  z.object({ action: z.literal("list") }),
  z.object({ action: z.literal("update"), personaId: id, updates: personaUpdates }),
]);

export type SessionCall = z.output<typeof call>;

/** A call of `tavus-conversation`; `null` for anything else. */
export function readSessionCall(body: unknown): SessionCall | null {
  return call.safeParse(body).data ?? null;
}

const said = z.object({ text: z.string() });

/** The content of a call; `null` for anything else. */
export function saidText(body: unknown): string {
  return said.safeParse(body).data?.text ?? "";
}

/** The stars at the end of a session. */
export const starsForm = z.object({ stars: z.coerce.number().int().min(1).max(5) });
