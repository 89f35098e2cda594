import { z } from "zod";
import type { PersonaUpdates } from "#services/video/video.ts";
import { readWords } from "#values/text/clean.ts";
import { longestPersonaText } from "../personas/coach.ts";
import { coachViews, managedCoachMessages, type PersonaText } from "./managed-coach.ts";

const text = z
  .string()
  .default("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim());

const prompt = text.pipe(z.string().min(1, managedCoachMessages.promptNeeded));

/** The form of each text of a coach; it becomes what is changed. */
export const personaTextForms = {
  system_prompt: z
    .object({ system_prompt: prompt })
    .transform(({ system_prompt }): PersonaUpdates => ({ systemPrompt: system_prompt })),
  context: z.object({ context: text }).transform(({ context }): PersonaUpdates => ({ context })),
} satisfies Record<PersonaText, z.ZodType<PersonaUpdates>>;

const triedText = text.pipe(z.string().max(longestPersonaText));

/** A coach as the screen describes it, to be tried. */
export const triedCoach = z
  .object({ name: z.string().max(200).default(""), system_prompt: triedText, context: triedText })
  .transform(({ name, system_prompt, context }) => ({
    name,
    systemPrompt: system_prompt,
    context,
  }));

export type TriedCoach = z.output<typeof triedCoach>;

/** The search and the view of the list. */
export function readCoachFilters(params: URLSearchParams) {
  const asked = params.get("view");
  return {
    words: readWords(params),
    view: coachViews.find((view) => view === asked) ?? coachViews[0],
  };
}

export type CoachListFilters = ReturnType<typeof readCoachFilters>;
