import { existsSync } from "node:fs";

/** The part of the bundler's graph that says who loads a module. */
type Modules = {
  getModuleInfo(id: string): { readonly importers: string[]; readonly isEntry: boolean } | null;
};

/** The pages with the lowest bar of scripts, beside that of a membership. */
const HOME = "/app/routes/home/home.tsx";
const LIST = "/app/routes/races/list.tsx";
const RACE = "/app/routes/races/race.tsx";
const PACE = "/app/routes/tools/pace/pace.tsx";
const MEMBERSHIP = "/app/routes/membership/membership.tsx";

/** A module of so many pages is as good as one of all pages. */
const MOST = 40;

/** It takes so many pages until a file of their own is less than the requests and names it costs. */
const MANY = 7;

for (const page of [HOME, LIST, RACE, PACE, MEMBERSHIP]) {
  const file = new URL(`../..${page}`, import.meta.url);
  if (!existsSync(file)) throw new Error(`The files of scripts are made for ${page}`);
}

/** The frame of the pages: the two entries that the framework loads, and what most pages share. */
export function frameOf(id: string, modules: Modules): string | null {
  if (/\/app\/(?:root|entry\.client)\.tsx$/.test(id)) return "frame";
  return isSentences(id) || pagesWith(id, modules).length < MOST ? null : "frame";
}

/**
 * What the race shares with home or list, and what any of the three shares with many other pages: apart
 * from its own file, a module of two of them would go where the back office's are.
 */
export function racesOf(id: string, modules: Modules): string | null {
  if (isSentences(id)) return null;
  const pages = pagesWith(id, modules);
  const own = racePagesIn(pages);
  const isOfRace = own.length > 1 && own.includes(RACE);
  return isOfRace || (own.length > 0 && pages.length >= MANY) ? "races" : null;
}

/**
 * What one of the three shares with a few others, but not with the other two, in a file with the name
 * of its page: a file of many pages of the back office would bring along all that those share.
 */
export function raceOf(id: string, modules: Modules): string | null {
  const [page, ...others] = racePagesIn(pagesWith(id, modules));
  if (!page || others.length > 0 || isSentences(id)) return null;
  return /\w+(?=\.tsx$)/.exec(page)?.[0] ?? null;
}

/**
 * What the pace calculator shares with others: a line of it in a file of the back office or of reviews
 * would bring all of that file along.
 */
export function paceOf(id: string, modules: Modules): string | null {
  const pages = pagesWith(id, modules);
  const isOther = isSentences(id) || racePagesIn(pages).length > 0 || pages.length >= MANY;
  return !isOther && pages.some((page) => page.endsWith(PACE)) ? "tools" : null;
}

/** What the page of a membership shares with a few others, but not with those of races. */
export function membershipOf(id: string, modules: Modules): string | null {
  const pages = pagesWith(id, modules);
  const isOther = racePagesIn(pages).length > 0 || isSentences(id);
  return !isOther && pages.some((page) => page.endsWith(MEMBERSHIP)) ? "membership" : null;
}

/** What home and list share: the search for races. */
export function searchOf(id: string, modules: Modules): string | null {
  const own = racePagesIn(pagesWith(id, modules));
  return own.length === 2 && !own.includes(RACE) ? "search" : null;
}

/** Sentences stay with the screens that show them. */
function isSentences(id: string): boolean {
  return id.endsWith("/messages.ts");
}

function racePagesIn(pages: string[]): string[] {
  return [HOME, LIST, RACE].filter((page) => pages.some((one) => one.endsWith(page)));
}

/** The pages that import a module at once, also by way of others. What they load on demand is left out. */
function pagesWith(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const each of seen) {
    const info = modules.getModuleInfo(each);
    if (info?.isEntry) pages.add(each.replace(/\?.*/, ""));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...pages];
}
