-- A type is chosen by its badge, whatever its case is stored as. Without knowing how frequent each
-- is, the database reads all races of a frequent type to show the first page of them.
create statistics race_facets_types on (lower(btrim(race_type))) from race_facets;
analyze race_facets;
