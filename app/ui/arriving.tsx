import { type ReactNode, Suspense, use, useDeferredValue } from "react";

type Arrival<T> = { value: T | Promise<T>; children: (value: T) => ReactNode };

/**
 * Shows `fallback` until what was asked for arrives. A value that is here already is shown at
 * once, on the server as well; a promise that fails goes to the nearest error boundary.
 */
export function Arriving<T>({ fallback, ...arrival }: Arrival<T> & { fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Arrived {...arrival} />
    </Suspense>
  );
}

/**
 * What was asked for, and `null` until it arrives. Unlike with `Arriving`, the same elements wait and
 * show it, so that what was typed into them meanwhile stays.
 */
export function useArriving<T>(value: T | Promise<T>): T | null {
  // A deferred value that is still awaited leaves on the screen what is there.
  const shown = useDeferredValue(value, value instanceof Promise ? null : value);
  return shown instanceof Promise ? use(shown) : shown;
}

function Arrived<T>({ value, children }: Arrival<T>) {
  return children(value instanceof Promise ? use(value) : value);
}
