import type { ReactNode } from "react";
import { useSay } from "#ui/language/language.tsx";

/**
 * A place for files around a file field: the field covers it, unseen, so the browser itself takes
 * what is dropped. Without scripts the field is seen, because only it would name the chosen file.
 */
export function DropZone({
  button,
  isLarge = false,
  isBusy = false,
  children,
}: {
  /** What looks like a button. The field has a label of its own. */
  button: string;
  /** Where files are what the screen is for. */
  isLarge?: boolean;
  isBusy?: boolean;
  /** The field. */
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <div
      className={isLarge ? "drop-zone drop-zone-large" : "drop-zone"}
      aria-busy={isBusy || undefined}
    >
      <span aria-hidden="true" className="button button-primary">
        {button}
      </span>
      <span aria-hidden="true" className="drop-zone-words">
        {say({ en: "or drop them here", es: "o suéltalos aquí" })}
      </span>
      {children}
    </div>
  );
}
