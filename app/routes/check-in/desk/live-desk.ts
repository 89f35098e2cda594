import { useCallback, useEffect, useRef, useState } from "react";
import { href, useHref } from "react-router";
import type { DeskEntry } from "#features/check-in/check-in.ts";
import { nativeDetector } from "#features/check-in/code-detector.ts";
import {
  canKeepDesk,
  type DeskStatus,
  type DeskStore,
  openDeskStore,
  type ScannedCode,
} from "#features/check-in/desk-store.ts";
import { useRepeat } from "#ui/timer.ts";
import type { Day } from "#values/day.ts";
import { dayIn } from "#values/zone.ts";

/** The desk of this device, as the page shows it. */
export type LiveDesk = {
  status: DeskStatus;
  isOnline: boolean;
  /** The page opens without a network too. */
  isKept: boolean;
  /** The browser has not promised to keep what the page stores. */
  mayBeEvicted: boolean;
  isEnded: boolean;
  typed: string;
  /** `null` before anybody searched. */
  found: DeskEntry[] | null;
  search: (typed: string) => void;
  /** A code before the camera, whose kit is handed over at once where that is wanted. */
  scan: (code: string, handsOver: boolean) => Promise<ScannedCode>;
  change: (change: "collect" | "undo", entry: DeskEntry) => void;
  /** Saves the scans that were not sent as a file of the device. */
  saveUnsent: () => void;
};

export const longestSearch = 100;

const exchangeEveryMs = 15_000;
const fileKeptMs = 60_000;

type Opened = {
  token: string;
  desk: string;
  race: { timeZone: string };
  lastDay: Day;
};

/** `null` until the database of the device is open, and for ever in a browser that has none: the page is then plain. */
export function useLiveDesk({ token, desk, race, lastDay }: Opened): LiveDesk | null {
  const page = useHref(href("/check-in/:token/:change?", { token }));
  const address = useHref(href("/check-in/:token/log", { token }));
  const worker = useHref(href("/check-in/worker.js"));
  const reader = useHref(href("/check-in/reader.js"));
  const [store, setStore] = useState<DeskStore | null>(null);
  const [status, setStatus] = useState<DeskStatus | null>(null);
  const [isOnline, setOnline] = useState(true);
  const [isKept, setKept] = useState(false);
  const [mayBeEvicted, setEvicted] = useState(true);
  const [isEnded, setEnded] = useState(false);
  const [search, setSearch] = useState<{ typed: string; found: DeskEntry[] | null }>({
    typed: "",
    found: null,
  });
  const typed = useRef("");

  const show = useCallback(async (of: DeskStore) => {
    const read = await of.status();
    setStatus(read);
    const asked = typed.current;
    if (asked.trim() === "") return read;
    const found = await of.find(asked);
    if (asked === typed.current) setSearch({ typed: asked, found });
    return read;
  }, []);

  const exchange = useCallback(
    async (of: DeskStore) => {
      const { now } = await show(of);
      const isOver = dayIn(race.timeZone, new Date(now)) > lastDay;
      const came = await of.exchange();
      // Without a network nobody says that the link has ended; its last day is known.
      if (came === "ended" || (came === "offline" && isOver)) {
        await of.forget();
        setEnded(true);
      }
      setOnline(came !== "offline");
      await show(of);
    },
    [show, race.timeZone, lastDay],
  );

  useEffect(() => {
    if (!canKeepDesk()) return;
    let opened: DeskStore | null = null;
    let isLeft = false;
    void openDeskStore(address, desk).then(async (of) => {
      if (isLeft) return of.close();
      opened = of;
      await show(of);
      setStore(of);
      await exchange(of);
    });
    void navigator.storage.persist?.().then((isPromised) => setEvicted(!isPromised));
    void keepPage(worker, page, reader).then(setKept);
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [address, desk, worker, reader, page, show, exchange]);

  useEffect(() => {
    if (!store) return;
    const retry = () => {
      if (!document.hidden) void exchange(store);
    };
    const leave = () => setOnline(false);
    window.addEventListener("online", retry);
    window.addEventListener("offline", leave);
    document.addEventListener("visibilitychange", retry);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("offline", leave);
      document.removeEventListener("visibilitychange", retry);
    };
  }, [store, exchange]);

  useRepeat(store && !isEnded ? exchangeEveryMs : null, () => {
    if (store) void exchange(store);
  });

  if (!store || !status) return null;
  return {
    status,
    isOnline,
    isKept,
    mayBeEvicted,
    isEnded,
    ...search,
    search(words) {
      typed.current = words;
      setSearch({ typed: words, found: null });
      void show(store);
    },
    async scan(code, handsOver) {
      const scanned = await store.scanCode(code, handsOver);
      typed.current = code.slice(0, longestSearch);
      setSearch({ typed: typed.current, found: scanned.entry ? [scanned.entry] : [] });
      // A volunteer sees what came of the code before the page counts again.
      void (scanned.outcome === "in" ? exchange(store) : show(store));
      return scanned;
    },
    saveUnsent: () => void saveUnsent(store, desk),
    change(change, entry) {
      const written = change === "collect" ? store.collect(entry.id) : store.undo(entry.id);
      void written.then((seen) => {
        const asSeen = (shown: DeskEntry) => (shown.id === seen?.id ? seen : shown);
        setSearch(({ found, ...asked }) => ({ ...asked, found: found?.map(asSeen) ?? null }));
        return exchange(store);
      });
    },
  };
}

/**
 * Has the service worker keep the page with its files, and the reader of codes where a camera needs it: the gate may
 * have no network when the camera is opened for the first time.
 * @returns whether it has
 */
async function keepPage(worker: string, page: string, reader: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      channel.port1.onmessage = ({ data }) => resolve(data);
    });
    const needsReader = (await hasCamera()) && !(await nativeDetector());
    active?.postMessage({ page, reader: needsReader ? reader : null }, [channel.port2]);
    return (await answer) === "kept";
  } catch {
    return false;
  }
}

async function hasCamera(): Promise<boolean> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices.some(({ kind }) => kind === "videoinput");
}

async function saveUnsent(store: DeskStore, desk: string): Promise<void> {
  const scans = await store.unsent();
  if (!scans) return;
  const file = new Blob([JSON.stringify(scans)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `check-in ${desk} ${scans.scans.length}.json`.replaceAll(/[^\p{L}\d.]+/gu, "-");
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), fileKeptMs);
}

/** The scans that a device has not sent before its link ended. */
type Forgotten = { unsent: number; saveUnsent: () => void };

/** Deletes the runners of a link that has ended. */
export function useForgottenDesk(token: string): Forgotten {
  const address = useHref(href("/check-in/:token/log", { token }));
  const [unsent, setUnsent] = useState(0);
  const open = useCallback(
    async (work: (store: DeskStore) => Promise<void>) => {
      const store = await openDeskStore(address, "");
      await work(store);
      store.close();
    },
    [address],
  );
  useEffect(() => {
    if (!canKeepDesk()) return;
    void open(async (store) => {
      await store.forget();
      setUnsent((await store.status()).unsent);
    });
  }, [open]);
  return { unsent, saveUnsent: () => void open((store) => saveUnsent(store, "")) };
}
