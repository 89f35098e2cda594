import { readEntryCode } from "#features/registrations/entry-code.ts";
import { fold } from "#values/text/fold.ts";
import {
  type AnsweredScan,
  type DeskAnswer,
  type DeskEntry,
  type DeskList,
  type FiledScans,
  type Holder,
  mostFiledScans,
  mostScans,
  type SentScans,
} from "./check-in.ts";
import { heldLocally, type ScanKey } from "./scan-log.ts";

/** A scan as the device keeps it. Those without an answer are `open`. */
type KeptScan = {
  sequence: number;
  entryId: string;
  kind: "in" | "undo";
  undoes?: ScanKey;
  at: number;
  open?: 1;
  answer?: AnsweredScan["answer"];
  before?: AnsweredScan["before"];
};

type Meta = {
  installation: string;
  /** The id of the desk, once a list has come. */
  desk?: string;
  /** `null` before the first list came, and after it was deleted. */
  list: {
    version: string;
    change: number;
    kit: string[];
    readAt: number;
    /** Counted as the list changes: to read it after each scan takes too long on a phone. */
    entered: number;
    checkedIn: number;
  } | null;
};

/** What the device did last, with its entry; `null` where the list has it no longer. */
export type RecentScan = Pick<KeptScan, "sequence" | "kind" | "at" | "answer" | "before"> & {
  entry: DeskEntry | null;
};

export type DeskStatus = {
  /** What the clock of the device shows. */
  now: number;
  unsent: number;
  list: Meta["list"];
  entered: number;
  checkedIn: number;
  recent: RecentScan[];
};

/** What came of a code before the camera: `found` is an entry whose kit was not handed over yet. */
export type ScannedCode =
  | { outcome: "in" | "already" | "cancelled" | "found"; entry: DeskEntry }
  | { outcome: "unknown"; entry: null };

/** What an attempt to reach the server brought. */
export type Exchanged = "done" | "offline" | "ended";

export type DeskStore = {
  /** The entries that a code, a bib number or words of a name find, as the device sees them. */
  find(typed: string): Promise<DeskEntry[]>;
  /** Writes down that an entry is checked in; nothing where it is already, or is cancelled. */
  collect(entryId: string): Promise<DeskEntry | null>;
  /** Finds the entry of a code, and writes down that it is checked in, if that is wanted and nobody has. */
  scanCode(text: string, handsOver: boolean): Promise<ScannedCode>;
  /** Writes down that the check-in of an entry is taken back. */
  undo(entryId: string): Promise<DeskEntry | null>;
  status(): Promise<DeskStatus>;
  /** Sends what is open, and learns what is new. */
  exchange(): Promise<Exchanged>;
  /** The scans that were not sent, for a file; `null` if there are none. */
  unsent(): Promise<FiledScans | null>;
  /** Deletes the runners, and keeps the scans that were not sent. */
  forget(): Promise<void>;
  close(): void;
};

const stores = ["meta", "entries", "scans"];
const answerMs = 15_000;
const mostFound = 20;
const mostRecent = 8;
const hashBytes = 9;

/** Whether this browser can keep a desk: it needs a database, a service worker and a secure connection. */
export function canKeepDesk(): boolean {
  return "indexedDB" in window && "serviceWorker" in navigator && crypto.subtle !== undefined;
}

/**
 * The desk of a link on this device. All writes are on the disk before anything is said of them.
 * @param address - where the list is read and scans are sent
 * @param desk - of this device, as the log knows it
 */
