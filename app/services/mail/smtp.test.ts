import { createVerify, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startMailServer } from "../../../tests/support/providers/smtp.ts";
import { readConfig } from "../config.ts";
import type { OutgoingMessage } from "../outbox/outbox.ts";
import { smtp } from "./smtp.ts";

const id = "3f2a0c7e-6f0b-4a86-9d5c-0d3a6d7f1b20";
const row: OutgoingMessage = {
  id,
  channel: "email",
  recipient: "ana@example.com",
  recipientName: 'Ana "La Rápida" <x@y.example>, Ñandú',
  subject: "Lima 42K — ¡nos vemos! 🏃",
  body: "Hello\n.\nDots stay.\n",
  html: "<p>Hello</p>",
  replyTo: null,
  unsubscribeUrl: null,
  attachments: null,
  attempts: 0,
  status: "queued",
  error: null,
  createdAt: new Date("2026-11-20T12:00:00Z"),
  sentAt: null,
  parameters: null,
  lang: null,
  delivery: null,
};
const from = { name: "Dorsal", address: "hello@dorsal.example" };
const bare = { from, replyTo: "answers@dorsal.example", dkim: null };

/** The mail that a real server receives for a row. */
async function deliver(changes: Partial<OutgoingMessage> = {}, settings = {}) {
  const server = await startMailServer();
  await smtp({ ...bare, smtpUrl: server.url, ...settings })({ ...row, ...changes });
  await server.stop();
  const [mail] = server.received;
  if (!mail) throw new Error("Nothing arrived.");
  const [head = "", body = ""] = mail.source.split(/\r\n\r\n([\s\S]*)/);
  return { ...mail, body, head: head.replace(/\r\n[ \t]+/g, " ") };
}

/** The outcome of delivering the row to a server with these answers. */
async function problemAt(options: Parameters<typeof startMailServer>[0], url?: string) {
  const server = await startMailServer(options);
  const smtpUrl = url ?? server.url;
  const problem = await smtp({ ...bare, smtpUrl })(row).then(
    () => null,
    (problem: { kind: string }) => problem.kind,
  );
  await server.stop();
  return problem;
}

test("a mail has one recipient, both forms and the id of its row", async () => {
  const mail = await deliver();
  expect(mail).toMatchObject({ from: "hello@dorsal.example", to: ["ana@example.com"] });
  expect(mail.head).toContain(`Message-ID: <${id}@dorsal.example>`);
  expect(mail.head).toContain("Reply-To: answers@dorsal.example");
  expect(mail.head).toContain("Auto-Submitted: auto-generated");
  expect(mail.head).toMatch(/^To: (?:=\?UTF-8\?\S+\?= )+<ana@example\.com>\r?$/m);
  expect(mail.head.match(/^To:|^Cc:|^Bcc:/gim)).toHaveLength(1);
  expect(mail.head).toContain("multipart/alternative");
  expect(mail.body).toContain("Dots stay.");
  expect(mail.head).not.toContain("List-Unsubscribe");
});

test("a retried mail keeps its id and date", async () => {
  const line = (head: string) => head.match(/^(?:Message-ID|Date): .*$/gm);
  const [first, second] = [await deliver(), await deliver({ attempts: 1 })];
  expect(line(first.head)).toHaveLength(2);
  expect(line(second.head)).toEqual(line(first.head));
});

