/**
 * The name of a column as people read it.
 * @example columnWords("race_photo") // "Race photo"
 */
export function columnWords(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
