import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { bossJobs } from "../jobs/pg-boss.ts";
import type { WhatsAppSettings } from "./config.ts";
import { noteDeliveries, readNews, signatureOf } from "./webhook.ts";
import { cloudApi, openWhatsApp } from "./whatsapp.ts";

const now = () => new Date();
const settings: WhatsAppSettings = {
  token: "secret",
  phoneNumberId: "123456789012345",
  appSecret: "secret of the app",
  verifyToken: "word of ours",
  templates: { es: { name: "aviso_carrera", language: "es_MX" } },
  codeTemplates: { es: { name: "codigo", language: "es" } },
};

/** A local server with the protocol of the Cloud API: it records messages and can refuse them. */
async function startCloud() {
  const taken: unknown[] = [];
  const state = { status: 200, code: 0 };
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, code: number) =>
      answer(status, { error: { code, message: "Refused", error_data: { details: "Why" } } });
    void text(request).then((body) => {
      if (state.status !== 200) return refuse(state.status, state.code);
      if (request.headers.authorization !== `Bearer ${settings.token}`) return refuse(401, 190);
      if (request.url !== `/v23.0/${settings.phoneNumberId}/messages`) return refuse(404, 100);
      const message: { to: string } = JSON.parse(body);
      if (message.to === "15005550001") return refuse(400, 131026);
      taken.push(message);
      return answer(200, { messages: [{ id: "wamid.1" }] });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as { port: number };
  const fetchHere: typeof fetch = (address, init) => {
    const { origin, pathname } = new URL(String(address));
    expect(origin).toBe("https://graph.facebook.com");
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
  return { taken, state, fetch: fetchHere };
}

const cloud = await startCloud();
const write = (lang: Lang) => ({
  parameters: ["Carrera", lang === "es" ? "Cambio de salida" : "New start", "https://x.example/1"],
  text: "Carrera: Cambio de salida\nhttps://x.example/1",
});

for (const { name, mode, own } of [
  { name: "the sandbox", mode: "sandbox", own: null },
  { name: "the Cloud API", mode: "live", own: settings },
] as const) {
  const database = await openTestDatabase();
  const { db } = database;
  const log = { warn() {}, error() {} };
  const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
  const tries = { retries: 2, retryAfter: 1 };
  const options = { db, now, log, jobs, settings: own, tries, allowsSandbox: true };
  const whatsapp = openWhatsApp({ ...options, fetch: cloud.fetch, sandboxSecret: "sandbox" });
  await jobs.start();
  afterAll(() => jobs.stop());
  const find = async (id: string) => {
    const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
    return row;
  };

  describe(`messages by ${name}`, () => {
    test("a message leaves as the approved template", async () => {
      expect(whatsapp.mode).toBe(mode);
      const id = await whatsapp.send({ number: "+51987654321", lang: "es" }, write);
      await expect.poll(() => find(id)).toMatchObject({ channel: "whatsapp", status: "sent" });
      if (mode === "live") {
        expect(await find(id)).toMatchObject({ body: "", parameters: null });
        expect(cloud.taken).toMatchObject([
          {
            messaging_product: "whatsapp",
            to: "51987654321",
            type: "template",
            biz_opaque_callback_data: id,
            template: {
              name: "aviso_carrera",
              language: { code: "es_MX" },
              components: [{ parameters: [{ text: "Carrera" }, { text: "Cambio de salida" }, {}] }],
            },
          },
        ]);
      } else {
        await expect.poll(() => find(id)).toMatchObject({ delivery: "delivered" });
        expect((await find(id))?.body).toContain("Cambio de salida");
      }
    });

    test("a code leaves as the template of codes, with the button that copies it", async () => {
      cloud.taken.length = 0;
      const id = await whatsapp.sendCode({ number: "+51987654321", lang: "es" }, "042042");
      await expect.poll(() => find(id)).toMatchObject({ status: "sent", lang: "es" });
      if (mode === "live") {
        expect(await find(id)).toMatchObject({ body: "", parameters: null });
        const parameters = [{ type: "text", text: "042042" }];
        expect(cloud.taken).toMatchObject([
          {
            template: {
              name: "codigo",
              components: [
                { type: "body", parameters },
                { type: "button", sub_type: "url", index: "0", parameters },
              ],
            },
          },
        ]);
      } else expect((await find(id))?.body).toBe("Tu código de verificación es 042042.");
    });

    test("a number without an account is not tried again", async () => {
      const id = await whatsapp.send({ number: "+15005550001", lang: "en" }, write);
      await expect.poll(() => find(id)).toMatchObject({ status: "failed", attempts: 1 });
      expect((await find(id))?.error).toContain("131026");
    });

    test("a malformed number and what does not fit a template are refused at once", async () => {
      for (const number of ["", "987654321", "+51 987 654 321"]) {
        await expect(whatsapp.send({ number, lang: "es" }, write)).rejects.toMatchObject({
          kind: "invalid",
        });
      }
      for (const place of ["", " ", "a\nb", "a    b", "x".repeat(1025)]) {
        const sent = whatsapp.send({ number: "+51987654321", lang: "es" }, () => ({
          parameters: [place],
          text: "",
        }));
        await expect(sent).rejects.toMatchObject({ kind: "invalid" });
      }
    });
  });
}

test.each([
  [401, 190, "auth"],
  [400, 368, "auth"],
  [400, 130429, "rate"],
  [429, 4, "rate"],
  [400, 131056, "rate"],
  [400, 131026, "invalid"],
  [400, 132001, "invalid"],
  [400, 131000, "unavailable"],
  [500, 2, "unavailable"],
  [503, 131016, "unavailable"],
])("a refusal with status %i and code %i is %s", async (status, code, kind) => {
  Object.assign(cloud.state, { status, code });
  const message = {
    id: "1",
    recipient: "+51987654321",
    template: { name: "aviso", language: "es" },
    parameters: ["a"],
    isCode: false,
  };
  await expect(cloudApi(settings, cloud.fetch)(message)).rejects.toMatchObject({ kind });
  Object.assign(cloud.state, { status: 200 });
});

test("a server that is silent or away is not there", async () => {
  const message = {
    id: "1",
    recipient: "+51987654321",
    template: { name: "aviso", language: "es" },
    parameters: ["a"],
    isCode: false,
  };
  const away = cloudApi(settings, () => fetch("http://127.0.0.1:1"));
  await expect(away(message)).rejects.toMatchObject({ kind: "unavailable" });
  const silent = cloudApi(settings, async () => {
    throw new DOMException("late", "TimeoutError");
  });
  await expect(silent(message)).rejects.toMatchObject({ kind: "timeout" });
});

const news = (value: object) =>
  JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] });

