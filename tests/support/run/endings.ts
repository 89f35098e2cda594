/** Cleanup functions of the running test file, the latest first. */
const endings: (() => Promise<unknown>)[] = [];

/** Registers a cleanup function for the end of the test file; the latest runs first. */
export function whenFileEnds(end: () => Promise<unknown>): void {
  endings.push(end);
}

/** Runs all cleanup functions of the test file, even if one of them fails. */
export async function endFile(): Promise<void> {
  const problems: unknown[] = [];
  for (const end of endings.splice(0).reverse())
    await end().catch((problem) => problems.push(problem));
  if (problems.length > 0) throw problems[0];
}
