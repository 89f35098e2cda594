import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { DataOwner } from "#features/accounts/personal-data.server.ts";
import { photoKey } from "#features/accounts/profile/commands.server.ts";
import { photoName, photoSides } from "#features/accounts/profile/photo.ts";
import { streamOf } from "#services/files/stream-parts.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import {
  collectPersonalData,
  longLists,
  type PersonalFile,
  personalFiles,
} from "./collect.server.ts";

type Shop = Pick<Services, "db" | "now" | "files">;

/** Bytes that are packed before the next request has its turn. */
const packedAtOnce = 64 * 1024;

/**
 * A ZIP file of everything that is known about the viewer: a list in JSON for each kind, and the files
 * that are kept for them. Most lists are read at once; long ones, and files, are read while it is sent.
 */
export async function archivePersonalData(
  services: Shop,
  viewer: DataOwner,
): Promise<{ name: string; bytes: ReadableStream<Uint8Array> }> {
  const day = toDay(services.now());
  const data = await collectPersonalData(services, viewer);
  const stored = await personalFiles(services, viewer);
  const photo = photoName(String(data.profile?.[0]?.profile_image ?? ""));
  if (photo) stored.unshift({ path: "photo.webp", key: photoKey(photo, photoSides.large) });
  const found = [...Object.entries(data), ...longLists(services, viewer)];
  const lists = [
    { path: "README.txt", texts: [readme(day, found.map(([name]) => name).sort())] },
    ...found.map(([name, rows]) => ({ path: `${name}.json`, texts: jsonOf(rows) })),
  ];
  return { name: `dorsal-data-${day}.zip`, bytes: streamOf(zipped(services, lists, stored)) };
}

async function* zipped(
  { files, now }: Shop,
  lists: readonly { path: string; texts: Iterable<string> | AsyncIterable<string> }[],
  stored: readonly PersonalFile[],
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((problem, bytes) => {
    if (problem) throw problem;
    made.push(bytes);
  });
  const begin = <E extends ZipDeflate | ZipPassThrough>(entry: E): E => {
    entry.mtime = now();
    archive.add(entry);
    return entry;
  };
  for (const { path, texts } of lists) {
    const entry = begin(new ZipDeflate(path, { level: 6 }));
    for await (const text of texts) {
      const bytes = strToU8(text);
      for (let at = 0; at < bytes.length; at += packedAtOnce) {
        entry.push(bytes.subarray(at, at + packedAtOnce));
        yield* made.splice(0);
      }
    }
    entry.push(new Uint8Array(0), true);
  }
  for (const { path, key } of stored) {
    const bytes = await files.stream(key);
    if (!bytes) continue;
    // What apps keep is often packed already.
    const entry = begin(new ZipPassThrough(path));
    for await (const part of bytes) {
      entry.push(part);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
  }
  archive.end();
  yield* made;
}

/** A list in JSON, with a line for each row. */
async function* jsonOf(rows: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

function readme(day: string, names: string[]): string {
  return [
    `What Dorsal knew of you on ${day}.`,
    "",
    "Each file is a list in JSON; an empty list means that there is nothing of its kind:",
    ...names.map((name) => `- ${name}.json`),
    "",
    "Your photo is beside them. A folder with the name of a list holds the files that it tells of.",
    "",
    "Passwords are kept as hashes only and are not part of it, and neither are the keys with which",
    "you sign in.",
    "",
  ].join("\r\n");
}