test("mails other than receipts have one-click unsubscribing", async () => {
  const unsubscribeUrl = "https://dorsal.example/stop/abc.def";
  const { head } = await deliver({ unsubscribeUrl });
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("an attachment arrives with its name and type", async () => {
  const content = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  const attachments = [
    { filename: "race.ics", contentType: "text/calendar; method=PUBLISH", content },
  ];
  const { body } = await deliver({ attachments });
  expect(body).toMatch(/Content-Type: text\/calendar; method=PUBLISH; name=race\.ics/);
  expect(body).toContain("filename=race.ics");
});

test("a mail cannot make the server read a file or an address", async () => {
  const content = { path: "/etc/passwd" } as unknown as string;
  const attachments = [{ filename: "a.txt", contentType: "text/plain", content }];
  await expect(deliver({ attachments })).rejects.toMatchObject({ kind: expect.any(String) });
});

test("with a key every mail is signed, including the headers for unsubscribing", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  // The key in one line, as environment variables of containers have it.
  const { mail } = readConfig({
    SMTP_URL: "smtp://127.0.0.1",
    APP_URL: "https://dorsal.example",
    MAIL_FROM: "Dorsal <hello@dorsal.example>",
    DKIM_DOMAIN: "dorsal.example",
    DKIM_SELECTOR: "mail2026",
    DKIM_PRIVATE_KEY: pem.replaceAll("\n", "\\n"),
  });
  const { head, source } = await deliver(
    { unsubscribeUrl: "https://dorsal.example/stop/a" },
    { dkim: mail?.dkim },
  );
  const [signature = ""] = /^DKIM-Signature: .*$/m.exec(head) ?? [];
  expect(signature).toContain("d=dorsal.example");
  expect(signature).toContain("s=mail2026");
  const signed = /[; ]h=([^;]+)/.exec(signature)?.[1]?.toLowerCase().split(":") ?? [];
  expect(signed).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
  expect(isSignedBy(publicKey.export({ type: "spki", format: "pem" }).toString(), source)).toBe(
    true,
  );
  const forged = source.replace("Subject: ", "Subject: Re: ");
  expect(isSignedBy(publicKey.export({ type: "spki", format: "pem" }).toString(), forged)).toBe(
    false,
  );
});

/** Verifies the only signature of a mail by RFC 6376, with relaxed headers. */
function isSignedBy(publicKey: string, source: string): boolean {
  const [head = ""] = source.split("\r\n\r\n");
  const fields = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const relaxed = (line: string) =>
    line.replace(/^([^:]+):\s*(.*)$/, (_, name: string, value: string) => {
      return `${name.toLowerCase()}:${value.replace(/\s+/g, " ").trim()}`;
    });
  const signature = fields.find((line) => line.startsWith("DKIM-Signature")) ?? "";
  const names = /[; ]h=([^;]+)/.exec(signature)?.[1]?.split(":") ?? [];
  const lines = names.flatMap((name) =>
    fields.filter((line) => line.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`)),
  );
  const b = /b=([^;]*)$/.exec(signature)?.[1]?.replace(/\s/g, "") ?? "";
  const unsigned = relaxed(signature.replace(/b=[^;]*$/, "b="));
  return createVerify("RSA-SHA256")
    .update([...lines.map(relaxed), unsigned].join("\r\n"))
    .verify(publicKey, b, "base64");
}

test("a refusal is final only if it concerns this mail", async () => {
  const refusing = (who: string, code: number) => (address: string) =>
    address.startsWith(who) ? code : 0;
  expect(await problemAt({})).toBeNull();
  expect(await problemAt({ refuse: refusing("ana@", 550) })).toBe("invalid");
  expect(await problemAt({ refuse: refusing("ana@", 450) })).toBe("unavailable");
  // The server refuses the sender: the mail can be sent once the settings are corrected.
  expect(await problemAt({ refuse: refusing("hello@", 550) })).toBe("auth");
  expect(await problemAt({ refuse: refusing("hello@", 451) })).toBe("unavailable");
  expect(await problemAt({ refuse: refusing("the content", 554) })).toBe("invalid");
  expect(await problemAt({ refuse: refusing("the content", 451) })).toBe("unavailable");
  expect(await problemAt({}, "smtp://127.0.0.1:1")).toBe("unavailable");
});

test("a password is used, and a wrong one counts as a mistake in the settings", async () => {
  const server = await startMailServer({ password: "secret" });
  const at = (password: string) =>
    smtp({ ...bare, smtpUrl: `smtp://ana:${password}@127.0.0.1:${server.port}` })(row);
  await at("secret");
  await expect(at("wrong")).rejects.toMatchObject({ kind: "auth" });
  await server.stop();
  expect(server.received).toHaveLength(1);
});

test("a connection that breaks in the middle is retried", async () => {
  const rude = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 hello\r\n");
    socket.once("data", () => socket.destroy());
  });
  await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
  const { port } = rude.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}`;
  await expect(smtp({ ...bare, smtpUrl: url })(row)).rejects.toMatchObject({ kind: "unavailable" });
  rude.close();
});
