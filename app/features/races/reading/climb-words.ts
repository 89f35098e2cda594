const climb =
  /^(climb|climbing|elevation|ascent|gain|vert|vertical|desnivel|subida|ascenso|altura|altitud|altimetria|positivo|uphill)$/;
const unit = /^(m|mts?|met(er|re|ro)s?|ft|feet|pies)$/;
const number = /^\d[\d.,]*$/;
const bound =
  /^(with|con|at|least|al|menos|over|above|more|than|mas|de|que|minimum|minimo|under|below|less|up|to|hasta|mayor|menor|a|un|entre|between|higher|arriba|sobre)$/;
const link = /^(of|de|in|d|\+|acumulado|total|positivo|elevation|vertical)$/;

/**
 * How many words at the beginning are metres or feet of climb, which no search can filter by; 0 for none:
 * `over 1000 m of climb`, `mas de 1000 m de desnivel`, `desnivel de 800 m`. They are not a length.
 */
export function climbAt(words: readonly string[]): number {
  const skip = (from: number, among: RegExp) => {
    let at = from;
    while (among.test(words[at] ?? "")) at++;
    return at;
  };
  const first = skip(0, bound);
  if (climb.test(words[first] ?? "")) {
    const amount = skip(skip(first, climb), bound);
    const end = amountAt(words, amount);
    return end > amount ? end : 0;
  }
  const end = amountAt(words, first);
  if (end > first && isAltitude.test(words.slice(0, end).join(" "))) return end;
  const named = skip(end, link);
  return end > first && climb.test(words[named] ?? "") ? skip(named, climb) : 0;
}

/** `Above 3000m`: the longest races are not as long in metres. */
const isAltitude =
  /^(?:over|above|higher than|(?:a )?mas de|arriba de|sobre) [1-9](?:[.,]?\d{3}) ?(?:m|mts?|met(?:er|re|ro)s?)$/;

/** Where an amount of metres or feet ends that begins at a word: `1000 m`, `1000m`; else there. */
function amountAt(words: readonly string[], at: number): number {
  const [amount = "", next = ""] = words.slice(at, at + 2);
  if (/^\d[\d.,]*(m|mts?|ft)\+?$/.test(amount)) return at + 1;
  if (!number.test(amount)) return at;
  return unit.test(next) ? at + 2 : at;
}
