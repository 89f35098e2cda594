import { z } from "zod";
import { mostPicked } from "#features/races/picking/pickable-race.ts";
import { isId } from "#values/id.ts";
import { keepable, oneLine } from "#values/text/clean.ts";
import { postLimits } from "../reading/post.ts";
import type { PostRequest, SearchTexts, SearchTextsRequest } from "./writing.ts";

/** A topic is a line, not an article. */
const topicLimit = 300;

const line = (limit: number) =>
  z
    .string()
    .nullish()
    .transform((text) =>
      oneLine(text ?? "")
        .slice(0, limit)
        .trim(),
    );

const named = z.looseObject({
  id: z.string().nullish(),
  name: line(postLimits.title),
  race_name: line(postLimits.title),
  date: line(40),
  location: line(200),
});

/** A form has texts only: several ids stand in one field. */
const ids = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,]+/))])
  .nullish()
  .transform((all) => (all ?? []).filter(isId).slice(0, mostPicked));

const call = z.looseObject({
  seo: z
    .union([z.boolean(), z.string().transform((text) => /^(?:1|true|on|yes)$/i.test(text))])
    .nullish()
    .transform(Boolean),
  topic: line(topicLimit),
  title: line(topicLimit),
  content: z
    .string()
    .nullish()
    .transform((text) => keepable((text ?? "").slice(0, postLimits.content))),
  raceIds: ids,
  races: z.array(named).max(mostPicked).nullish().catch(null),
});

/** What `/functions/generate-blog` is called for; a body that is none of it asks for nothing. */
export type WritingCall =
  | { kind: "post"; request: PostRequest }
  | { kind: "search-texts"; request: SearchTextsRequest };

export function readWritingCall(body: unknown): WritingCall {
  const read = call.safeParse(body);
  if (!read.success) return { kind: "post", request: { topic: "", raceIds: [] } };
  const { seo, topic, title, content, raceIds, races } = read.data;
  if (seo) return { kind: "search-texts", request: { topic: topic || title, content } };
  const known = (races ?? []).flatMap(({ id }) => (id && isId(id) ? [id] : []));
  const others = (races ?? [])
    .filter(({ id }) => !id)
    .map(({ name, race_name, date, location }) => ({ name: name || race_name, date, location }))
    .filter(({ name }) => name !== "");
  return { kind: "post", request: { topic, raceIds: [...raceIds, ...known], named: others } };
}

const modelPost = z.object({
  title: z.string().transform(oneLine).pipe(z.string().min(3).max(postLimits.title)),
  content: z
    .string()
    .transform((text) => keepable(text).trim())
    .pipe(z.string().min(200).max(postLimits.content)),
});

/** What a model wrote as a post; `null` if that is none. */
export function readModelPost(value: unknown): z.output<typeof modelPost> | null {
  return modelPost.safeParse(value).data ?? null;
}

const seoText = (limit: number) => z.string().transform(oneLine).pipe(z.string().min(3).max(limit));

const modelSearchTexts = z.object({
  seo_title: seoText(postLimits.seoTitle),
  seo_description: seoText(postLimits.seoDescription),
  seo_keywords: seoText(postLimits.seoKeywords),
});

export function readModelSearchTexts(value: unknown): SearchTexts | null {
  return modelSearchTexts.safeParse(value).data ?? null;
}
