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

for (const [path, fields] of forms) {
  test(`POST ${path} answers every naughty string with a sentence or a redirect`, async ({
    request,
  }) => {
    for (const text of naughty) {
      const form = Object.fromEntries(fields.map((name) => [name, text]));
      const answer = await request.post(path, { form, maxRedirects: 0 });
      const about = `${path} ${JSON.stringify(text.slice(0, 30))}`;
      expect(answer.status(), about).toBeLessThan(500);
      const body = await answer.text();
      expect(body, about).not.toContain("<script>alert(1)</script>");
      const { location = "/", ...headers } = answer.headers();
      expect(location, about).toMatch(/^\/(?![/\\])/);
      expect(JSON.stringify(headers), about).not.toMatch(/x=1|victim/);
    }
  });
}

test("bodies that are not forms, file fields and repeated fields are refused with a message", async ({
  request,
}) => {
  for (const [path] of forms) {
    const json = await request.post(path, { data: { email: "a@example.com" }, maxRedirects: 0 });
    expect(json.status(), path).toBeLessThan(500);
    const file = { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("x") };
    const upload = await request.post(path, { multipart: { email: file }, maxRedirects: 0 });
    expect(upload.status(), path).toBeLessThan(500);
    const twice = await request.post(path, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      data: "email=a@example.com&email=b@example.com&password=x&password=y",
      maxRedirects: 0,
    });
    expect(twice.status(), path).toBeLessThan(500);
  }
});

test("the identity library answers only at its few addresses", async ({ request }) => {
  const closed = ["sign-up/email", "sign-in/email", "get-session", "update-user", "list-sessions"];
  for (const path of [...closed, "passkey/generate-register-options", "error", "ok"]) {
    expect((await request.get(`/auth/${path}`)).status(), path).toBe(404);
    expect([404, 405]).toContain((await request.post(`/auth/${path}`, { data: {} })).status());
  }
  const passkey = "/auth/passkey/verify-authentication";
  for (const data of [{}, { response: null }, { response: { id: "x" } }, "nonsense"]) {
    const answer = await request.post(passkey, { data });
    expect(answer.status(), JSON.stringify(data)).toBeGreaterThanOrEqual(400);
    expect(answer.status(), JSON.stringify(data)).toBeLessThan(500);
  }
});
