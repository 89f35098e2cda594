import type { FieldTexts } from "#values/form/three-way.ts";
import { replacedFields } from "./deed.ts";

/** What the form carries along without a field to type in. */
export const carriedNames = [
  "featured_image",
  "image_source",
  "written_by",
  replacedFields.title,
  replacedFields.content,
] as const;

export type Carried = Record<(typeof carriedNames)[number], string>;

export function carriedIn(text: (name: (typeof carriedNames)[number]) => string): Carried {
  return {
    featured_image: text("featured_image"),
    image_source: text("image_source"),
    written_by: text("written_by"),
    replaced_title: text("replaced_title"),
    replaced_content: text("replaced_content"),
  };
}

/** What is carried once the server has filled some of it. */
export function carriedAfter(carried: Carried, filled: FieldTexts): Carried {
  return carriedIn((name) => filled[name] ?? carried[name]);
}

export function isSameCarried(one: Carried, other: Carried): boolean {
  return carriedNames.every((name) => one[name] === other[name]);
}
