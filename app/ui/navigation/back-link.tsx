import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { TextLink } from "./text-link.tsx";

/** The link above a heading to what the page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      look="strong"
      to={to}
      className="mb-3 inline-flex items-center gap-1 py-1 text-sm print:hidden"
    >
      <Icon name="chevron-left" className="size-4" />
      {children}
    </TextLink>
  );
}
