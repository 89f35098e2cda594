import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/** Going back while a popover covers the page closes it, as everywhere on a phone, and stays on the page. */
export function useClosingOnBack(popover: RefObject<HTMLElement | null>): void {
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction === "POP" && popover.current?.matches(":popover-open") === true,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    popover.current?.hidePopover();
    blocker.reset();
  }, [blocker, popover]);
}
