let count = 0;

/** A name with this beginning that no other test uses. */
export function uniqueName(beginning: string): string {
  count += 1;
  return `${beginning} ${Date.now().toString(36)} ${process.pid} ${count}`;
}

/** The same as one word of letters and digits. */
export function uniqueWord(beginning: string): string {
  count += 1;
  return `${beginning}${Date.now().toString(36)}${process.pid}x${count}`;
}

/** A mail address that nobody has used before. */
export function newAddress(name = "runner"): string {
  count += 1;
  return `${name}.${Date.now().toString(36)}.${process.pid}.${count}@example.com`;
}
