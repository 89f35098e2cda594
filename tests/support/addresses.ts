let count = 0;

/** A mail address that nobody has used before. */
export function newAddress(name = "runner"): string {
  count += 1;
  return `${name}.${Date.now().toString(36)}.${process.pid}.${count}@example.com`;
}
