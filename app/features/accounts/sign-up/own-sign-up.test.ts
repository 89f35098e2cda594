import { expect, test } from "vitest";
import { openTokens } from "#services/limits/tokens.ts";
import {
  ownSignUp,
  ownSignUpCookie,
  signUpAddress,
  signUpAddressCookie,
  signUpWay,
  signUpWayCookie,
  signUpWayToken,
  wayOfLink,
} from "./own-sign-up.server.ts";

let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const tokens = openTokens({ secret: "a secret of the tests with enough letters", now });
const other = openTokens({ secret: "the secret of somebody else, as long", now });
const request = (cookie = "") => new Request("https://dorsal.example/", { headers: { cookie } });
const cookieFor = (address: string, signer = tokens) =>
  ownSignUpCookie({ tokens: signer, now }, request(), { address, id: "7" }).split(";")[0] ?? "";

test("a browser recognises its own sign-up for a day and for its address only", () => {
  const browser = request(cookieFor("ana@example.com"));
  expect(ownSignUp({ tokens }, browser, "ana@example.com")).toBe("7");
  expect(ownSignUp({ tokens }, browser, "eve@example.com")).toBeNull();
  expect(ownSignUp({ tokens }, request(), "ana@example.com")).toBeNull();
  const forged = request(cookieFor("ana@example.com", other));
  expect(ownSignUp({ tokens }, forged, "ana@example.com")).toBeNull();
  time += 24 * 3_600_000;
  expect(ownSignUp({ tokens }, browser, "ana@example.com")).toBeNull();
});

test("a browser remembers where its sign-up leads", () => {
  const wayOf = (from: string, signer = tokens) => {
    const cookie = signUpWayCookie({ tokens: signer, now }, request(), from).split(";")[0];
    return signUpWay({ tokens }, request(cookie));
  };
  expect(wayOf("/membership?plan=sprinter")).toBe("/membership?plan=sprinter");
  expect(wayOf(`/${"a".repeat(199)}`)).toBe(`/${"a".repeat(199)}`);
  expect(wayOf("/")).toBe("/");
  expect(wayOf(`/races?q=${"a".repeat(500)}`)).toBe("/");
  expect(wayOf("https://evil.example/")).toBe("/");
  expect(wayOf("/membership", other)).toBe("/");
  expect(signUpWay({ tokens }, request())).toBe("/");
});

test("the link of a sign-up knows for a day where it leads, and nobody else can say it", () => {
  const wayOf = (from: string, signer = tokens) =>
    wayOfLink({ tokens }, signUpWayToken({ tokens: signer, now }, from) ?? "");
  expect(wayOf("/membership?plan=sprinter")).toBe("/membership?plan=sprinter");
  expect(signUpWayToken({ tokens, now }, "/")).toBeNull();
  expect(signUpWayToken({ tokens, now }, `/${"a".repeat(200)}`)).toBeNull();
  expect(wayOf("https://evil.example/")).toBe("/");
  expect(wayOf("/membership", other)).toBe("/");
  const token = signUpWayToken({ tokens, now }, "/membership") ?? "";
  time += 24 * 3_600_000;
  expect(wayOfLink({ tokens }, token)).toBe("/");
});

test("the sign-in page knows the address of a sign-up for an hour", () => {
  const cookie = signUpAddressCookie({ tokens, now }, request(), "ana@example.com");
  const browser = request(cookie.split(";")[0]);
  expect(signUpAddress({ tokens }, browser)).toBe("ana@example.com");
  expect(signUpAddress({ tokens: other }, browser)).toBeNull();
  time += 3_600_000;
  expect(signUpAddress({ tokens }, browser)).toBeNull();
  expect(signUpAddress({ tokens }, request())).toBeNull();
  expect(signUpAddressCookie({ tokens, now }, request(), null)).toContain("Max-Age=0");
});