export async function openDeskStore(address: string, desk: string): Promise<DeskStore> {
  const db = await openDatabase(address);
  let isExchanging: Promise<Exchanged> | null = null;

  function write<T>(work: (of: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
    return inTransaction(db, "readwrite", work);
  }
  function read<T>(work: (of: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
    return inTransaction(db, "readonly", work);
  }

  /** Writes a scan of an entry, if the entry is in a state for it. */
  function scan(
    find: (entries: IDBObjectStore) => Promise<DeskEntry | undefined>,
    make: (seen: DeskEntry) => Pick<KeptScan, "kind" | "undoes"> | null,
  ): Promise<DeskEntry | null> {
    return write(async (of) => {
      const [meta, entry] = await Promise.all([metaIn(of), find(of("entries"))]);
      if (!entry) return null;
      const seen = await seenIn(of, meta, entry, desk);
      const made = make(seen);
      if (!made) return seen;
      await asked(of("scans").add({ ...made, entryId: entry.id, at: Date.now(), open: 1 }));
      return seenIn(of, meta, entry, desk);
    });
  }

  async function exchangeOnce(): Promise<Exchanged> {
    const meta = await read(metaIn);
    if (!meta.list) {
      const came = await readList();
      if (came !== "done") return came;
    }
    while (true) {
      const sent = await read(async (of): Promise<SentScans> => {
        const { installation, list } = await metaIn(of);
        const scans = await openScans(of, mostScans);
        return { installation, sentAt: Date.now(), since: list?.change ?? 0, scans };
      });
      const answer = await ask<DeskAnswer>(address, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(sent),
      });
      if (typeof answer === "string") return answer;
      const version = await write((of) => learn(of, answer));
      if (answer.hasMore || sent.scans.length === mostScans) continue;
      return version === answer.version ? "done" : readList();
    }
  }

  async function readList(): Promise<Exchanged> {
    const list = await ask<DeskList>(address, {});
    if (typeof list === "string") return list;
    await write(async (of) => {
      const { installation, list: before } = await metaIn(of);
      // A list that was asked for earlier must not replace what was learned since.
      if (before && before.change > list.change) return;
      await asked(of("entries").clear());
      for (const entry of list.entries) of("entries").put(entry);
      const { desk: deskId, version, change, kit } = list;
      const active = list.entries.filter(({ isCancelled }) => !isCancelled);
      const kept: Meta = {
        installation,
        desk: deskId,
        list: {
          version,
          change,
          kit,
          readAt: Date.now(),
          entered: active.length,
          checkedIn: active.filter(({ holder }) => holder).length,
        },
      };
      await asked(of("meta").put(kept, "meta"));
    });
    return "done";
  }

  const withId = (id: string) => (entries: IDBObjectStore) =>
    asked<DeskEntry | undefined>(entries.get(id));

  return {
    async find(typed) {
      const words = typed.trim();
      const code = readEntryCode(words);
      const hash = code && (await hashOf(code));
      return read(async (of) => {
        const meta = await metaIn(of);
        const entries = of("entries");
        const found = hash
          ? await asked<DeskEntry[]>(entries.index("hash").getAll(hash, mostFound))
          : /^\d{1,9}$/.test(words)
            ? await asked<DeskEntry[]>(entries.index("bib").getAll(Number(words)))
            : named(await asked<DeskEntry[]>(entries.getAll()), words);
        const seen: DeskEntry[] = [];
        for (const entry of found.slice(0, mostFound)) {
          seen.push(await seenIn(of, meta, entry, desk));
        }
        return seen.sort((one, other) => one.bib - other.bib);
      });
    },
    collect: (entryId) =>
      scan(withId(entryId), ({ holder, isCancelled }) =>
        holder || isCancelled ? null : { kind: "in" },
      ),
    async scanCode(text, handsOver) {
      const code = readEntryCode(text);
      const hash = code && (await hashOf(code));
      if (!hash) return { outcome: "unknown", entry: null };
      let outcome: "in" | "already" | "cancelled" | "found" = "found";
      const entry = await scan(
        (entries) => asked<DeskEntry | undefined>(entries.index("hash").get(hash)),
        ({ holder, isCancelled }) => {
          if (holder) outcome = "already";
          else if (isCancelled) outcome = "cancelled";
          else if (handsOver) outcome = "in";
          return outcome === "in" ? { kind: "in" } : null;
        },
      );
      return entry ? { outcome, entry } : { outcome: "unknown", entry: null };
    },
    undo: (entryId) =>
      scan(withId(entryId), ({ holder }) => {
        if (!holder) return null;
        const { installation, sequence } = holder;
        return { kind: "undo", undoes: { installation, sequence } };
      }),
    status: () =>
      read(async (of) => {
        const meta = await metaIn(of);
        const open = await asked<KeptScan[]>(of("scans").index("open").getAll());
        const recent = await lastScans(of, mostRecent);
        const entryIds = [...new Set([...open, ...recent].map(({ entryId }) => entryId))];
        const found = await Promise.all(
          entryIds.map((id) => asked<DeskEntry | undefined>(of("entries").get(id))),
        );
        const entries = found.filter((entry) => entry !== undefined);
        const openOf = Map.groupBy(open, ({ entryId }) => entryId);
        const seen = new Map(
          entries.map((entry) => [
            entry.id,
            withHolder(meta, entry, openOf.get(entry.id) ?? [], desk),
          ]),
        );
        const newlyHeld = (entry: DeskEntry) =>
          entry.isCancelled ? 0 : Number(!!seen.get(entry.id)?.holder) - Number(!!entry.holder);
        return {
          now: Date.now(),
          unsent: open.length,
          list: meta.list,
          entered: meta.list?.entered ?? 0,
          checkedIn: entries.reduce(
            (sum, entry) => sum + newlyHeld(entry),
            meta.list?.checkedIn ?? 0,
          ),
          recent: recent.map(({ entryId, ...kept }) => ({
            ...kept,
            entry: seen.get(entryId) ?? null,
          })),
        };
      }),
    exchange() {
      isExchanging ??= exchangeOnce().finally(() => {
        isExchanging = null;
      });
      return isExchanging;
    },
    unsent: () =>
      read(async (of) => {
        const { installation, desk: deskId } = await metaIn(of);
        const scans = await openScans(of, mostFiledScans);
        if (deskId === undefined || scans.length === 0) return null;
        return { desk: deskId, installation, sentAt: Date.now(), scans };
      }),
    forget: () =>
      write(async (of) => {
        const meta = await metaIn(of);
        await asked(of("entries").clear());
        await asked(of("meta").put({ ...meta, list: null } satisfies Meta, "meta"));
      }),
    close: () => db.close(),
  };
}

/** The id of the installation is made together with the database: to lose one is to lose the other. */
function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const db = request.result;
    const meta: Meta = { installation: crypto.randomUUID(), list: null };
    db.createObjectStore("meta").put(meta, "meta");
    const entries = db.createObjectStore("entries", { keyPath: "id" });
    entries.createIndex("hash", "hash");
    entries.createIndex("bib", "bib");
    const scans = db.createObjectStore("scans", { keyPath: "sequence", autoIncrement: true });
    scans.createIndex("open", "open");
    scans.createIndex("entryId", "entryId");
  };
  return asked(request);
}

