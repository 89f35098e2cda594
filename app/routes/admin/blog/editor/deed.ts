import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import type { ArticleTree } from "#ui/markdown/article-tree.ts";
import { withQuery } from "#values/address.ts";
import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";

/** What the buttons inside of the editor do, other than to save. */
export const deeds = [
  "write",
  "undo",
  "seo",
  "picture",
  "upload",
  "remove-picture",
  "insert",
  "preview",
  "find-races",
  "add-race",
  "remove-race",
] as const;

export type Deed = (typeof deeds)[number];

/** Where a button sends the form of the editor. */
export function deedPath(action: string, deed: Deed): string {
  return withQuery(action, { do: deed });
}

export function readDeed(params: URLSearchParams): Deed | null {
  const asked = params.get("do");
  return deeds.find((deed) => deed === asked) ?? null;
}

/** The answer to the form of a post: to a save that was refused, or to a button inside of it. */
export type EditorAnswer = EditAnswer & {
  deed: Deed | null;
  /** The fields that the server has filled. */
  filled: FieldTexts;
  races: PickableRace[];
  /** Without scripts: what was searched, and the races that were found. */
  offered: { words: string; found: PickableRace[] } | null;
  preview: ArticleTree | null;
  /** A picture for the text, as Markdown. */
  inserted: string | null;
};

/** The fields that hold what a generated text replaced. */
export const replacedFields = { title: "replaced_title", content: "replaced_content" } as const;
