import { isRouteErrorResponse } from "react-router";

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/**
 * The title of a page that cannot be shown: that of a missing thing only if it is missing.
 * @param error - what its loader threw
 */
export function missingTitle(
  error: unknown,
  title: string,
  failedTitle = "Something went wrong",
): string {
  return statusOf(error) === 404 ? title : failedTitle;
}
