import type { Database } from "#db/database.ts";
import { peopleFilters, peopleOrders } from "#features/accounts/people/people.ts";
import { openInvitations, searchPeople } from "#features/accounts/people/queries.server.ts";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { claimStatuses } from "#features/claims/claim.ts";
import { searchClaims } from "#features/claims/claims.server.ts";
import { keptMessages } from "#features/contact/message.server.ts";
import { messageStates } from "#features/contact/message.ts";
import { type FigureTab, figureTabs } from "#features/figures/figure.ts";
import { type PeriodId, periodChoices } from "#features/figures/period.ts";
import { sheetOf } from "#features/figures/queries.server.ts";
import { countWatched } from "#features/figures/watched/queries.server.ts";
import { findTwins } from "#features/races/duplicates/duplicates.server.ts";
import { listRaces } from "#features/races/editing/listing.server.ts";
import { type ListingFilters, listingSorts } from "#features/races/editing/listing.ts";
import { listImports } from "#features/races/import/race-imports.server.ts";
import { registrationStatuses } from "#features/registrations/registration.ts";
import { placesOf } from "#features/registrations/roster/queries.server.ts";
import type { RosterFilters } from "#features/registrations/roster/roster.ts";
import { searchRoster } from "#features/registrations/roster/search.server.ts";
import { hiddenByReason, searchReviews } from "#features/reviews/moderation/queries.server.ts";
import { openLog } from "#services/log/log.ts";
import { words } from "../world/vocabulary.ts";

export type Office = {
  db: Database;
  size: number;
  /** A race with very many registrations. */
  race: string;
};
type Question = { list: string; what: string; ask: () => Promise<unknown> };

const frequent = words()[0] ?? "";
const rare = words().at(-40) ?? "";
const ordinary = words()[30] ?? "";
const searches = {
  "a frequent word": frequent,
  "an ordinary word": ordinary,
  "a rare word": rare,
  "no such word": "xqxqxq",
};
const deep = { "a page in the middle": 0.5, "the last page": 1 };

/** Every query of the screens of the back office when they are opened, searched or paged. */
export function officeQuestions(office: Office): Question[] {
  return [
    ...races(office),
    ...registrations(office),
    ...claims(office),
    ...people(office),
    ...reviews(office),
    ...messages(office),
    ...log(office),
    ...figures(office),
  ];
}

function races({ db }: Office): Question[] {
  const services = { db: forgetful(db), now: () => new Date(), log: openLog("silent") };
  const none: ListingFilters = {
    q: "",
    status: null,
    category: null,
    when: null,
    isPremium: false,
    sort: "next" as const,
  };
  const ask = (what: string, filters: Partial<ListingFilters>, page = 1) => ({
    list: "races",
    what,
    ask: () => listRaces(services, { ...none, ...filters }, page),
  });
  return [
    {
      list: "races",
      what: "counts of the tabs",
      ask: () => countWatched(services, ["races", "registrations", "claims"]),
    },
    ...listingSorts.map((sort) => ask(`first page by ${sort}`, { sort })),
    ...listingSorts.map((sort) => ask(`last page by ${sort}`, { sort }, 4000)),
    ...listingSorts.map((sort) => ask(`a frequent word by ${sort}`, { q: frequent, sort })),
    ask("a frequent word, last page", { q: frequent }, 4000),
    ask("a rare word", { q: rare }),
    ask("no such word", { q: "xqxqxq" }),
    ask("two letters", { q: "ma" }),
    ask("a state", { status: "upcoming" }),
    ask("a state without any", { status: "cancelled" }),
    ask("a category", { category: "internal" }),
    ask("upcoming", { when: "upcoming" }),
    ask("past", { when: "past" }),
    ask("premium", { isPremium: true }),
    ask("premium by name", { isPremium: true, sort: "name" }),
    { list: "races", what: "duplicates", ask: () => findTwins(services, null) },
    { list: "races", what: "imports, last page", ask: () => listImports(services, 5000) },
  ];
}

function registrations({ db, size, race }: Office): Question[] {
  const services = { db: forgetful(db), now: () => new Date() };
  const admin = { userId: "", isAdmin: true };
  const none = {
    runner: "",
    race: "",
    raceId: null,
    status: null,
    when: null,
    files: null,
    order: null,
  } as const;
  const ask = (what: string, filters: Partial<RosterFilters>, page = 1) => ({
    list: "registrations",
    what,
    ask: () => searchRoster(services, admin, { ...none, ...filters }, { page, lang: "en" }),
  });
  return [
    ask("first page", {}),
    ...pagesOf(size / 50).map(([what, page]) => ask(what, {}, page)),
    ...Object.entries(searches).map(([what, runner]) => ask(`${what} of a runner`, { runner })),
    ...Object.entries(searches).map(([what, name]) => ask(`${what} of a race`, { race: name })),
    ask("an address", { runner: "person-77" }),
    ask("two letters of a runner", { runner: "ma" }),
    ...registrationStatuses.map((status) => ask(status, { status })),
    ...registrationStatuses.map((status) => ask(`${status}, last page`, { status }, size)),
    ask("upcoming", { when: "upcoming" }),
    ask("past", { when: "past" }),
    ask("past, last page", { when: "past" }, size),
    ask("one race", { raceId: race }),
    ask("one race, last page", { raceId: race }, size),
    ask("every filter", { runner: frequent, race: frequent, status: "confirmed", when: "past" }),
    { list: "registrations", what: "places of a race", ask: () => placesOf(services, race) },
  ];
}

