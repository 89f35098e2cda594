import { expect, test } from "vitest";
import { forgetGuest, guestKeyOf, keepGuest, newGuestKey } from "./guest-cookie.server.ts";

const key = "AAAAAAAAAAAAAAAAAAAAAA";

function asked(scheme: "http" | "https", cookie: string) {
  return new Request(`${scheme}://run.test/chat`, { headers: { cookie } });
}

test("over TLS only the name counts that no neighboring host can give a value to", () => {
  const [kept = ""] = keepGuest(asked("https", ""), key).split(";");
  expect(kept).toBe(`__Host-chat_guest=${key}`);
  expect(guestKeyOf(asked("https", kept))).toBe(key);
  expect(guestKeyOf(asked("https", `chat_guest=${key}`))).toBeNull();
  const planted = `chat_guest=BBBBBBBBBBBBBBBBBBBBBB; ${kept}`;
  expect(guestKeyOf(asked("https", planted))).toBe(key);
  expect(forgetGuest(asked("https", planted))).toBe(
    "__Host-chat_guest=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

test("without TLS the plain name counts, and behind a proxy that hides TLS both do", () => {
  const [kept = ""] = keepGuest(asked("http", ""), key).split(";");
  expect(kept).toBe(`chat_guest=${key}`);
  expect(guestKeyOf(asked("http", kept))).toBe(key);
  expect(guestKeyOf(asked("http", `__Host-${kept}`))).toBe(key);
  expect(forgetGuest(asked("http", `__Host-${kept}`))).toContain("__Host-chat_guest=; Max-Age=0");
});

test("a guest's key is random, and a cookie of another shape is no key", () => {
  expect(newGuestKey()).toMatch(/^[\w-]{22}$/);
  expect(newGuestKey()).not.toBe(newGuestKey());
  for (const wrong of ["", "x", `${key}A`, "%00".repeat(22), "__proto__"]) {
    expect(guestKeyOf(asked("http", `chat_guest=${wrong}`))).toBeNull();
  }
});
