import { type ReactNode, type ToggleEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../icon.tsx";

/**
 * A disclosure with a floating panel of links or buttons. It opens without a script; with one it
 * also closes on Escape, on a click elsewhere and when the page changes.
 */
export function Menu({
  label,
  children,
  align = "start",
  className = "",
  panelClassName = "",
  arrow = true,
  wide = false,
  isOpen = false,
}: {
  label: ReactNode;
  children: ReactNode;
  align?: "start" | "end";
  /** Of the part that one clicks. */
  className?: string;
  panelClassName?: string;
  arrow?: boolean;
  /** The panel spans the nearest positioned ancestor instead of hanging below the label. */
  wide?: boolean;
  /** Whether it begins open. */
  isOpen?: boolean;
}) {
  const root = useRef<HTMLDetailsElement>(null);
  useClosing(root);
  return (
    <details
      ref={root}
      open={isOpen}
      className={wide ? "menu menu-wide" : "menu"}
      onToggle={showPanel}
    >
      <summary className={`inline-flex items-center gap-1.5 ${className}`}>
        {label}
        {arrow && <Icon name="chevron-down" className="menu-arrow" />}
      </summary>
      <div className={`menu-panel ${align === "end" ? "menu-end" : ""} ${panelClassName}`}>
        {children}
      </div>
    </details>
  );
}

/** At the end of a list that scrolls, the panel opens below what is shown of the list. */
function showPanel({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
}

function useClosing(root: React.RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Another page closes the menu. On this one it may have been opened before the scripts came.
    if (shown.current !== key) root.current?.removeAttribute("open");
    shown.current = key;
  }, [key, root]);
  useEffect(() => {
    const closeElsewhere = (event: PointerEvent | FocusEvent) => {
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (!inside) root.current?.removeAttribute("open");
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = root.current;
      if (event.key !== "Escape" || !details?.open) return;
      // A dialog that was opened from the menu closes first.
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [root]);
}
