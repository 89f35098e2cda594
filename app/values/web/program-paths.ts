/** The addresses for programs of other people: apps, sites of organizers, assistants. */
export const programPaths = ["/auth/v1", "/storage/v1", "/realtime/v1", "/api/v1", "/mcp"] as const;
export type ProgramPath = (typeof programPaths)[number];

/**
 * Whether an address is for programs. These addresses read no cookie: a request names its caller itself, so
 * requests from the pages of other sites are as good as any.
 */
export function isForPrograms(pathname: string): boolean {
  return programPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
