/** The anchor of a race's card in a list. */
export function raceAnchor(id: string): string {
  return `race-${id}`;
}
