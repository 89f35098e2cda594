import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { passing } from "#db/failures/problem.ts";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { noFilters } from "#features/races/filters/filters.ts";
import { placeOf } from "#features/races/race.ts";
import { searchRaces as searchList } from "#features/races/search/search.server.ts";
import { instructions, toolProblems, toolWords } from "./messages.ts";
import { planPace } from "./pace-plan.server.ts";
import {
  compareRaces,
  listReviews,
  raceMarkdown,
  readCourse,
  readRace,
  searchRaces,
} from "./races.server.ts";
import { filterGlossary, type OfferedTool, offeredTools, searchParameters } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

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