function claims({ db, size }: Office): Question[] {
  const ask = (what: string, filters: Parameters<typeof searchClaims>[1], page = 1) => ({
    list: "claims",
    what,
    ask: () => searchClaims({ db: forgetful(db) }, filters, page),
  });
  return [
    ask("first page", { words: "", status: null }),
    ...pagesOf(size / 50).map(([what, page]) => ask(what, { words: "", status: null }, page)),
    ...Object.entries(searches).map(([what, words]) => ask(what, { words, status: null })),
    ...claimStatuses.map((status) => ask(status, { words: "", status })),
    ask("done, last page", { words: "", status: "done" }, size),
  ];
}

function people({ db, size }: Office): Question[] {
  const services = { db: forgetful(db), now: () => new Date() };
  const ask = (what: string, asked: Partial<Parameters<typeof searchPeople>[1]>, page = 1) => ({
    list: "users",
    what,
    ask: () => searchPeople(services, { words: "", filter: "all", order: null, ...asked }, page),
  });
  return [
    ask("first page", {}),
    ...pagesOf(size / 50).map(([what, page]) => ask(what, {}, page)),
    ...Object.entries(searches).map(([what, words]) => ask(what, { words })),
    ask("a frequent word, last page", { words: frequent }, size),
    ask("one letter", { words: "m" }),
    ask("a part of all addresses", { words: "office" }),
    ...peopleOrders.map((order) => ask(`by ${order}`, { order })),
    ...peopleFilters.map((filter) => ask(filter, { filter })),
    ...peopleFilters.map((filter) => ask(`${filter}, last page`, { filter }, size)),
    ...peopleFilters.map((filter) =>
      ask(`${filter}, a frequent word`, { filter, words: frequent }),
    ),
    { list: "users", what: "invitations", ask: () => openInvitations(services, 1) },
    { list: "users", what: "invitations, last page", ask: () => openInvitations(services, size) },
  ];
}

function reviews({ db, size }: Office): Question[] {
  const ask = (what: string, asked: Partial<Parameters<typeof searchReviews>[1]>, page = 1) => ({
    list: "reviews",
    what,
    ask: () =>
      searchReviews(
        { db: forgetful(db) },
        { words: "", rating: null, withHidden: true, ...asked },
        page,
      ),
  });
  return [
    ask("first page", {}),
    ask("without hidden ones", { withHidden: false }),
    ...pagesOf(size / 20).map(([what, page]) => ask(what, {}, page)),
    ...Object.entries(searches).map(([what, words]) => ask(what, { words })),
    ask("a frequent word, last page", { words: frequent }, size),
    ask("a part of all addresses", { words: "office" }),
    ...[1, 2, 3, 4, 5].map((rating) => ask(`${rating} stars`, { rating })),
    ask("5 stars, last page", { rating: 5 }, size),
    ask("1 star, a frequent word", { rating: 1, words: frequent }),
    { list: "reviews", what: "hidden by reason", ask: () => hiddenByReason({ db: forgetful(db) }) },
  ];
}

function messages({ db, size }: Office): Question[] {
  const ask = (what: string, asked: Partial<Parameters<typeof keptMessages>[1]>, page = 1) => ({
    list: "messages",
    what,
    ask: () => keptMessages({ db: forgetful(db) }, { words: "", state: "all", ...asked }, page),
  });
  return messageStates.flatMap((state) => [
    ask(state, { state }),
    ...pagesOf(size / 20).map(([what, page]) => ask(`${state}, ${what}`, { state }, page)),
    ...Object.entries(searches).map(([what, words]) => ask(`${state}, ${what}`, { state, words })),
    ask(`${state}, a frequent word, last page`, { state, words: frequent }, size),
    ask(`${state}, two letters`, { state, words: "ma" }),
    ask(`${state}, a part of all addresses`, { state, words: "@office" }),
  ]);
}

function log({ db, size }: Office): Question[] {
  const ask = (what: string, about: Parameters<typeof readAuditLog>[1], page = 1) => ({
    list: "audit log",
    what,
    ask: () => readAuditLog({ db: forgetful(db) }, about, page),
  });
  return [
    ask("first page", {}),
    ...pagesOf(size / 50).map(([what, page]) => ask(what, {}, page)),
    ...Object.entries(searches).map(([what, words]) => ask(what, { words })),
    ask("a frequent word, last page", { words: frequent }, size),
    ask("one letter", { words: "m" }),
  ];
}

/** Counts, and then reads again within the half minute for which the counts are remembered. */
function figures({ db }: Office): Question[] {
  const kept = forgetful(db);
  const ask = (database: Database, tab: FigureTab, period: PeriodId) =>
    sheetOf({ db: database, now: () => new Date() }, tab, period);
  return figureTabs.flatMap(({ id, label }) => [
    ...periodChoices.map((period) => ({
      list: "dashboard",
      what: `${label}, ${period.label}`,
      ask: () => ask(forgetful(db), id, period.id),
    })),
    { list: "dashboard", what: `${label}, 12 months, again`, ask: () => ask(kept, id, "12m") },
  ]);
}

function pagesOf(pages: number): [string, number][] {
  return Object.entries(deep).map(([what, share]) => [what, Math.floor(pages * share)]);
}

/** The same database behind another handle, which remembers nothing yet. */
function forgetful(db: Database): Database {
  return Object.create(db) as Database;
}
