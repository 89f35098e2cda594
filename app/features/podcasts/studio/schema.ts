import { z } from "zod";
import { textsInJson } from "#values/form/schema.ts";
import { isId } from "#values/id.ts";
import { langs } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { podcastLimits } from "../reading/podcast.ts";
import { episodeMessages as say, studioProblems } from "./messages.ts";
import { episodeLimits, type StudioStep, studioSteps } from "./studio.ts";

const line = z.string().default("").transform(oneLine);
const text = z
  .string()
  .default("")
  .transform((typed) => typed.replace(/\r\n?/g, "\n").trim());

export const topicForm = z.object({
  topic: line
    .refine((topic) => topic !== "", studioProblems["no-topic"])
    .refine(({ length }) => length <= podcastLimits.topic, studioProblems["topic-too-long"]),
});

/** The script as it was typed, and the state of the draft that it is based on. */
export const scriptForm = z.object({
  script: text,
  seen: z.string().max(40).default(""),
  lang: z.enum(langs).catch("en"),
});

export const episodeForm = z.object({
  title: line
    .refine((title) => title !== "", say.titleNeeded)
    .refine(({ length }) => length <= podcastLimits.title, say.titleTooLong),
  description: text.refine(
    ({ length }) => length <= episodeLimits.description,
    say.descriptionTooLong,
  ),
  ai_disclosure: text
    .refine((disclosure) => disclosure !== "", say.disclosureNeeded)
    .refine(({ length }) => length <= episodeLimits.disclosure, say.disclosureTooLong),
  lang: z.enum(langs).catch("en"),
  translation_of: z.guid().nullable().catch(null),
  opened: textsInJson,
});

export type EpisodeForm = z.output<typeof episodeForm>;

/** Shows an episode to visitors, or takes it from them. */
export const statusForm = z.object({ status: z.enum(["published", "draft"]) });

/** The views of the studio; the first is the default. */
const studioViews = ["list", "create", "select-races", "detail", "guide"] as const;
export type StudioView = (typeof studioViews)[number];

const address = z.object({
  view: z.enum(studioViews).catch(studioViews[0]),
  step: z.enum(studioSteps).nullable().catch(null),
});

export type StudioAddress = {
  view: StudioView;
  step: StudioStep | null;
  /** The podcast of the detail view. */
  id: string | null;
  /** The draft of the other views. */
  draft: string | null;
  /** The races that are selected; `null` where the address names none. */
  races: string[] | null;
};

/** Reads what the studio is asked to show. Invalid values are ignored. */
export function readStudioAddress(params: URLSearchParams): StudioAddress {
  const { view, step } = address.parse({ view: params.get("view"), step: params.get("step") });
  const idIn = (name: string) => {
    const value = params.get(name);
    return isId(value) ? value : null;
  };
  const named = params.get("races");
  const races =
    named === null
      ? null
      : [...new Set(named.split(",").filter(isId))].slice(0, podcastLimits.races);
  return { view, step, id: idIn("id"), draft: idIn("draft"), races };
}
