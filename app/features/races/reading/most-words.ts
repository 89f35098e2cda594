const more = "(?:(?:de )?mas de|over|above|more than|longer than|arriba de|por encima de)";

/**
 * A most that is said by denying more: `nada de mas de`, `nothing over`, `que no pase de`,
 * `that don't cost more than`. As the source of a regular expression.
 */
export const deniedMore = [
  `(?:nada|nothing|ningun[ao]?|not?) ${more}`,
  "(?:que )?no (?:pas|exced|super)(?:e|en|a|an)(?: mas)?(?: del?)?",
  "(?:que )?no (?:cuest|valg|val)(?:e|en|a|an) mas (?:de|que)",
  `(?:that )?(?:not|don['’]?t|doesn['’]?t|won['’]?t)(?: (?:go|cost|be|run|exceed))? ${more}`,
  "(?:that )?(?:don['’]?t|doesn['’]?t|not) exceed",
].join("|");

/** The most words that such a phrase has. */
export const deniedMoreLimit = 5;
