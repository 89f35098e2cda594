import type { ReactNode } from "react";

/** A sentence in place of the button to register. */
export function RegistrationSentence({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-sunken px-4 py-3 font-medium">{children}</p>;
}
