/** What ends with the test file that runs, the latest first. */
const endings: (() => Promise<unknown>)[] = [];

/** Keeps what is to be done when the test file is through; the latest comes first. */
export function whenFileEnds(end: () => Promise<unknown>): void {
  endings.push(end);
}

/** Ends all that the test file has opened, also when one of them fails. */
export async function endFile(): Promise<void> {
  const problems: unknown[] = [];
  for (const end of endings.splice(0).reverse())
    await end().catch((problem) => problems.push(problem));
  if (problems.length > 0) throw problems[0];
}
