import { joinIds, type PickableRace } from "#features/races/picking/pickable-race.ts";
import type { Writer } from "#features/writing/writer.ts";
import { type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import type { Lang } from "#values/say.ts";
import type { ImageSource } from "../images/pictures.server.ts";
import { editors, type PostStatus } from "../reading/post.ts";

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
