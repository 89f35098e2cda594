import type { ReactNode } from "react";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";

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
