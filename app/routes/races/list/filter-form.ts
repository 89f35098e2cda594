/** The id of the form of all filters. The controls above the list belong to it by this id. */
export const filterForm = "race-filters";