function asked<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The result of the work once all that it wrote is on the disk. */
async function inTransaction<T>(
  db: IDBDatabase,
  mode: "readonly" | "readwrite",
  work: (of: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction(stores, mode, { durability: "strict" });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [result] = await Promise.all([
    work((name) => transaction.objectStore(name)).catch((problem) => {
      transaction.abort();
      throw problem;
    }),
    ended,
  ]);
  return result;
}

function metaIn(of: (name: string) => IDBObjectStore): Promise<Meta> {
  return asked<Meta>(of("meta").get("meta"));
}

/** The scans that have no answer yet, as they are sent. */
async function openScans(
  of: (name: string) => IDBObjectStore,
  most: number,
): Promise<SentScans["scans"]> {
  const open = await asked<KeptScan[]>(of("scans").index("open").getAll(1, most));
  return open.map(({ sequence, entryId, kind, undoes, at }) => ({
    sequence,
    entryId,
    kind,
    ...(undoes && { undoes }),
    at,
  }));
}

/** The last scans of the device, the latest first. */
async function lastScans(of: (name: string) => IDBObjectStore, count: number): Promise<KeptScan[]> {
  const last = await asked<IDBCursor | null>(of("scans").openKeyCursor(null, "prev"));
  if (!last) return [];
  const range = IDBKeyRange.lowerBound(Number(last.key) - count, true);
  return (await asked<KeptScan[]>(of("scans").getAll(range))).reverse();
}

async function seenIn(
  of: (name: string) => IDBObjectStore,
  meta: Meta,
  entry: DeskEntry,
  desk: string,
): Promise<DeskEntry> {
  const scans = await asked<KeptScan[]>(of("scans").index("entryId").getAll(entry.id));
  const open = scans.filter((scan) => scan.open);
  return withHolder(meta, entry, open, desk);
}

function withHolder(
  { installation }: Meta,
  entry: DeskEntry,
  open: readonly KeptScan[],
  desk: string,
): DeskEntry {
  const own = open
    .filter(({ entryId }) => entryId === entry.id)
    .map((scan) => ({ ...scan, installation, desk }));
  const holder = heldLocally<Holder>(entry, own);
  if (!holder) return { ...entry, holder: null };
  const { installation: by, sequence, desk: at, at: time } = holder;
  return { ...entry, holder: { installation: by, sequence, desk: at, at: time } };
}

/** Takes over what the server said. @returns the version of the list on the device */
async function learn(
  of: (name: string) => IDBObjectStore,
  { answers, changes }: DeskAnswer,
): Promise<string> {
  for (const { sequence, answer, before } of answers) {
    const scan = await asked<KeptScan | undefined>(of("scans").get(sequence));
    if (!scan?.open) continue;
    const { open: _, ...kept } = scan;
    await asked(of("scans").put({ ...kept, answer, before }));
  }
  const meta = await metaIn(of);
  const { list } = meta;
  let known = list?.change ?? 0;
  let checkedIn = list?.checkedIn ?? 0;
  for (const { change, entryId, holder } of changes) {
    if (change <= known) continue;
    known = change;
    const entry = await asked<DeskEntry | undefined>(of("entries").get(entryId));
    if (!entry) continue;
    if (!entry.isCancelled) checkedIn += Number(!!holder) - Number(!!entry.holder);
    await asked(of("entries").put({ ...entry, holder }));
  }
  if (!list) return "";
  await asked(of("meta").put({ ...meta, list: { ...list, change: known, checkedIn } }, "meta"));
  return list.version;
}

async function ask<T>(address: string, request: RequestInit): Promise<T | "offline" | "ended"> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(address, { ...request, signal, credentials: "omit" });
    if (answer.status === 410) return "ended";
    return answer.ok ? await answer.json() : "offline";
  } catch {
    return "offline";
  }
}

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, hashBytes)));
}

/** Entries whose names have all the words. */
function named(entries: DeskEntry[], typed: string): DeskEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries.filter(({ name }) => {
    const folded = ` ${fold(name)}`;
    return words.every((word) => folded.includes(word.length < 3 ? ` ${word}` : word));
  });
}
