import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { passing } from "#db/failures/problem.ts";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { type PacePlan, planFor } from "#features/pace/calculation.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, paceHints, problemSentence, timeOrPace } from "#features/pace/messages.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import { findPlannedRace } from "#features/pace/queries.server.ts";
import { noFilters } from "#features/races/filters/filters.ts";
import { placeOf } from "#features/races/race.ts";
import { searchRaces as searchList } from "#features/races/search/search.server.ts";
import type { LengthUnit } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import { instructions, type ToolProblem, toolProblems, toolWords } from "./messages.ts";
import {
  compareRaces,
  listReviews,
  nameOf,
  raceMarkdown,
  readCourse,
  readRace,
  searchRaces,
  type ToolContext,
  type ToolFinding,
} from "./races.server.ts";
import {
  filterGlossary,
  type OfferedTool,
  offeredTools,
  searchParameters,
  type ToolRequest,
} from "./schema.ts";

/**
 * Answers one message of an assistant's program. Nothing is kept between two requests, so any copy of
 * the server answers any of them.
 * @param message - the body of the request, already read
 */
export async function answerAssistant(
  context: ToolContext,
  request: Request,
  message: object,
): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(context), {
    keepAliveMs: 0,
    // Nothing here changes by itself, so there is nothing to wait for.
    maxSubscriptions: 0,
  });
  const accepted = request.headers.get("accept") ?? "*/*";
  const readsJson = /\*\/\*|application\/(?:json|\*)/.test(accepted);
  const asked = readsJson ? acceptingBoth(request) : request;
  const answer = await handler.fetch(asked, { parsedBody: message });
  // Clients of the older protocol get a stream with one event: the tool has ended before it is sent.
  const body = answer.body && (await answer.text());
  const { status, headers } = answer;
  const isStream = headers.get("content-type")?.startsWith("text/event-stream");
  const event = isStream && !accepted.includes("text/event-stream") && onlyEvent(body ?? "");
  if (event) return new Response(event, { status, headers: asJson(headers) });
  return new Response(body, { status, headers });
}

/** The protocol wants both media types accepted; curl and tools without code send one, or any. */
function acceptingBoth({ url, method, headers, signal }: Request): Request {
  const both = new Headers(headers);
  both.set("Accept", "application/json, text/event-stream");
  return new Request(url, { method, headers: both, signal });
}

/** The data of a stream with one event; `null` for any other. */
function onlyEvent(stream: string): string | null {
  const lines = stream.split("\n").filter((line) => line.startsWith("data:"));
  const [line] = lines;
  return line === undefined || lines.length > 1 ? null : line.slice("data:".length).trim();
}

function asJson(headers: Headers): Headers {
  const json = new Headers(headers);
  json.set("Content-Type", "application/json");
  return json;
}

/** Without sessions there is nobody to notify of a change. */
const fixed = { listChanged: false };

function serverFor(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: "dorsal", title: "Dorsal", version: "1.0.0", websiteUrl: context.origin },
    { instructions, capabilities: { tools: fixed, resources: fixed } },
  );
  offerTools(server, context);
  offerResources(server, context);
  return server;
}

function offerTools(server: McpServer, context: ToolContext): void {
  server.registerTool(
    "search_races",
    { ...wordsOf("search_races"), ...offeredTools.search_races },
    (asked) => answered(context, "search_races", () => searchRaces(context, asked)),
  );
  server.registerTool("get_race", { ...wordsOf("get_race"), ...offeredTools.get_race }, (asked) =>
    answered(context, "get_race", () => readRace(context, asked)),
  );
  server.registerTool(
    "list_reviews",
    { ...wordsOf("list_reviews"), ...offeredTools.list_reviews },
    (asked) => answered(context, "list_reviews", () => listReviews(context, asked)),
  );
  server.registerTool(
    "race_course",
    { ...wordsOf("race_course"), ...offeredTools.race_course },
    (asked) => answered(context, "race_course", () => readCourse(context, asked)),
  );
  server.registerTool(
    "pace_plan",
    { ...wordsOf("pace_plan"), ...offeredTools.pace_plan },
    (asked) => answered(context, "pace_plan", () => planPace(context, asked)),
  );
  server.registerTool(
    "compare_races",
    { ...wordsOf("compare_races"), ...offeredTools.compare_races },
    (asked) => answered(context, "compare_races", () => compareRaces(context, asked)),
  );
}

/**
 * What a tool answers: data after its schema, which also stands as text for clients that read only text.
 * A refusal and a failure are results too, in words that an assistant can act on.
 */
