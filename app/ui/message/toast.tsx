import type { ReactNode } from "react";
import { Said } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import { Icon } from "../icon.tsx";

/**
 * A message that is read aloud when it appears. Keep the element mounted and change its
 * children: screen readers announce changes, not elements.
 */
export function LiveMessage({
  tone = "success",
  children,
}: {
  tone?: "success" | "problem";
  children: ReactNode | Words;
}) {
  const looks = tone === "success" ? "border-pine text-pine" : "border-danger text-danger";
  return (
    <div role={tone === "success" ? "status" : "alert"}>
      {children && (
        <div
          className={`flex items-center gap-2.5 rounded-control border-l-4 bg-surface px-4 py-3 ${looks}`}
        >
          <Icon name={tone === "success" ? "check" : "alert"} />
          <div className="text-ink">
            <Said>{children}</Said>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * A message at the foot of the screen that goes by itself, with or without a script.
 * @param occasion - what it is about: another one shows the message again, `null` shows none
 */
export function PassingToast({
  occasion,
  milliseconds,
  children,
}: {
  occasion: string | null;
  milliseconds: number;
  children: ReactNode | Words;
}) {
  return (
    <div className="toast">
      <div role="status">
        {occasion !== null && (
          <div key={occasion} className="passing" style={{ animationDelay: `${milliseconds}ms` }}>
            <Said>{children}</Said>
          </div>
        )}
      </div>
    </div>
  );
}
