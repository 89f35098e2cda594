import { z } from "zod";
import { mostPicked, splitIds } from "#features/races/picking/pickable-race.ts";
import { articleLimits } from "#ui/markdown/article-tree.ts";
import { markdownSize } from "#ui/markdown/markdown-size.ts";
import { keepableTexts, textsInJson } from "#values/form/schema.ts";
import { isId } from "#values/id.ts";
import { langs } from "#values/say.ts";
import { oneLine, readWords } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { hasAuthorNote } from "../reading/author-note.ts";
import { editors, postLimits as most } from "../reading/post.ts";
import { type OfficePostFilters, type PostDetails, postStates } from "./details.ts";
import { postProblems, postMessages as say } from "./messages.ts";
import { fromLocal, knownZone } from "./zone.ts";

const longestAddress = 2000;

const line = (letters: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .refine((typed) => typed.length <= letters, say.tooLong(letters));

const optionalLine = (letters: number) => line(letters).transform((typed) => typed || null);

/** Markdown, with the line ends of our texts. */
const content = z
  .string()
  .default("")
  .transform((typed) => typed.toWellFormed().replaceAll("\r\n", "\n"))
  .superRefine((typed, check) => {
    const message = tooHeavy(typed);
    if (message) check.addIssue({ code: "custom", message });
  });

function tooHeavy(text: string): string | null {
  if (text.length > most.content) return say.tooLong(most.content);
  const { lines, headings, cells } = markdownSize(text);
  if (headings > articleLimits.headings) return say.tooManyHeadings(articleLimits.headings);
  if (cells > articleLimits.cells) return say.tooManyCells(articleLimits.cells);
  if (lines > articleLimits.lines) return say.tooManyLines(articleLimits.lines);
  return null;
}

const ownPicture = /^\/media\/blog\/[\w./-]+$/;

const picture = z
  .string()
  .default("")
  .transform((typed) => typed.trim() || null)
  .refine(
    (address) =>
      address === null ||
      (address.length <= longestAddress && (ownPicture.test(address) || isWebAddress(address))),
    say.pictureNeeded,
  );

const tags = z
  .string()
  .default("")
  .transform((typed) => tidyTags(typed))
  .refine((list) => list.length <= most.tags, say.tooManyTags(most.tags))
  .refine((list) => list.every(({ length }) => length <= most.tag), say.tagTooLong(most.tag));

/** `Trail, trail ,Lima` becomes `["Trail", "Lima"]`. */
function tidyTags(typed: string): string[] {
  const list = new Map<string, string>();
  for (const part of typed.split(",")) {
    const tag = oneLine(part);
    if (tag && !list.has(tag.toLowerCase())) list.set(tag.toLowerCase(), tag);
  }
  return [...list.values()];
}

const raceIds = z
  .string()
  .default("")
  .transform((field) => splitIds(field).filter(isId))
  .refine(({ length }) => length <= mostPicked, say.tooManyRaces(mostPicked));

/** The form of a post. `status` is the button that was pressed. */
export const postForm = z
  .object({
    title: line(most.title),
    content,
    featured_image: picture,
    featured_image_alt: optionalLine(most.imageAlt),
    image_source: z.enum(["upload", "model", "drawn"]).nullable().catch(null),
    seo_title: optionalLine(most.seoTitle),
    seo_description: optionalLine(most.seoDescription),
    seo_keywords: optionalLine(most.seoKeywords),
    author_name: line(most.authorName).transform((name) => name || editors),
    tags,
    written_by: z.enum(["person", "built-in", "model"]).catch("person"),
    lang: z.enum(langs).catch("en"),
    translation_of: z.guid().nullable().catch(null),
    published_at: z.string().default(""),
    zone: z.string().optional().transform(knownZone),
    race_ids: raceIds,
    status: z.enum(["draft", "published"]).catch("draft"),
    opened: textsInJson,
    draft_id: z.guid().nullable().catch(null),
  })
  .superRefine(({ title, content, status }, check) => {
    if (!title || !content.trim()) {
      check.addIssue({ code: "custom", path: [], message: postProblems["not-whole"] });
    } else if (status === "published" && hasAuthorNote(content)) {
      check.addIssue({ code: "custom", path: ["content"], message: say.noteLeft });
    }
  })
  .transform(({ published_at, zone, ...form }, check) => {
    const publishedAt = published_at ? fromLocal(published_at, zone) : null;
    if (published_at && !publishedAt) {
      check.addIssue({ code: "custom", path: ["published_at"], message: say.dateNeeded });
      return z.NEVER;
    }
    return { ...form, publishedAt };
  });

export type PostForm = z.output<typeof postForm>;

/** The fields of the form that are stored unchanged. */
export function detailsOf(form: PostForm): PostDetails {
  const {
    publishedAt: _at,
    race_ids: _races,
    status: _status,
    opened: _opened,
    draft_id: _draft,
    ...details
  } = form;
  return { ...details, image_source: details.featured_image ? details.image_source : null };
}

const listing = z.object({
  q: z.string(),
  state: z.enum(postStates).catch("all"),
}) satisfies z.ZodType<OfficePostFilters>;

/** Reads the filters of the list of posts. Invalid values are ignored. */
export function readPostFilters(params: URLSearchParams): OfficePostFilters {
  return listing.parse({ q: readWords(params), state: params.get("status") });
}

/** Fields of work in progress: names and texts, whatever the form has. */
export const draftFields = keepableTexts;

const yes = z
  .string()
  .optional()
  .transform((value) => value === "yes");

/** What a tab of the editor tells: that it is open, what was typed in it, that it is left. */
export const workForm = z.object({
  draft_id: z.guid().nullable().catch(null),
  post_id: z.guid().nullable().catch(null),
  tab: z.guid().nullable().catch(null),
  zone: z.string().optional(),
  work: textsInJson,
  leave: yes,
  throw_away: yes,
  to: z.string().optional(),
});

/** Of the database. */
const largestInteger = 2_147_483_647;

/** The versions that a page compares, and the one that is taken back. */
export function readRevision(text: unknown): number | null {
  const number = typeof text === "string" && text !== "" ? Number(text) : Number.NaN;
  return Number.isInteger(number) && number >= 0 && number <= largestInteger ? number : null;
}
