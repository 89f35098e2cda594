import { expect, test } from "vitest";
import { waitingCookie, waitingValue } from "./waiting-cookie.ts";

const asked = (cookie: string, url = "https://dorsal.example/") =>
  new Request(url, { headers: { cookie } });

test("the waiting token is read back from among other cookies", () => {
  const set = waitingCookie(asked(""), "recovery", { value: "a-b_c.1", seconds: 60 });
  const [pair = "", ...rules] = set.split("; ");
  expect(rules).toEqual(["Max-Age=60", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]);
  expect(waitingValue(asked(`x=1; ${pair}; y=2`), "recovery")).toBe("a-b_c.1");
  expect(waitingValue(asked(pair), "other")).toBeNull();
});

test("a null value removes the cookie, and a plain connection gets no Secure", () => {
  const plain = asked("", "http://127.0.0.1:3000/");
  expect(waitingCookie(plain, "recovery", { value: null, seconds: 60 })).toBe(
    "dorsal.recovery=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  );
});

test.each(["", "dorsal.recovery=", "dorsal.recovery=a%00b", `dorsal.recovery=${"a".repeat(601)}`])(
  "%s is not a token",
  (cookie) => {
    expect(waitingValue(asked(cookie), "recovery")).toBeNull();
  },
);
