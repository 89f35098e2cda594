import type { ReactNode } from "react";
import { Link, type LinkProps, type To } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/** A small quiet label: a distance, a tag. */
export function Chip({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className="chip" title={title}>
      {children}
    </span>
  );
}

/** An active filter. Following it leads to the page without that filter. */
export function RemovableChip({
  to,
  onClick,
  children,
}: {
  to: To;
  onClick?: LinkProps["onClick"];
  children: string;
}) {
  const say = useSay();
  return (
    <Link
      to={to}
      onClick={onClick}
      preventScrollReset
      className="chip chip-solid"
      aria-label={say({ en: `Remove filter ${children}`, es: `Quitar el filtro ${children}` })}
    >
      <span className="truncate">{children}</span>
      <Icon name="close" className="size-3.5" />
    </Link>
  );
}

/** A place to go that reads like a tag, as in a list of popular cities. */
export function LinkChip({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className="chip chip-outline">
      {children}
    </Link>
  );
}
