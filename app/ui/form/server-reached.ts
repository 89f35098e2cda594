import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The status of an answer that a page gives itself, because the server could not be reached or failed. */
export const UNREACHED = 503;

/**
 * The `shouldRevalidate` of a page that is loaded again after each form, refused ones too: not after one
 * that did not reach the server.
 */
export function isServerReached({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== UNREACHED;
}
