import { createContext, type ReactNode, useContext } from "react";
import { useSay } from "#ui/language/language.tsx";
import { inShort } from "../form/unsaved/changed-fields.ts";
import { useHydrated } from "../hydrated.ts";

/** The words of the fields that are not saved, within a form of an editor. */
export const UnsavedContext = createContext<readonly string[]>([]);

/**
 * The end of a form of an editor: what is not saved yet, and the buttons. It stays in sight while the
 * form is, and what gets the focus scrolls above it.
 */
export function SaveBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const say = useSay();
  const unsaved = useContext(UnsavedContext);
  const isAlive = useHydrated();
  return (
    <div ref={tellHeight} className="save-bar">
      <div className="save-bar-state">
        {note}
        {isAlive && (
          <p className={unsaved.length > 0 ? "save-bar-unsaved" : undefined}>
            {unsaved.length > 0
              ? say({
                  en: `Unsaved: ${inShort(unsaved).en}`,
                  es: `Sin guardar: ${inShort(unsaved).es}`,
                })
              : say({ en: "No unsaved changes", es: "No hay cambios sin guardar" })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** For the style sheet: what is not saved and a note of several lines make the bar of a phone high. */
function tellHeight(bar: HTMLDivElement) {
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() =>
    style.setProperty("--save-bar-height", `${bar.offsetHeight}px`),
  );
  resized.observe(bar);
  return () => {
    resized.disconnect();
    style.removeProperty("--save-bar-height");
  };
}
