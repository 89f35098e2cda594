import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { DataOwner } from "#features/accounts/personal-data.server.ts";
import { photoName, photoSides } from "#features/accounts/profile/photo.ts";
import { photoKey } from "#features/accounts/profile/profile.server.ts";
import type { ProofProblem } from "#features/accounts/security/messages.ts";
import { whyNotProved } from "#features/accounts/security/proof.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { streamOf } from "#services/files/stream-parts.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import {
  collectPersonalData,
  longLists,
  mostRows,
  type PersonalFile,
  personalFiles,
} from "./collect.server.ts";

type Shop = Pick<Services, "db" | "now" | "files">;

/** A ZIP file without 64-bit sizes holds 4 GiB, which leaves room for the largest stored file after this many bytes. */
const mostBytes = 3.5 * 1024 ** 3;

/**
 * How much an archive holds at most: rows of a list that is not long, and bytes before its last file; and the
 * language of its notes.
 */
type Options = { rows: number; bytes: number; lang: Lang };

/** Bytes that are packed before the next request has its turn. */
const packedAtOnce = 64 * 1024;

/**
 * A ZIP file of everything that is known about the viewer: a list in JSON for each kind, and the files
 * that are kept for them. Most lists are read at once; long ones, and files, are read while it is sent.
 */
export async function archivePersonalData(
  services: Shop,
  viewer: DataOwner,
  { rows = mostRows, bytes = mostBytes, lang }: Partial<Options> & Pick<Options, "lang">,
): Promise<{ name: string; bytes: ReadableStream<Uint8Array> }> {
  const most = { rows, bytes, lang };
  const day = toDay(services.now());
  const data = await collectPersonalData(services, viewer, most.rows);
  const cut = Object.keys(data).filter((name) => (data[name]?.length ?? 0) > most.rows);
  for (const name of cut) data[name] = data[name]?.slice(0, most.rows) ?? [];
  const stored = await personalFiles(services, viewer);
  const photo = photoName(String(data.profile?.[0]?.profile_image ?? ""));
  if (photo) stored.unshift({ path: "photo.webp", key: photoKey(photo, photoSides.large) });
  const found = [...Object.entries(data), ...longLists(services, viewer)];
  const lists = [
    { path: "README.txt", texts: [readme(day, found.map(([name]) => name).sort(), cut, most)] },
    ...found.map(([name, rows]) => ({ path: `${name}.json`, texts: jsonOf(rows) })),
  ];
  return { name: `dorsal-data-${day}.zip`, bytes: streamOf(zipped(services, lists, stored, most)) };
}

async function* zipped(
  { files, now }: Shop,
  lists: readonly { path: string; texts: Iterable<string> | AsyncIterable<string> }[],
  stored: readonly PersonalFile[],
  most: Options,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let size = 0;
  const archive = new Zip((problem, bytes) => {
    if (problem) throw problem;
    size += bytes.length;
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
  const leftOut: string[] = [];
  for (const { path, key } of stored) {
    if (size > most.bytes) {
      leftOut.push(path);
      continue;
    }
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
  if (leftOut.length > 0) {
    const entry = begin(new ZipDeflate("LEFT-OUT.txt", { level: 6 }));
    entry.push(strToU8(leftOutText(leftOut, most.lang)), true);
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

/** Lists the files that did not fit. */
function leftOutText(paths: readonly string[], lang: Lang): string {
  const why = {
    en: [
      "An archive holds at most 4 GB. These files did not fit; you can still download each of them from its",
      "page on Dorsal, or write to us, and we will send them to you:",
    ],
    es: [
      "Un archivo ZIP contiene como máximo 4 GB. Estos archivos no entraron; puedes descargar cada uno desde",
      "su página en Dorsal, o escríbenos y te los enviaremos:",
    ],
  };
  return [...why[lang], "", ...paths, ""].join("\r\n");
}

function readme(day: string, names: string[], cut: readonly string[], most: Options): string {
  const texts = readmeTexts[most.lang];
  return [
    texts.title(day),
    "",
    texts.lists,
    ...names.map((name) => `- ${name}.json${cut.includes(name) ? texts.cut(most.rows) : ""}`),
    "",
    ...(cut.length > 0 ? [texts.rest, ""] : []),
    texts.files,
    "",
    ...texts.passwords,
    "",
  ].join("\r\n");
}

const readmeTexts = {
  en: {
    title: (day: string) => `What Dorsal knew of you on ${day}.`,
    lists: "Each file is a list in JSON; an empty list means that there is nothing of its kind:",
    cut: (rows: number) => `, cut after ${rows} rows`,
    rest: "Write to us for the other rows of the lists that are cut.",
    files:
      "Your photo is beside them. A folder with the name of a list holds the files that it lists.",
    passwords: [
      "Passwords are kept as hashes only and are not part of it, and neither are the keys with which",
      "you sign in.",
    ],
  },
  es: {
    title: (day: string) => `Lo que Dorsal sabía de ti el ${day}.`,
    lists:
      "Cada archivo es una lista en JSON; una lista vacía significa que no hay nada de ese tipo:",
    cut: (rows: number) => `, cortada después de ${rows} filas`,
    rest: "Escríbenos si quieres las demás filas de las listas cortadas.",
    files:
      "Tu foto está junto a ellos. Una carpeta con el nombre de una lista contiene los archivos de esa lista.",
    passwords: [
      "Las contraseñas solo se guardan como hashes y no se incluyen, y tampoco las llaves con las que",
      "inicias sesión.",
    ],
  },
};

const purpose = "personal data";
const goodForSeconds = 120;

/** Lets the viewer, whose identity is proved, download the archive within the next minutes. */
export async function askForArchive(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "tokens">,
  viewer: Pick<Viewer, "userId" | "sessionId">,
  password: string,
): Promise<
  { problem: ProofProblem; field: "password" | null } | { problem: null; ticket: string }
> {
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  const { limits, tokens, now } = services;
  if (!(await limits.allow("personalData", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const expires = new Date(now().getTime() + goodForSeconds * 1000);
  return { problem: null, ticket: tokens.sign(purpose, viewer.sessionId, { expires }) };
}

/** Whether a ticket was made for this session and still works. */
export function isGoodTicket(
  { tokens }: Pick<Services, "tokens">,
  { sessionId }: Pick<Viewer, "sessionId">,
  ticket: string,
): boolean {
  return tokens.read(purpose, ticket) === sessionId;
}
