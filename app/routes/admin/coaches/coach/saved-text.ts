import { href } from "react-router";
import type { PersonaText } from "#features/coaches/managing/managed-coach.ts";
import { textNotSaved } from "#features/coaches/managing/messages.ts";
import { readApiError } from "#values/web/api-error.ts";

/**
 * Saves a text of a coach by the function of the specification.
 * @returns why it was not: the words of the server, else ours; `null` once it is
 */
export async function saveText(
  personaId: string,
  name: PersonaText,
  text: string,
): Promise<string | null> {
  try {
    const response = await fetch(href("/functions/tavus-conversation"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "update", personaId, updates: { [name]: text } }),
    });
    if (response.ok) return null;
    return readApiError(await response.json())?.message || textNotSaved[name];
  } catch {
    return textNotSaved[name];
  }
}
