import { diffLines, diffWordsWithSpace } from "diff";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import type { FieldChange, KeptVersion, TextChange } from "./details.ts";

/** Longer texts are compared line by line: the time grows with the words that differ. */
const wordsUntil = 20_000;

/** A comparison that takes longer is made coarser. */
const patienceMs = 80;

/** Unchanged text around a change; what lies further away is left out. */
const linesAround = 3;

/** What differs between two versions, field by field. */
export async function changesBetween(
  { db }: Pick<Services, "db">,
  before: KeptVersion,
  after: KeptVersion,
): Promise<FieldChange[]> {
  const races = await pickedRaces({ db }, [...before.raceIds, ...after.raceIds]);
  const named = ({ raceIds }: KeptVersion) =>
    raceIds.map((id) => races.find((race) => race.id === id)?.race_name ?? "a deleted race");
  const texts = (version: KeptVersion): Record<string, string> => ({
    title: version.title,
    content: version.content,
    featured_image: version.featured_image ?? "",
    featured_image_alt: version.featured_image_alt ?? "",
    seo_title: version.seo_title ?? "",
    seo_description: version.seo_description ?? "",
    seo_keywords: version.seo_keywords ?? "",
    tags: version.tags.join(", "),
    races: named(version).join(", "),
  });
  const old = texts(before);
  return Object.entries(texts(after))
    .filter(([name, text]) => text !== old[name])
    .map(([name, text]) => ({ name, changes: textChanges(old[name] ?? "", text) }));
}

/** How a text became another one, in pieces. */
export function textChanges(before: string, after: string): TextChange[] {
  return shortenSame(piecesOf(before, after));
}

function piecesOf(before: string, after: string): TextChange[] {
  const isShort = before.length + after.length <= wordsUntil;
  const byWords = isShort ? diffWordsWithSpace(before, after, { timeout: patienceMs }) : undefined;
  const found = byWords ?? diffLines(before, after, { timeout: patienceMs });
  if (!found) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return found.map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function shortenSame(pieces: TextChange[]): TextChange[] {
  return pieces.map((piece, place) => {
    if (piece.kind !== "same") return piece;
    const lines = piece.text.split("\n");
    const isFirst = place === 0;
    const isLast = place === pieces.length - 1;
    const most = isFirst || isLast ? linesAround : 2 * linesAround;
    if (lines.length <= most + 1) return piece;
    const head = isFirst ? [] : lines.slice(0, linesAround);
    const tail = isLast ? [] : lines.slice(-linesAround);
    return { kind: "same", text: [...head, "…", ...tail].join("\n") };
  });
}
