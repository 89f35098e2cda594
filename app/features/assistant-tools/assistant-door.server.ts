import {
  createMcpHandler,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { noFilters } from "#features/races/filters/filters.ts";
import { placeOf } from "#features/races/race.ts";
import { searchRaces as searchList } from "#features/races/search/search.server.ts";
import { answered } from "./answered.server.ts";
import { compareRaces } from "./compare.server.ts";
import { readCourse } from "./course.server.ts";
import type { ToolDesk } from "./desk.ts";
import { filterGlossary } from "./filter-glossary.ts";
import { instructions, toolWords } from "./messages.ts";
import { planPace } from "./pace-plan.server.ts";
import { raceMarkdown } from "./race-markdown.ts";
import { readRace, searchRaces } from "./races.server.ts";
import { listReviews } from "./reviews.server.ts";
import { type OfferedTool, offeredTools, searchParameters } from "./schema.ts";

/**
 * Answers one message of an assistant's program. Nothing is kept between two requests, so any copy of
 * the server answers any of them.
 * @param message - the body of the request, already read
 */
export async function answerAssistant(
  desk: ToolDesk,
  request: Request,
  message: object,
): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(desk), {
    keepAliveMs: 0,
    // Nothing here changes by itself, so there is nothing to wait for.
    maxSubscriptions: 0,
  });
  const answer = await handler.fetch(request, { parsedBody: message });
  // Clients of the older protocol get a stream with one event: the tool has ended before it is sent.
  const body = answer.body && (await answer.text());
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** Without sessions there is nobody to notify of a change. */
const fixed = { listChanged: false };

function serverFor(desk: ToolDesk): McpServer {
  const server = new McpServer(
    { name: "dorsal", title: "Dorsal", version: "1.0.0", websiteUrl: desk.origin },
    { instructions, capabilities: { tools: fixed, resources: fixed } },
  );
  offerTools(server, desk);
  offerResources(server, desk);
  return server;
}

function offerTools(server: McpServer, desk: ToolDesk): void {
  server.registerTool(
    "search_races",
    { ...wordsOf("search_races"), ...offeredTools.search_races },
    (asked) => answered(desk, "search_races", () => searchRaces(desk, asked)),
  );
  server.registerTool("get_race", { ...wordsOf("get_race"), ...offeredTools.get_race }, (asked) =>
    answered(desk, "get_race", () => readRace(desk, asked)),
  );
  server.registerTool(
    "list_reviews",
    { ...wordsOf("list_reviews"), ...offeredTools.list_reviews },
    (asked) => answered(desk, "list_reviews", () => listReviews(desk, asked)),
  );
  server.registerTool(
    "race_course",
    { ...wordsOf("race_course"), ...offeredTools.race_course },
    (asked) => answered(desk, "race_course", () => readCourse(desk, asked)),
  );
  server.registerTool(
    "pace_plan",
    { ...wordsOf("pace_plan"), ...offeredTools.pace_plan },
    (asked) => answered(desk, "pace_plan", () => planPace(desk, asked)),
  );
  server.registerTool(
    "compare_races",
    { ...wordsOf("compare_races"), ...offeredTools.compare_races },
    (asked) => answered(desk, "compare_races", () => compareRaces(desk, asked)),
  );
}

/** What a list of tools says about one in words. All of them only read. */
function wordsOf(name: OfferedTool) {
  const { title, about } = toolWords[name];
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return { title, description: about, annotations };
}

const markdown = "text/markdown";

function offerResources(server: McpServer, { services, origin }: ToolDesk): void {
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
async function nextRaces(services: ToolDesk["services"]) {
  const { races } = await searchList(services, noFilters);
  return {
    resources: races.map((race) => ({
      uri: `dorsal://races/${race.id}`,
      name: race.name,
      description: `${race.startDate}, ${placeOf(race)}`,
      mimeType: markdown,
    })),
  };
}
