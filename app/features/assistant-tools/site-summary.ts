import { href } from "react-router";
import { apiRoots } from "#features/public-api/reference/api-roots.ts";
import { programPaths } from "#values/web/program-refusal.ts";
import { toolWords } from "./messages.ts";

/** What this site is and where programs find it, for `llms.txt`. Each of its links answers a `GET`. */
export function siteSummary(origin: string): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${origin}${path}): ${about}`;
  return [
    "# Dorsal",
    "",
    "> A hub for runners: races with distances, prices, dates and reviews, experts, articles and " +
      "podcasts, and tools for planning.",
    "",
    "Facts of races come from their organizers; what is missing is not known. Link to the page of " +
      "each race that you name.",
    "",
    "## For programs",
    "",
    link("Reference", href("/developers"), "Accounts, files, events, webhooks, errors and limits"),
    link("OpenAPI 3.1", href("/api/v1/openapi.json"), "Operations, webhooks and examples"),
    ...programPaths.map((path) => {
      const { about } = apiRoots[path];
      return path === "/mcp" ? `- POST ${origin}${path}: ${about}` : link(path, path, about);
    }),
    "",
    "## For other sites",
    "",
    link("Widgets", href("/developers/widgets"), "The card, the rating or a calendar of races"),
    `- oEmbed: JSON for the page of a race at ${origin}${href("/oembed")}?url= and its address`,
    "",
    "## Tools at /mcp",
    "",
    ...Object.entries(toolWords).map(([name, { about }]) => `- ${name}: ${about}`),
    "",
    "## Pages",
    "",
    link(
      "Races",
      href("/races"),
      "All upcoming races, with filters in the address, such as `?near=Cusco&within=100` in kilometers",
    ),
    link("Experts", href("/services"), "Coaches, doctors and other experts for runners"),
    link("Pace", href("/tools/pace"), "A calculator of pace, time and splits"),
    link(
      "Course",
      href("/tools/course/:change?"),
      "Courses from files, and pace plans for their hills",
    ),
    link("Blog", href("/blog"), "Articles"),
    link("Podcasts", href("/podcasts"), "Episodes"),
    "",
    "## Feeds",
    "",
    link("Calendar", href("/races.ics"), "Races by the filters of the list, as iCalendar"),
    link("Articles", href("/blog/feed.json"), "JSON Feed; also as RSS and Atom"),
    link("Episodes", href("/podcasts/feed.xml"), "RSS for podcast players"),
    link("Sitemap", href("/sitemap.xml"), "Every public page"),
    "",
  ].join("\n");
}
