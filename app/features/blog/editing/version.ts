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
