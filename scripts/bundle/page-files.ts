import { existsSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

/** The pages with a limit for their scripts: those where visitors arrive from elsewhere, and the assistant. */
const PAGES = [
  "/app/routes/assistant/conversation/conversation.tsx",
  "/app/routes/experts/apply/apply.tsx",
  "/app/routes/experts/expert.tsx",
  "/app/routes/experts/services.tsx",
  "/app/routes/home/home.tsx",
  "/app/routes/membership/membership.tsx",
  "/app/routes/podcasts/podcast.tsx",
  "/app/routes/races/list.tsx",
  "/app/routes/races/race.tsx",
  "/app/routes/tools/pace/pace.tsx",
];

/** Loaded with every page: the two entries of the framework. */
const FRAME = /\/app\/(?:root|entry\.client)\.tsx$/;

/**
 * What one more file costs a page, in characters of our modules: its request, its imports, and words that
 * it cannot share with another file when both are compressed.
 */
const COST = 2000;

/** Modules that the same file holds, and the pages that load it. */
type Part = { pages: Set<string>; modules: string[]; size: number };

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Puts the modules of the pages above into files, so that a page loads little that it does not use. Modules
 * that the same pages use are in one file, and two files become one where that costs the pages less than
 * a further file. What one page shares with others, but not with the pages above, is in a separate file.
 */
export function pageFiles(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  for (const page of PAGES) {
    const file = new URL(`../..${page}`, import.meta.url);
    if (!existsSync(file)) throw new Error(`The files of scripts are made for ${page}`);
  }
  const places = new Map<string, { pages: number; name: string }>();
  const plugin: Plugin = {
    name: "page-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildEnd() {
      for (const [place, { pages, modules }] of partsOf([...this.getModuleIds()], this).entries()) {
        for (const id of modules) places.set(id, { pages: pages.size, name: `pages-${place}` });
      }
    },
  };
  const groups = PAGES.map((_, index) => {
    const count = PAGES.length - index;
    return {
      name: (id: string) => {
        const place = places.get(id);
        return place?.pages === count ? place.name : null;
      },
      // A group takes along what its modules import, so those of most pages come first.
      priority: 1 + count,
      // A page's own modules stay in its entry.
      minShareCount: count === 1 ? 2 : 1,
    };
  });
  return { plugin, groups };
}

function partsOf(ids: string[], graph: Graph): Part[] {
  const parts = new Map<string, Part>();
  for (const id of ids.filter((one) => one.includes("/app/"))) {
    const pages = FRAME.test(id) ? PAGES : pagesWith(id, graph);
    // Sentences stay with the screens that show them.
    if (pages.length === 0 || (pages.length === 1 && id.endsWith("/messages.ts"))) continue;
    const part = parts.get(pages.join()) ?? { pages: new Set(pages), modules: [], size: 0 };
    part.modules.push(id);
    part.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    parts.set(pages.join(), part);
  }
  return joined([...parts.values()]);
}

/** Joins the two parts that gain most by it, until none do. */
function joined(parts: Part[]): Part[] {
  let best = { gain: 0, pair: [] as Part[] };
  for (const [place, one] of parts.entries()) {
    for (const other of parts.slice(place + 1)) {
      const gain = gainOf(one, other);
      if (gain > best.gain) best = { gain, pair: [one, other] };
    }
  }
  const [one, other] = best.pair;
  if (!one || !other) return parts;
  const both = {
    pages: one.pages.union(other.pages),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
  };
  return joined([...parts.filter((part) => !best.pair.includes(part)), both]);
}

/** What all pages together save in one file: a file less, but the modules that they do not use. */
function gainOf(one: Part, other: Part): number {
  // A file with the modules of a single page holds the page itself.
  if (one.pages.size === 1 || other.pages.size === 1) return 0;
  const added = (part: Part, to: Part) => part.size * to.pages.difference(part.pages).size;
  return COST * one.pages.intersection(other.pages).size - added(one, other) - added(other, one);
}

/** Those of the pages that import a module at once, also by way of others. What they load on demand is left out. */
function pagesWith(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const each of seen) {
    const page = PAGES.find((one) => each.replace(/\?.*/, "").endsWith(one));
    if (page) pages.add(page);
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return [...pages].sort();
}
