import type { ReactNode } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The terms that a visitor agrees to; the children name the act: `By signing in`. */
export function LegalNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-6 text-sm text-muted">
      {children} you agree to the <TextLink to={href("/terms")}>Terms of Service</TextLink> and the{" "}
      <TextLink to={href("/privacy")}>Privacy Policy</TextLink>.
    </p>
  );
}
