import { jumpTo } from "../navigation/jump.ts";
import { useCurrentPart } from "./current-part.ts";
import type { EditorGroup } from "./field-group.tsx";

/** The parts of a screen with a form, at wide widths; the one that is being read is marked. */
export function EditorIndex({ groups }: { groups: readonly EditorGroup[] }) {
  const current = useCurrentPart(groups.map(({ id }) => id));
  return (
    <nav aria-label="Parts of the form" className="editor-index">
      {groups.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
          onClick={jumpTo}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
