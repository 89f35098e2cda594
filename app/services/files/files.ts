import type { Log } from "../log/log.ts";

/** A stored file: its bytes, and the content type of its key's extension. */
type StoredFile = { bytes: Buffer; contentType: string };

/** What is known of a stored file without reading it. */
export type FileFacts = { size: number; contentType: string };

/** A file of a folder, and when it was last put there. */
export type ListedFile = { key: string; storedAt: Date };

/** Bytes of a file, from the first to the last, both included. */
export type FilePart = { start: number; end: number };

/**
 * Storage for uploaded and generated files. A key is a relative path such as
 * `podcasts/3f2a/episode.mp3`; the caller chooses it, and its extension is the type of the file.
 */
export type Files = {
  /** Stores the whole file or nothing, and replaces a file with the same key. A blob is read bit by bit. */
  put(key: string, bytes: Uint8Array | Blob): Promise<void>;
  /** `null` when the file does not exist. */
  read(key: string): Promise<StoredFile | null>;
  /** `null` when the file does not exist. */
  find(key: string): Promise<FileFacts | null>;
  /**
   * The file, or a part of it, without holding it in memory; bytes beyond its end are left out. `null`
   * when the file does not exist. The caller reads the stream to its end or cancels it.
   */
  stream(key: string, part?: FilePart): Promise<ReadableStream<Uint8Array> | null>;
  /** Removing a file that does not exist is not an error. */
  remove(key: string): Promise<void>;
  /**
   * The files below a folder such as `blog` or `blog/3f2a`, folder by folder in the order of their
   * names. What is not under a well-formed key is left out.
   */
  list(folder: string): AsyncIterable<ListedFile>;
};

const CONTENT_TYPES: Record<string, string> = {
  bin: "application/octet-stream",
  csv: "text/csv; charset=utf-8",
  fit: "application/vnd.ant.fit",
  gpx: "application/gpx+xml",
  jpg: "image/jpeg",
  json: "application/json",
  kml: "application/vnd.google-earth.kml+xml",
  mp3: "audio/mpeg",
  pdf: "application/pdf",
  png: "image/png",
  tcx: "application/vnd.garmin.tcx+xml",
  webp: "image/webp",
};

const FOLDER = /^[a-z0-9][a-z0-9_-]{0,79}(?:\/[a-z0-9][a-z0-9_-]{0,79}){0,4}$/;

const KEY = /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,5}[a-z0-9][a-z0-9_-]{0,79}\.([a-z0-9]{2,4})$/;

/**
 * The content type of a well-formed key. Keys have no dots but the one before the ending, no empty
 * parts and nothing to climb out of a directory with.
 * @throws {RangeError} for any other key
 */
export function contentTypeOf(key: string): string {
  const contentType = typeOf(key);
  if (!contentType) throw new RangeError(`Not a file key: ${JSON.stringify(key.slice(0, 100))}`);
  return contentType;
}

export function isKey(text: string): boolean {
  return typeOf(text) !== undefined;
}

function typeOf(text: string): string | undefined {
  return CONTENT_TYPES[KEY.exec(text)?.[1] ?? ""];
}

/** @throws {RangeError} for what could lead out of the store */
export function checkFolder(folder: string): void {
  if (!FOLDER.test(folder)) {
    throw new RangeError(`Not a folder of files: ${JSON.stringify(folder.slice(0, 100))}`);
  }
}

const mostAtOnce = 200;

/**
 * Removes the files of a folder that nothing uses.
 * @param before - files that were stored later stay: they may wait to be used
 * @param usedOf - those of some keys that are used
 */
export async function removeUnused(
  files: Files,
  folder: string,
  { before, usedOf }: { before: Date; usedOf: (keys: string[]) => Promise<(string | null)[]> },
): Promise<void> {
  let old: string[] = [];
  const sweep = async () => {
    const used = new Set(await usedOf(old));
    for (const key of old) if (!used.has(key)) await files.remove(key);
    old = [];
  };
  for await (const { key, storedAt } of files.list(folder)) {
    if (storedAt < before) old.push(key);
    if (old.length >= mostAtOnce) await sweep();
  }
  if (old.length > 0) await sweep();
}

/**
 * Removes stored files, a batch at a time, until none is found. A file goes before its row: one that
 * cannot be removed is logged, left out of the next batches, and found again the next time.
 * @param work.find - the next batch, without the rows of these ids
 * @param work.forget - what is done to the rows whose files are gone; never called without one
 */
export async function forgetStored(
  { files, log }: { files: Pick<Files, "remove">; log: Pick<Log, "error"> },
  work: {
    find(stuck: readonly string[]): Promise<{ id: string; file: string | null }[]>;
    forget(ids: string[]): Promise<unknown>;
    failure: string;
  },
): Promise<void> {
  const stuck: string[] = [];
  for (;;) {
    const found = await work.find(stuck);
    if (found.length === 0) return;
    const gone: string[] = [];
    for (const { id, file } of found) {
      try {
        if (file) await files.remove(file);
        gone.push(id);
      } catch (error) {
        log.error({ error, file }, work.failure);
        stuck.push(id);
      }
    }
    if (gone.length > 0) await work.forget(gone);
  }
}

/** A stored file with the name under which it is saved. */
export type Download = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a stored file that somebody saves.
 * @param name - without an ending, which is that of the stored file
 * @returns `null` when the file does not exist
 */
export async function readDownload(
  files: Pick<Files, "read">,
  key: string,
  name: string,
): Promise<Download | null> {
  const stored = await files.read(key);
  if (!stored) return null;
  const ending = /\.(\w+)$/.exec(key)?.[1] ?? "bin";
  return {
    name: `${name}.${ending}`,
    type: stored.contentType,
    bytes: new Uint8Array(stored.bytes),
  };
}
