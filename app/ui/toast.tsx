import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * A message that is read aloud when it appears. Keep the element mounted and change its
 * children: screen readers announce changes, not elements.
 */
export function LiveMessage({
  tone = "success",
  children,
}: {
  tone?: "success" | "problem";
  children: ReactNode;
}) {
  const looks = tone === "success" ? "border-pine text-pine" : "border-danger text-danger";
  return (
    <div role={tone === "success" ? "status" : "alert"}>
      {children && (
        <div
          className={`flex items-center gap-2.5 rounded-control border-l-4 bg-surface px-4 py-3 ${looks}`}
        >
          <Icon name={tone === "success" ? "check" : "alert"} />
          <div className="text-ink">{children}</div>
        </div>
      )}
    </div>
  );
}

/** The same, floating at the foot of the screen. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
      <div role="status">
        {children && (
          <div className="pointer-events-auto rounded-control bg-ink px-5 py-3 font-medium text-paper shadow-float">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
