import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Facts } from "./facts.tsx";

const feeds = [
  {
    path: "/races.ics",
    about: "Races as iCalendar, with the filters of the list: ?country=Peru&type=Trail.",
  },
  { path: "/races/{id}/calendar.ics", about: "One race as iCalendar." },
  {
    path: "/blog/feed.json, /blog/feed.xml, /blog/atom.xml",
    about: "Articles as JSON Feed, RSS and Atom; ?tag= narrows them.",
  },
  { path: "/podcasts/feed.xml", about: "Episodes as RSS for podcast players." },
  {
    path: "/oembed?url=",
    about:
      "oEmbed in JSON for the address of a race, at most as large as maxwidth and maxheight allow. 404 for any other address.",
  },
  { path: "/sitemap.xml", about: "Every public page." },
  { path: "/llms.txt", about: "This site for assistants." },
];

/** What other sites and readers take without a program. */
export function Feeds() {
  return (
    <>
      <p>
        None of these needs a key, and pages of other sites may read them.{" "}
        <TextLink to={href("/developers/widgets")}>Widgets</TextLink> show a race, its rating or a
        calendar on your own site.
      </p>
      <Facts facts={feeds.map(({ path, about }) => ({ name: <code>{path}</code>, about }))} />
    </>
  );
}
