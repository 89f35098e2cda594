import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { useSay } from "../language/language.tsx";
import { jumpTo } from "../navigation/jump.ts";
import { DangerGroup, type EditorGroup } from "./field-group.tsx";

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

/** The parts of a screen with a form, at wide widths; the one that is being read is marked. */
export function EditorIndex({ groups }: { groups: readonly EditorGroup[] }) {
  const say = useSay();
  const current = useCurrentPart(groups.map(({ id }) => id));
  return (
    <nav
      aria-label={say({ en: "Parts of the form", es: "Partes del formulario" })}
      className="editor-index"
    >
      {groups.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
          onClick={jumpTo}
        >
          {say(title)}
        </a>
      ))}
    </nav>
  );
}

/** A part is reached when its top is within this many pixels of the window's top, below a sticky header. */
const reach = 112;

/**
 * The part of the page that is being read: the last one whose top has been reached, and at the foot of
 * the page the last of all. `null` before the first, and until scripts run.
 * @param ids - of the parts, from the top
 */
function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const parts = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      const reached = parts.findLast((part) => part.getBoundingClientRect().top <= reach);
      setCurrent((isAtEnd ? parts.at(-1) : reached)?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [all]);
  return current;
}
