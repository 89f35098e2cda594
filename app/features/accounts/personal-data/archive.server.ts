import { strToU8, type Zippable, zip } from "fflate";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { photoKey } from "../profile/commands.server.ts";
import { photoName, photoSides } from "../profile/photo.ts";
import type { Viewer } from "../viewer.ts";
import { collectPersonalData } from "./collect.server.ts";

/** A ZIP file of everything that is known about the viewer, with one JSON file for each kind. */
export async function archivePersonalData(
  services: Pick<Services, "db" | "now" | "files">,
  viewer: Pick<Viewer, "userId" | "email">,
): Promise<{ name: string; bytes: Uint8Array }> {
  const day = toDay(services.now());
  const data = await collectPersonalData(services, viewer);
  const entries: Zippable = { "README.txt": strToU8(readme(day, Object.keys(data))) };
  for (const [name, rows] of Object.entries(data)) {
    entries[`${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  }
  const photo = photoName(String(data.profile?.[0]?.profile_image ?? ""));
  const stored = photo && (await services.files.read(photoKey(photo, photoSides.large)));
  if (stored) entries["photo.webp"] = [new Uint8Array(stored.bytes), { level: 0 }];
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    const options = { mtime: services.now(), level: 6 as const };
    zip(entries, options, (problem, made) => (problem ? reject(problem) : resolve(made)));
  });
  return { name: `dorsal-data-${day}.zip`, bytes };
}

function readme(day: string, names: string[]): string {
  return [
    `What Dorsal knew of you on ${day}.`,
    "",
    "Each file is a list in JSON; an empty list means that there is nothing of its kind:",
    ...names.map((name) => `- ${name}.json`),
    "",
    "Passwords are kept as hashes only and are not part of it, and neither are the keys with which",
    "you sign in.",
    "",
  ].join("\r\n");
}
