import type { ReactNode } from "react";

/** What stands where the button to register would be. */
export function RegistrationSentence({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-sunken px-4 py-3 font-medium">{children}</p>;
}
