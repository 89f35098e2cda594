import { useEffect } from "react";
import { href } from "react-router";

/** Tells the server in which zone the clock of this browser runs, where it does not know yet. */
export function useToldZone(known: string): void {
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === known) return;
    const body = new FormData();
    body.set("zone", zone);
    // Unanswered, dates stay in the zone that they are labelled with.
    fetch(href("/admin/blog/work"), { method: "POST", body }).catch(() => undefined);
  }, [known]);
}
