import { href } from "react-router";
import type { ProgramPath } from "#values/web/program-refusal.ts";

type ApiRoot = {
  about: string;
  /** Its chapter on the page for developers. */
  chapter: string;
  /** Where a program continues, by name. */
  links: Record<string, string>;
};

/** What each path for programs holds. All but `/mcp`, which takes `POST` alone, answer with it. */
export const apiRoots = {
  "/auth/v1": {
    about: "Accounts for apps: signing up, signing in, sessions and second steps",
    chapter: "accounts",
    links: {
      settings: href("/auth/v1/settings"),
      keys: href("/auth/v1/.well-known/jwks.json"),
      health: href("/auth/v1/health"),
    },
  },
  "/storage/v1": {
    about: "Files of signed-in people in buckets",
    chapter: "files",
    links: { buckets: href("/storage/v1/bucket") },
  },
  "/realtime/v1": {
    about: "A stream of events for signed-in people",
    chapter: "stream",
    links: { stream: href("/realtime/v1/stream") },
  },
  "/api/v1": {
    about: "Races, distances, reviews and calendars as JSON",
    chapter: "operations",
    links: {
      openapi: href("/api/v1/openapi.json"),
      races: href("/api/v1/races"),
      calendar: href("/api/v1/calendar"),
    },
  },
  "/mcp": {
    about: "Model Context Protocol over HTTP, without sessions and without a key, for reading",
    chapter: "assistants",
    links: {},
  },
} as const satisfies Record<ProgramPath, ApiRoot>;

/** What a program reads at the root of an API. */
export function rootOf(path: ProgramPath, origin: string) {
  const { about, chapter, links } = apiRoots[path];
  return {
    name: "Dorsal",
    about,
    documentation: `${origin}${href("/developers")}#${chapter}`,
    links: Object.fromEntries(Object.entries(links).map(([name, at]) => [name, origin + at])),
  };
}
