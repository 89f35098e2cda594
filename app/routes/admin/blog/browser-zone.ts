import { useEffect } from "react";
import { href } from "react-router";

/** Reports the time zone of this browser to the server if it knows another one. */
export function useBrowserZone(known: string): void {
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === known) return;
    const body = new FormData();
    body.set("zone", zone);
    // If this fails, dates stay in the zone that they are labeled with.
    fetch(href("/admin/blog/work"), { method: "POST", body }).catch(() => undefined);
  }, [known]);
}
