import type { ReactNode } from "react";
import { useSay } from "#ui/language/language.tsx";

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
