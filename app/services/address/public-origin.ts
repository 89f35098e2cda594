/**
 * Where this site is reached, for absolute addresses. APP_URL alone decides; only a server without it,
 * which sends no real mail (see `readConfig`), takes what the request names. The host makes sure that
 * both are the same.
 */
export function originOf(appUrl: string | null, request: Request | undefined): string {
  return appUrl ?? new URL(request?.url ?? "http://localhost").origin;
}
