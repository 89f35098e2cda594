import { href } from "react-router";
import type { Tried } from "#features/assistant/trial/trial.ts";
import type { ManagedCoach, PersonaText } from "#features/coaches/managing/managed-coach.ts";

/** The id of the box in which a text of the coach is typed. */
export function textBoxId(name: PersonaText): string {
  return `coach-${name}`;
}

/** The coach as its screen describes it: what is typed, and what is stored of the rest. */
export function triedOnScreen(coach: ManagedCoach): Tried {
  return {
    action: href("/admin/virtual-coaches/test"),
    fields: () => {
      const form = new FormData();
      form.set("name", coach.personaName);
      form.set("system_prompt", typedIn("system_prompt") ?? coach.systemPrompt);
      form.set("context", typedIn("context") ?? coach.context);
      return form;
    },
  };
}

/** `null` where the text is not being edited. */
function typedIn(name: PersonaText): string | null {
  const box = document.getElementById(textBoxId(name));
  return box instanceof HTMLTextAreaElement ? box.value : null;
}
