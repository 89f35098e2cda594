/** The id around a field that was refused, by the name of the field. */
export function wrongFieldId(name: string): string {
  return `wrong-${name}`;
}
