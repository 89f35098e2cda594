import { type ReactNode, Suspense, use, useEffect, useState } from "react";

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
 * What was asked for, and what was there before, or `null`, until it arrives. Unlike with `Arriving`,
 * the same elements wait and show it, so that what was typed into them meanwhile stays.
 *
 * @param value - a promise among these never fails
 */
export function useArriving<T>(value: T | Promise<T>): T | null {
  const [shown, setShown] = useState<T | null>(value instanceof Promise ? null : value);
  useEffect(() => {
    let isAwaited = true;
    Promise.resolve(value).then((arrived) => {
      if (isAwaited) setShown(arrived);
    });
    return () => {
      isAwaited = false;
    };
  }, [value]);
  return value instanceof Promise ? shown : value;
}

function Arrived<T>({ value, children }: Arrival<T>) {
  return children(value instanceof Promise ? use(value) : value);
}

/**
 * For a `clientLoader`: coming from another page, the screen opens at once and fills when its data
 * arrives; within the screen, what is shown stays until the next is here.
 * @param otherwise - what is shown where the server cannot be reached
 */
export async function arrivingPage<Loaded>(
  request: Request,
  loading: Promise<Loaded>,
  otherwise: () => Loaded,
): Promise<{ loaded: Loaded | Promise<Loaded> }> {
  if (location.pathname === new URL(request.url).pathname) return { loaded: await loading };
  const arriving = loading.catch((problem: unknown) => {
    // What is not awaited cannot lead elsewhere: the address is asked for as a page of its own.
    if (problem instanceof Response) location.assign(request.url);
    return otherwise();
  });
  return { loaded: arriving };
}
