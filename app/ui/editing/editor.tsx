import type { CSSProperties, ReactNode } from "react";
import { DangerGroup } from "./danger-group.tsx";
import { EditorIndex } from "./editor-index.tsx";
import type { EditorGroup } from "./field-group.tsx";

/**
 * A screen with a form: an index of its groups and what belongs beside it at wide widths, and what
 * destroys something at its foot.
 */
export function Editor({
  groups = [],
  beside,
  danger,
  children,
}: {
  groups?: readonly EditorGroup[];
  beside?: ReactNode;
  /** Links or forms in plain words: they are never louder than the button that saves. */
  danger?: ReactNode;
  children: ReactNode;
}) {
  const hasIndex = groups.length > 1;
  const length: CSSProperties & { "--groups": number } = {
    "--groups": hasIndex ? groups.length : 0,
  };
  return (
    <div className={hasIndex || beside ? "editor" : undefined} style={length}>
      {hasIndex && <EditorIndex groups={groups} />}
      <div className="editor-main">{children}</div>
      {beside && <div className="editor-beside">{beside}</div>}
      {danger && <DangerGroup>{danger}</DangerGroup>}
    </div>
  );
}
