/** Twice the middle of every portrait. */
const width = 480;

/** Paths on the left, each with its mirror image on the right in the same element. */
export function mirrored(paths: string): string {
  return paths.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${path}${mirror(path)}"`);
}

/** A path as in a mirror that stands on the middle. */
export function mirror(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, step: string, rest: string) => {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    return step + numbers.map((number, i) => turned(step, number, i)).join(" ");
  });
}

/** The `i`-th number after a step, of which many draw more than one line. */
function turned(step: string, number: number, i: number): number {
  const kind = step.toLowerCase();
  if (kind === "v") return number;
  if (kind === "a" && i % 7 === 4) return 1 - number;
  const isAcross = kind === "h" || (kind === "a" ? i % 7 === 5 : i % 2 === 0);
  if (!isAcross) return number;
  return step === kind ? -number || 0 : width - number;
}
