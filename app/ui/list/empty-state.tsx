import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

/** What stands where nothing was found: what it means, and what to do about it. */
export function EmptyState({
  title,
  icon,
  heading: Heading = "h2",
  children,
  action,
}: {
  title: string;
  icon?: IconName;
  heading?: "h2" | "h3" | "p";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      {icon && <Icon name={icon} className="size-9 text-muted" />}
      <Heading className="font-display text-xl font-bold">{title}</Heading>
      {children && <div className="max-w-[44ch] text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
