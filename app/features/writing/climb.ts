/** A climb as an organizer wrote it. */
type Climb = { meters: number; isApproximate: boolean };

/**
 * Reads the meters of a climb; `null` for anything else.
 * @example readClimb("about 1,250 m") // { meters: 1250, isApproximate: true }
 */
export function readClimb(text: string): Climb | null {
  const [, about, number = ""] = climb.exec(text.trim()) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
  const meters = Number(isGrouped ? number.replace(/[.,]/g, "") : number);
  return meters > 0 ? { meters, isApproximate: about !== undefined } : null;
}

const climb =
  /^(about |unos |approx\.? |aprox\.? |around |ca\.? |~ ?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:\.\d+)?) ?(?:m|met(?:er|re|ro)s?)?\+?$/i;
