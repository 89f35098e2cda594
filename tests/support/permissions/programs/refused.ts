import { type Attempt, open, type Write } from "../matrix.ts";

/** What programs ask for in vain is refused in their words, and to all roles alike. */
const nothing = {
  "auth/v1/*": "/auth/v1/nothing",
  "realtime/v1/*": "/realtime/v1/nothing",
  "storage/v1/*": "/storage/v1/nothing",
  "functions/*": "/functions/nothing",
} as const;

/** What the public client of the storage can ask for and this site does not have. */
const notOffered = {
  "storage/v1/object/list-v2/*": "/storage/v1/object/list-v2/photos",
  "storage/v1/object/upload/*": "/storage/v1/object/upload/sign/photos/a.jpg",
  "storage/v1/render/*": "/storage/v1/render/image/public/photos/a.jpg",
  "storage/v1/upload/*": "/storage/v1/upload/resumable",
} as const;

const roots = {
  "api/v1": "/api/v1",
  "auth/v1": "/auth/v1",
  "realtime/v1": "/realtime/v1",
  "storage/v1": "/storage/v1",
} as const;

const reading = {
  ...roots,
  "api/v1/openapi.json": "/api/v1/openapi.json",
  "auth/v1/.well-known/jwks.json": "/auth/v1/.well-known/jwks.json",
  "auth/v1/authorize": "/auth/v1/authorize",
  "auth/v1/callback": "/auth/v1/callback",
  "auth/v1/health": "/auth/v1/health",
  "auth/v1/reauthenticate": "/auth/v1/reauthenticate",
  "auth/v1/settings": "/auth/v1/settings",
  "auth/v1/user/identities/authorize": "/auth/v1/user/identities/authorize",
  "realtime/v1/stream": "/realtime/v1/stream",
  "storage/v1/object/info/:bucket/*": "/storage/v1/object/info/photos/a.jpg",
  "storage/v1/object/public/:bucket/*": "/storage/v1/object/public/photos/a.jpg",
} as const;

export const refusedReads: Record<string, Attempt> = Object.fromEntries([
  ...Object.entries(nothing).map(([pattern, path]) => [pattern, open(path, 404)]),
  ...Object.entries(roots).map(([pattern, path]) => [pattern, open(path)]),
  ...Object.entries(notOffered).map(([pattern, path]) => [pattern, open(path, 501)]),
]);

const form = { a: "b" };

export const refusedWrites: Record<string, Write[]> = Object.fromEntries([
  ...Object.entries(nothing).map(([pattern, path]) => [
    pattern,
    [{ what: "nothing is there", ...open(path, 404), form }],
  ]),
  ...Object.entries(notOffered).map(([pattern, path]) => [
    pattern,
    [{ what: "this is not offered", ...open(path, 501), form }],
  ]),
  ...Object.entries(reading).map(([pattern, path]) => [
    pattern,
    [{ what: "this is only read", ...open(path, 405), form }],
  ]),
]);
