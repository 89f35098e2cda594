/**
 * Lets a button that cannot reach the server, or finds it failing, go back to its earlier state without
 * a message. A redirect, as to the sign-in page, goes on.
 */
export function quietly<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof Response) throw problem;
    console.warn(problem);
    return null;
  });
}
