import type { ReactNode } from "react";

/** The h1 of a sign-in screen, with a line below it. */
export function AuthHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className="mb-5">
      <h1 className="text-3xl">{children}</h1>
      {aside && <p className="mt-2 text-muted">{aside}</p>}
    </header>
  );
}
