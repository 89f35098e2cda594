/** What search engines show of a title. */
export const titleLetters = { least: 50, most: 60 } as const;

/** What may follow a short title: it says where the reader will be. */
const endings = [
  " | Dorsal blog for runners",
  " | Dorsal running blog",
  " | Dorsal blog",
  " | Dorsal",
];

/** A title of 50 to 60 letters where the words allow it: never cut inside of a word. */
export function searchTitle(title: string): string {
  const { least, most } = titleLetters;
  if (title.length > most) return shortTitle(title);
  if (title.length >= least) return title;
  const ending = endings.find((each) => title.length + each.length <= most);
  return ending ? title + ending : title;
}

/** Ends where a clause does, else behind a word that can be the last. */
function shortTitle(title: string): string {
  const { least, most } = titleLetters;
  const clauses = [...title.matchAll(/[:,;–—|(]|\s-\s/g)]
    .map(({ index }) => index)
    .filter((index) => index <= most && index >= least / 2);
  const clause = clauses.at(-1);
  if (clause !== undefined) return searchTitle(title.slice(0, clause).trim());
  const words = title
    .slice(0, most + 1)
    .split(/\s+/)
    .slice(0, -1);
  while (words.length > 1 && leadsOn.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/[,;:–—-]+$/, "");
}

/** Words that another one has to follow. */
const leadsOn =
  /^(?:an?|the|of|in|on|at|and|or|to|for|with|without|about|from|by|than|that|is|are|be|as|your|our|its|their|&)$/i;
