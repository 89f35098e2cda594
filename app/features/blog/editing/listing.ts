import type { Page } from "#values/form/paging.ts";
import type { Publication } from "./details.ts";

/** What the list can be narrowed to. A scheduled post counts as published. */
export const postStates = ["all", "draft", "published"] as const;
export type PostState = (typeof postStates)[number];

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