test("news count only with the signature of the app, byte for byte", () => {
  const payload = news({
    messages: [
      { from: "PE.13491208655302741918", timestamp: "1796083200", text: { body: "STOP" } },
      { from: "5215512345678", timestamp: "1796083200", text: { body: "Baja, por favor" } },
      { from: "51987654321", timestamp: "1796083201", text: { body: "¡Alta!" } },
      { from: "51987654321", timestamp: "1796083202", text: { body: "Start at seven?" } },
      { from: "51987654321", timestamp: "1796083203", text: { body: "START: 012 345." } },
    ],
  });
  const signature = signatureOf(settings.appSecret, payload);
  expect(readNews(settings.appSecret, { payload, signature }).answers).toEqual([
    {
      number: "+525512345678",
      takesMessages: false,
      at: new Date("2026-12-01T00:00:00Z"),
      code: null,
    },
    {
      number: "+51987654321",
      takesMessages: true,
      at: new Date("2026-12-01T00:00:01Z"),
      code: null,
    },
    {
      number: "+51987654321",
      takesMessages: true,
      at: new Date("2026-12-01T00:00:03Z"),
      code: "012345",
    },
  ]);
  const forged = [
    { payload, signature: "" },
    { payload, signature: signatureOf("another", payload) },
    { payload: `${payload} `, signature },
  ];
  for (const sent of forged) {
    expect(() => readNews(settings.appSecret, sent)).toThrow("whatsapp: invalid");
  }
  for (const other of [
    "",
    "null",
    "{}",
    news({ messages: [{ from: "51987654321", timestamp: "1796083200", text: { body: "Hi" } }] }),
  ]) {
    const read = readNews(settings.appSecret, {
      payload: other,
      signature: signatureOf(settings.appSecret, other),
    });
    expect(read).toEqual({ deliveries: [], answers: [] });
  }
});

test("news of deliveries may come twice and in any order, and a read message does not fail", async () => {
  const { db } = await openTestDatabase();
  const [row] = await db
    .insert(outboxMessages)
    .values({ channel: "whatsapp", recipient: "+51987654321", body: "" })
    .returning();
  const id = row?.id ?? "";
  const told = async (...states: ("delivered" | "read" | "failed")[]) => {
    for (const state of states) await noteDeliveries(db, [{ id, state, error: "131026 No" }]);
    const [found] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
    return [found?.status, found?.delivery];
  };
  expect(await told("read", "delivered", "failed", "read")).toEqual(["queued", "read"]);
  await db.update(outboxMessages).set({ delivery: null }).where(eq(outboxMessages.id, id));
  expect(await told("failed", "failed")).toEqual(["failed", null]);
  const [failed] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  expect(failed?.error).toBe("131026 No");
});
