import { expect, test } from "vitest";
import { idToken } from "../../../tests/support/programs/google.ts";
import { openLog } from "../log/log.ts";
import type { Fetch } from "./google.ts";
import { GOOGLE_KEYS_URL, openGoogleKeys } from "./google-id-tokens.ts";
import { sandboxKey } from "./sandbox.ts";

const key = { clientId: "ours", clientSecret: "secret" };

/** Google, which may be away, and a clock that the test moves. */
function aGoogle() {
  let time = Date.parse("2026-11-20T12:00:00Z");
  let isAway = false;
  let asked = 0;
  const fetch: Fetch = async (url) => {
    expect(url).toBe(GOOGLE_KEYS_URL);
    asked += 1;
    if (isAway) return new Response("Bad Gateway", { status: 502 });
    return Response.json({ keys: [sandboxKey().jwk, { kid: "of another kind", kty: "EC" }] });
  };
  const keys = openGoogleKeys({ key, fetch, log: openLog("silent"), now: () => new Date(time) });
  return {
    asked: () => asked,
    later: (seconds: number) => void (time += seconds * 1000),
    goAway: () => void (isAway = true),
    read: (token: string) => keys.read(token, ""),
    token: () => {
      const iat = time / 1000;
      const who = { sub: "1", email: "gala@gmail.test", email_verified: true };
      return idToken({ iss: "accounts.google.com", aud: "ours", ...who, iat, exp: iat + 3600 });
    },
  };
}

test("AUTHSVC-05 Google is asked for its keys once an hour, and for an unknown name once a minute", async () => {
  const google = aGoogle();
  const good = { problem: null, person: { id: "1", email: "gala@gmail.test" } };
  expect(await google.read(google.token())).toMatchObject(good);
  expect(await google.read(google.token())).toMatchObject(good);
  expect(google.asked()).toBe(1);
  const head = Buffer.from(JSON.stringify({ alg: "RS256", kid: "made up" })).toString("base64url");
  const unknown = () => google.token().replace(/^[^.]+/, head);
  for (const asked of [1, 1]) {
    expect(await google.read(unknown())).toEqual({ problem: "bad-id-token" });
    expect(google.asked()).toBe(asked);
  }
  google.later(61);
  await google.read(unknown());
  await google.read(unknown());
  expect(google.asked()).toBe(2);
  google.later(3601);
  expect(await google.read(google.token())).toMatchObject(good);
  expect(google.asked()).toBe(3);
});

test("AUTHSVC-05 while Google is away, known keys are good for their hour, and then nobody gets in", async () => {
  const google = aGoogle();
  await google.read(google.token());
  google.goAway();
  expect(await google.read(google.token())).toMatchObject({ problem: null });
  google.later(3601);
  expect(await google.read(google.token())).toEqual({ problem: "google-away" });
});
