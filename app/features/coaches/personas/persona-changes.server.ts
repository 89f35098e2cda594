import { and, eq } from "drizzle-orm";
import { personas } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type ProblemKind, ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { type PersonaUpdates, ProviderWords } from "#services/video/video.ts";
import { longestPersonaText } from "./coach.ts";
import { findPersona, type KeptPersona } from "./personas.server.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "video">;

/**
 * Changes the prompt or the context of a coach: at the provider and in what is kept of it, or of ours.
 * @param updates - a prompt is not blank
 */
export async function changePersona(
  services: Needs,
  admin: Admin,
  personaId: string,
  updates: PersonaUpdates,
): Promise<PersonaRefusal | null> {
  const { log, video } = services;
  const texts = [updates.systemPrompt ?? "", updates.context ?? ""];
  if (texts.some(({ length }) => length > longestPersonaText)) return { problem: "too-long" };
  try {
    const persona = await findPersona(services, { personaId, replicaId: null });
    if (!persona) return { problem: "no-coach" };
    if (video) await video.updatePersona(personaId, updates);
    await keepChange(services, admin, persona, updates);
    return null;
  } catch (error) {
    log.error({ error, personaId }, "a coach was not changed");
    return refusalOf(error);
  }
}

async function keepChange(
  { db, now }: Needs,
  admin: Admin,
  persona: KeptPersona,
  { systemPrompt, context }: PersonaUpdates,
): Promise<void> {
  const { personaId, personaName, source } = persona;
  const before = { system_prompt: persona.systemPrompt, context: persona.context };
  const after = {
    system_prompt: systemPrompt ?? before.system_prompt,
    context: context ?? before.context,
  };
  const changed = difference(before, after);
  if (!changed) return;
  await db.transaction(async (tx) => {
    await tx
      .update(personas)
      .set({ systemPrompt: after.system_prompt, context: after.context, updatedAt: now() })
      .where(and(eq(personas.personaId, personaId), eq(personas.source, source)));
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType: "coach",
      subjectName: `${personaName} (${personaId})`,
      ...changed,
    });
  });
}

/** In these cases the provider has answered, and says why. */
const answered: readonly ProblemKind[] = ["auth", "invalid", "rate"];

function refusalOf(error: unknown): PersonaRefusal {
  const isRefused = error instanceof ServiceProblem && answered.includes(error.kind);
  if (!isRefused || !(error.cause instanceof ProviderWords)) return { problem: "failed" };
  return { problem: "refused", said: error.cause.message };
}

/** Why a coach stays as it is, with the provider's words if it has refused. */
export type PersonaRefusal =
  | { problem: "no-coach" }
  | { problem: "too-long" }
  | { problem: "failed" }
  | { problem: "refused"; said: string };
