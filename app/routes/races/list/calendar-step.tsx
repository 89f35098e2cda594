import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";

/** Leads to the month or week before or after; the page stays where it is. */
export function CalendarStep({
  to,
  icon,
  label,
}: {
  to: string;
  icon: "chevron-left" | "chevron-right";
  label: string;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className="hand grid size-11 shrink-0 place-items-center rounded-control border border-edge hover:border-ink hover:bg-surface"
    >
      <Icon name={icon} />
    </Link>
  );
}
