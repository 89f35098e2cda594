import { type ReactNode, Suspense, use } from "react";

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

function Arrived<T>({ value, children }: Arrival<T>) {
  return children(value instanceof Promise ? use(value) : value);
}
