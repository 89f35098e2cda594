import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import { hasLength, isWithin, lengthMatches, placeMatches } from "../filter-conditions.server.ts";
import type { RaceFilters } from "../filters.ts";
import type { Meaning, Term } from "../reading/term.ts";
import { wordPattern } from "./word-pattern.ts";

/** A length among the words finds distances this many metres around it. */
const tolerance = 500;

/** Where the seasons lie half a year later, as races write it, folded. */
const southernCountries =
  "peru,chile,argentina,bolivia,brazil,brasil,paraguay,uruguay,south africa,australia,new zealand".split(
    ",",
  );

/** What a search asks of a race's own row. */
type Asked = {
  filters: RaceFilters;
  terms: readonly Term[];
  /** Patterns of texts with a short word anywhere; without them it is the beginning of a word. */
  within: ReadonlyMap<string, readonly string[]>;
  today: Day;
};

/** The conditions on length and words: the cheap test first, since words are read from the text. */
export function rowMatches(asked: Asked): SQL | undefined {
  return and(lengthMatches(asked.filters), ...asked.terms.map((term) => termMatches(term, asked)));
}

/**
 * The projection of all races that a search leaves, as `s`, for what reads every one of them.
 * `others` is what else they have to meet.
 *
 * Words come first and by themselves: guessing how many races have them, the database would look
 * into the index of words again for every city. Where every word means something else as well
 * (`december`, `trail marathon`) one of them is found by two indexes, since reading the texts of
 * all races takes three times as long.
 */
export function allRaces(asked: Asked, dates: SQL | undefined, others?: SQL): SQL {
  const { filters, terms } = asked;
  if (terms.length === 0) {
    return sql`race_search s where ${and(dates, others, rowMatches(asked))}`;
  }
  const read = (condition: SQL | undefined) => sql`
    select s.race_id, s.start_date, s.facet_id, s.rating10 from race_search s
    where ${and(dates, condition)}`;
  const first = foundByMeaning(terms);
  const meaning = first && meaningMatches(first, asked);
  if (!first || !meaning)
    return sql`(${read(rowMatches(asked))} offset 0) s where ${others ?? sql`true`}`;
  const rest = and(
    lengthMatches(filters),
    ...terms.filter((term) => term !== first).map((term) => termMatches(term, asked)),
  );
  const rows = sql`${read(and(meaning, rest))} union all
    ${read(and(isNamed(first, asked), sql`(${meaning}) is not true`, rest))}`;
  return sql`(${rows} offset 0) s where ${others ?? sql`true`}`;
}

/** The meanings that are not looked for in the texts, those that leave the fewest races first. */
const narrowFirst: Meaning["kind"][] = ["days", "season", "length", "country", "type"];

/** The term that is best found by its meaning; none where a word can be found in the texts. */
function foundByMeaning(terms: readonly Term[]): Term | undefined {
  const places = terms.map(({ meaning }) => (meaning ? narrowFirst.indexOf(meaning.kind) : -1));
  return places.includes(-1) ? undefined : terms[places.indexOf(Math.min(...places))];
}

function termMatches(term: Term, asked: Asked): SQL | undefined {
  const meaning = meaningMatches(term, asked);
  return meaning ? or(meaning, isNamed(term, asked)) : isNamed(term, asked);
}

/** What the filters say where they are asked for the same. */
function meaningMatches({ meaning }: Term, { today }: Pick<Asked, "today">): SQL | undefined {
  switch (meaning?.kind) {
    case undefined:
      return undefined;
    case "length":
      return hasLength(meaning.meters - tolerance, meaning.meters + tolerance);
    case "type":
      return placeMatches({ types: [meaning.type] });
    case "country":
      return placeMatches({ countries: [meaning.country] });
    case "place":
      return sql`s.search_text like ${`% ${literal(fold(meaning.place))}%`}`;
    case "days":
      return isWithin(meaning.days, today);
    case "season":
      return or(
        and(isWithin(meaning.north, today), not(isSouthern)),
        and(isWithin(meaning.south, today), isSouthern),
      );
  }
}

const isSouthern = sql`s.facet_id in (
  select facet_id from race_facets where country_norm in ${southernCountries})`;

function isNamed({ words }: Term, { within }: Pick<Asked, "within">): SQL | undefined {
  return and(
    ...words.map((word) =>
      or(
        ...(within.get(word) ?? [wordPattern(word)]).map(
          (pattern) => sql`s.search_text like ${pattern}`,
        ),
      ),
    ),
  );
}