async function answered(
  { services, requestId }: ToolContext,
  name: OfferedTool,
  work: () => Promise<ToolFinding>,
): Promise<CallToolResult> {
  try {
    const finding = await work();
    if ("problem" in finding) return refusal(toolProblems[finding.problem]);
    if ("sentence" in finding) return refusal(finding.sentence);
    const structuredContent = offeredTools[name].outputSchema.parse(finding.found);
    return {
      content: [{ type: "text", text: JSON.stringify(structuredContent) }],
      structuredContent,
    };
  } catch (error) {
    services.log.error({ error, id: requestId, tool: name }, "a tool for assistants failed");
    return refusal(toolProblems[passing(error) ? "away" : "failed"]);
  }
}

function refusal(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** What a list of tools says about one in words. All of them only read. */
function wordsOf(name: OfferedTool) {
  const { title, about } = toolWords[name];
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return { title, description: about, annotations };
}

const markdown = "text/markdown";

function offerResources(server: McpServer, { services, origin }: ToolContext): void {
  server.registerResource(
    "filters",
    "dorsal://filters",
    {
      title: "Filters",
      description: "What search_races can look for.",
      mimeType: markdown,
    },
    ({ href: uri }) => ({
      contents: [{ uri, mimeType: markdown, text: filterGlossary(searchParameters()) }],
    }),
  );
  server.registerResource(
    "race",
    new ResourceTemplate("dorsal://races/{id}", { list: () => nextRaces(services) }),
    { title: "Race", description: "A race with all of its facts.", mimeType: markdown },
    async ({ href: uri }, { id }) => {
      const [race] = await raceFactsOf(services, [String(id)]);
      if (!race) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType: markdown, text: raceMarkdown(race, origin) }] };
    },
  );
}

/** The races of the first page of the list. */
async function nextRaces(services: ToolContext["services"]) {
  const { races } = await searchList(services, noFilters);
  return {
    resources: races.map((race) => ({
      uri: `dorsal://races/${race.id}`,
      name: race.name,
      description: `${race.startDate}, ${placeOf(race, "en")}`,
      mimeType: markdown,
    })),
  };
}

/** Pace and splits by the rules of the site's own calculator. */
async function planPace(
  { services, origin }: ToolContext,
  asked: ToolRequest<"pace_plan">,
): Promise<ToolFinding> {
  const race = asked.race_id ? await findPlannedRace(services, asked.race_id, "en") : null;
  if (asked.race_id && !race) return { problem: "unknown-race" };
  const course = race ? courseOf(race, asked) : null;
  if (course && "problem" in course) return course;
  const query = queryOf(asked, race, course);
  if (!query.distance && !course?.meters) return { problem: race ? "no-length" : "no-distance" };
  const { calculation, plan } = planFor(query, asked.unit, course, "en");
  if (plan) {
    const page = origin + paceAddress(query);
    return {
      found: { ...planned(plan, asked.unit), page, ...(race && { race: nameOf(race, origin) }) },
    };
  }
  const [problem] = Object.values(calculation.errors);
  if (problem) return { sentence: problemSentence(problem, asked.unit).en };
  return { sentence: (calculation.hint ? paceHints[calculation.hint] : timeOrPace).en };
}

/** The distance of the race that is meant: the named one, or the only one. */
function courseOf(
  { courses }: RaceToPlan,
  { race_distance: name = "" }: ToolRequest<"pace_plan">,
): Course | { problem: ToolProblem } | null {
  const [only, another] = courses;
  if (name === "") return another ? { problem: "which-distance" } : (only ?? null);
  const wanted = fold(name).trim();
  const meant = courses.find(({ text }) => fold(text).trim() === wanted);
  return meant ?? { problem: "which-distance" };
}

function queryOf(
  { distance = "", time = "", pace = "", unit, faster, every }: ToolRequest<"pace_plan">,
  race: RaceToPlan | null,
  course: Course | null,
): PaceQuery {
  const chosen = { race: race?.id ?? "", course: course?.id ?? "", find: "" };
  return { distance, time, pace, unit, faster, every: every ?? null, ...chosen };
}

function planned({ run, splits, halfway, overLimit }: PacePlan, unit: LengthUnit) {
  return {
    distance: formatMeasured(run.meters, unit, "en"),
    time: formatDuration(run.seconds),
    pace_per_km: formatPace(run, "km"),
    pace_per_mile: formatPace(run, "mi"),
    halfway: formatDuration(halfway),
    splits: splits.map(({ meters, seconds, lap, clock }) => ({
      at: formatMeasured(meters, unit, "en"),
      time: formatDuration(seconds),
      pace: formatPace(lap, unit),
      ...(clock && { clock }),
    })),
    ...(overLimit && { warning: limitWarning(overLimit).en }),
  };
}
