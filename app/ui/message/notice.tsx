import type { ReactNode } from "react";
import { Said } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import { Icon, type IconName } from "../icon.tsx";

const icons = { success: "check", problem: "alert", note: "mail" } as const satisfies Record<
  string,
  IconName
>;

/** A sentence about what has just happened, above the form or the page that it is about. */
export function Notice({
  kind = "note",
  icon = icons[kind],
  children,
}: {
  kind?: keyof typeof icons;
  icon?: IconName;
  children: ReactNode | Words;
}) {
  return (
    <div
      role={kind === "problem" ? "alert" : "status"}
      // What is wrong with a form takes the focus, so that it is seen.
      tabIndex={kind === "problem" ? -1 : undefined}
      className={`notice notice-${kind}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <Said>{children}</Said>
      </div>
    </div>
  );
}
