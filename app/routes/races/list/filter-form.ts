/** The id of the form of all filters. What stands above the list belongs to it by this id. */
export const filterForm = "race-filters";
