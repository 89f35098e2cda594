import { href } from "react-router";
import { series } from "../reading/series.ts";

/** By which programs find the feed from a page. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: series.title,
  href: href("/podcasts/feed.xml"),
} as const;
