import { useSyncExternalStore } from "react";

/** The address's part behind `#`; null on the server, which never learns it. */
export function useFragment(): string | null {
  return useSyncExternalStore<string | null>(listen, read, () => null);
}

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

function read(): string {
  return location.hash;
}
