import type { ReactNode } from "react";
import type { Sentence } from "#values/say.ts";
import { useSay } from "../language/language.tsx";

/** A group of fields, as the index of an editor names it. */
export type EditorGroup = { id: string; title: Sentence };

/** Fields that belong together, under a heading. */
export function FieldGroup({ id, title, children }: EditorGroup & { children: ReactNode }) {
  const say = useSay();
  return (
    <fieldset id={id} tabIndex={-1} className="field-group">
      <legend>
        <h2>{say(title)}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

/** What destroys something, last on a screen and in plain words. */
export function DangerGroup({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <section aria-labelledby="danger-title" className="editor-danger">
      <h2 id="danger-title">{say({ en: "Danger", es: "Zona de peligro" })}</h2>
      {children}
    </section>
  );
}
