import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** Calls `onFound` when the address says `?name=true`, and takes that out of the address. */
export function useFlagInAddress(name: string | null, onFound: () => void) {
  const [params, setParams] = useSearchParams();
  const isSet = name !== null && params.get(name) === "true";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is set
  useEffect(() => {
    if (!isSet) return;
    onFound();
    const rest = new URLSearchParams(params);
    rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isSet]);
}
