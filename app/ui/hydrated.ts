import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** `false` on the server and while the page comes alive, `true` after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
