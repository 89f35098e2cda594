import type { ReactNode } from "react";

/** A group of fields, as the index of an editor names it. */
export type EditorGroup = { id: string; title: string };

/** Fields that belong together, under a heading. */
export function FieldGroup({ id, title, children }: EditorGroup & { children: ReactNode }) {
  return (
    <fieldset id={id} tabIndex={-1} className="field-group">
      <legend>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
