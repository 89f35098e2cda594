import { expect, test } from "../support/test.ts";

const naughty = [
  "",
  " ",
  "\0\0",
  "🏃‍♀️💨",
  "مرحبا\u202e\u2066",
  "<script>alert(1)</script>",
  "'; drop table users; --",
  "%s%n%x{{7*7}}#{7*7}",
  "ana@example.com\r\nBcc: victim@example.com",
  "ana@example.com%0d%0aSet-Cookie: x=1",
  "\ud800",
  "a".repeat(100_000),
];

const forms: [path: string, fields: string[]][] = [
  ["/login", ["email", "password", "remember", "from"]],
  ["/signup", ["email", "password", "confirmation", "from"]],
  ["/forgot-password", ["email"]],
  ["/reset-password", ["password", "confirmation"]],
  ["/login/two-factor", ["code", "trust", "from"]],
  ["/sign-out", ["to"]],
  ["/sandbox/google", ["asked", "name", "email"]],
];

test("every form answers every naughty string with a sentence or a redirect", async ({
  visitor,
}) => {
  for (const [path, fields] of forms) {
    for (const text of naughty) {
      const form = Object.fromEntries(fields.map((name) => [name, text]));
      const answer = await visitor.post(path, form);
      const about = `${path} ${JSON.stringify(text.slice(0, 30))}`;
      expect(answer.status, about).toBeLessThan(500);
      expect(await answer.text(), about).not.toContain("<script>alert(1)</script>");
      const { location = "/", ...headers } = Object.fromEntries(answer.headers);
      expect(location, about).toMatch(/^\/(?![/\\])/);
      expect(JSON.stringify(headers), about).not.toMatch(/x=1|victim/);
    }
  }
});

test("bodies that are not forms, file fields and repeated fields are refused with a message", async ({
  visitor,
}) => {
  const file = new FormData();
  file.append("email", new File(["x"], "x.txt", { type: "text/plain" }));
  const bodies: [type: string | null, body: BodyInit][] = [
    ["application/json", '{"email":"a@example.com"}'],
    [null, file],
    [
      "application/x-www-form-urlencoded",
      "email=a@example.com&email=b@example.com&password=x&password=y",
    ],
  ];
  for (const [path] of forms) {
    for (const [type, body] of bodies) {
      const headers = new Headers(type ? { "content-type": type } : {});
      const init: RequestInit = { method: "POST", headers, body, redirect: "manual" };
      expect((await visitor.fetch(path, init)).status, `${path} ${type}`).toBeLessThan(500);
    }
  }
});

test("the identity library answers only at its few addresses", async ({ visitor }) => {
  const post = async (address: string, content: unknown) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(content);
    return (await visitor.fetch(address, { method: "POST", headers, body })).status;
  };
  const closed = ["sign-up/email", "sign-in/email", "get-session", "update-user", "list-sessions"];
  for (const path of [...closed, "passkey/generate-register-options", "error", "ok"]) {
    expect((await visitor.fetch(`/auth/${path}`)).status, path).toBe(404);
    expect([404, 405], path).toContain(await post(`/auth/${path}`, {}));
  }
  for (const content of [{}, { response: null }, { response: { id: "x" } }, "nonsense"]) {
    const status = await post("/auth/passkey/verify-authentication", content);
    expect(status, JSON.stringify(content)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(content)).toBeLessThan(500);
  }
});
