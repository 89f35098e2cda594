import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import {
  latestCount,
  newsBetween,
  type WatchedCounts,
  type WatchedName,
} from "./watched-counts.ts";

const Told = createContext<WatchedCounts | null>(null);

/** A number of the page, which follows what happens while the page is open. */
export function useCount(name: WatchedName, loaded: WatchedCounts | null): number | undefined {
  return latestCount(name, loaded, useContext(Told));
}

/**
 * Around the screens of the back office. The numbers below follow the stream of the server once the page
 * is there; what is new to do is said to screen readers.
 * @param address - of the stream
 * @param loaded - what the page was loaded with
 */
export function ToldCounts({
  address,
  loaded,
  children,
}: {
  address: string;
  loaded: WatchedCounts | null;
  children: ReactNode;
}) {
  const [{ told, news }, setTold] = useState<{ told: WatchedCounts | null; news: string }>({
    told: null,
    news: "",
  });
  const [first] = useState(loaded);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const take = (counted: WatchedCounts) =>
      setTold((last) => ({
        told: counted,
        news: newsBetween(last.told ?? first ?? counted, counted) || last.news,
      }));
    import("./follow-counts.ts").then(
      ({ followCounts }) => {
        if (!isGone) stop = followCounts(address, take);
      },
      // Without this part the page keeps the numbers that it came with.
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [address, first]);
  return (
    <Told value={told}>
      {children}
      <div role="status" className="sr-only">
        {news}
      </div>
    </Told>
  );
}
