import { joinIds, type PickableRace } from "#features/races/picking/pickable-race.ts";
import type { Writer } from "#features/writing/compared-text.server.ts";
import type { Page } from "#values/form/paging.ts";
import { type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import type { Lang } from "#values/say.ts";
import type { ImageSource } from "../images/pictures.server.ts";
import { editors, type PostStatus } from "../reading/post.ts";

/** What readers see of a post: nothing, from a date in the future on, or all of it. */
export type Publication = "draft" | "scheduled" | "published";

type Dated = { status: PostStatus; publishedAt: Date | null };

/** What administrators write of a post, by the names of its columns. */
export type PostDetails = {
  title: string;
  content: string;
  featured_image: string | null;
  featured_image_alt: string | null;
  image_source: ImageSource | null;
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  author_name: string;
  tags: string[];
  written_by: Writer;
  lang: Lang;
  /** The id of the original in another language. */
  translation_of: string | null;
};

/** What the editor loads. */
export type EditedPost = {
  id: string;
  details: PostDetails;
  status: PostStatus;
  publishedAt: Date | null;
  revision: number;
  races: PickableRace[];
};

/** What a new post begins with. */
export const newPost = {
  author_name: editors,
  written_by: "person",
  lang: "en",
} as const satisfies Partial<PostDetails>;

/** The values of the form's fields. A date is the moment itself, without regard to zones. */
export function postTexts({
  details: { tags, ...columns },
  publishedAt,
  races,
}: Pick<EditedPost, "details" | "publishedAt"> & { races: readonly { id: string }[] }): FieldTexts {
  return {
    ...fieldTexts(columns),
    tags: tags.join(", "),
    published_at: momentText(publishedAt),
    race_ids: joinIds(races),
  };
}

/** The values of the fields that a version keeps. */
export function versionTexts({
  tags,
  raceIds,
  revision: _revision,
  ...columns
}: KeptVersion): FieldTexts {
  return {
    ...fieldTexts(columns),
    tags: tags.join(", "),
    race_ids: joinIds(raceIds.map((id) => ({ id }))),
  };
}

/** To the minute, as the field has it: `2026-12-01T05:30Z`. */
function momentText(moment: Date | null): string {
  return moment ? `${moment.toISOString().slice(0, 16)}Z` : "";
}

/** The columns of a post for the audit log. */
export function postColumnsOf({
  details,
  status,
  publishedAt,
  races,
}: Pick<EditedPost, "details" | "status" | "publishedAt"> & {
  races: readonly { race_name: string }[];
}) {
  return {
    ...details,
    tags: details.tags.join(", "),
    status,
    published_at: publishedAt?.toISOString() ?? null,
    races: races.map(({ race_name }) => race_name).join(", "),
  };
}

/** A version in the list of a post. */
export type VersionLine = {
  revision: number;
  title: string;
  /** Letters of the content. */
  letters: number;
  savedByName: string;
  savedAt: Date;
};

/** What a version keeps. */
export type KeptVersion = {
  revision: number;
  title: string;
  content: string;
  featured_image: string | null;
  featured_image_alt: string | null;
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  tags: string[];
  raceIds: string[];
};

/** A piece of a text that both versions have, or one of them. */
export type TextChange = { kind: "same" | "added" | "removed"; text: string };

/** A field that two versions have differently. */
export type FieldChange = { name: string; changes: TextChange[] };

export function publicationOf({ status, publishedAt }: Dated, now: Date): Publication {
  if (status === "draft") return "draft";
  return publishedAt !== null && publishedAt > now ? "scheduled" : "published";
}

/**
 * From when on readers see a post. Publishing sets it to now, unless a date was chosen: in this form,
 * or earlier for a day that is still to come. A post that is published keeps its date.
 * @param chosen - left out where the form leaves the date as it is; `null` where it was emptied
 */
export function publishedAtAfter(
  before: Dated | null,
  status: PostStatus,
  { chosen, now }: { chosen: Date | null | undefined; now: Date },
): Date | null {
  if (chosen) return chosen;
  const kept = chosen === null && isAhead(before, now) ? null : (before?.publishedAt ?? null);
  if (status === "draft") return chosen === null ? null : kept;
  if (before?.status === "published") return kept ?? now;
  return chosen === undefined && isAhead(before, now) ? kept : now;
}

function isAhead(before: Dated | null, now: Date): boolean {
  return before?.publishedAt != null && before.publishedAt > now;
}

/** What the list can be narrowed to. */
export const postStates = ["all", "draft", "scheduled", "published"] as const;
type PostState = (typeof postStates)[number];

/** An administrator's filters for the list of posts. */
export type OfficePostFilters = { q: string; state: PostState };

export const noOfficePostFilters: OfficePostFilters = { q: "", state: "all" };

/** A post as the list of the back office shows it. */
export type ListedPost = {
  id: string;
  title: string;
  publication: Publication;
  publishedAt: Date | null;
  createdAt: Date;
  authorName: string;
  tags: string[];
  races: number;
  /** Those of them that have changed since the post was compared with them. */
  changedRaces: number;
  /** Work of this administrator that is not saved. */
  hasWork: boolean;
};

export type PostListing = Page<ListedPost>;

/** The parameters of the list's address, without defaults. */
export function postParams({ q, state }: OfficePostFilters): Record<string, string> {
  return { ...(q && { q }), ...(state !== "all" && { status: state }) };
}
