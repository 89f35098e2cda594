/** What a key for programs may do besides reading what everybody may read. */
export const keyScopes = ["races:write", "registrations:read"] as const;

export type KeyScope = (typeof keyScopes)[number];
