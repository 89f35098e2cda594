import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const icons = { success: "check", problem: "alert", note: "mail" } as const satisfies Record<
  string,
  IconName
>;

/** A sentence about what has just happened, above the form or the page that it is about. */
export function Notice({
  kind = "note",
  children,
}: {
  kind?: keyof typeof icons;
  children: ReactNode;
}) {
  return (
    <div role={kind === "problem" ? "alert" : "status"} className={`notice notice-${kind}`}>
      <Icon name={icons[kind]} className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
