import { z } from "zod";
import { readPageNumber } from "#values/form/paging.ts";
import { readWords } from "#values/text/clean.ts";
import { noServiceFilters, type ServiceFilters, serviceTabs } from "./filters.ts";

/** The last page. Visitors who want to see more experts narrow the search. */
const pageLimit = 500;

const tab = z.enum(serviceTabs).catch(noServiceFilters.tab);

/**
 * Reads the filters of the services page from the address. Takes any address: parameters that make no
 * sense count as not set.
 */
export function readServiceFilters(params: URLSearchParams): ServiceFilters {
  return {
    q: readWords(params),
    specialty: readWords(params, "specialty"),
    city: readWords(params, "city"),
    tab: tab.parse(params.get("tab")),
    page: Math.min(readPageNumber(params.get("page")), pageLimit),
  };
}
