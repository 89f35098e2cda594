import type { ReactNode } from "react";

/** What destroys something, last on a screen and in plain words. */
export function DangerGroup({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="danger-title" className="editor-danger">
      <h2 id="danger-title">Danger</h2>
      {children}
    </section>
  );
}
