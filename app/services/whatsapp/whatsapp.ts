import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";
import { type OutboxOptions, openOutbox } from "../outbox/outbox.ts";
import { modeOf } from "../providers/mode.ts";
import { openLanguage } from "../providers/open-language.ts";
import { isTimeout, jsonOf, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import { isSwitchedOff } from "../providers/sandbox-switches.ts";
import { FULL_NUMBER } from "../sms/config.ts";
import type { ApprovedTemplate, WhatsAppSettings } from "./config.ts";
import { noteDeliveries, readNews, signatureOf, type WhatsAppNews } from "./webhook.ts";

/** The most letters of a place in a template. */
const longestParameter = 1024;

type WhatsAppOptions = OutboxOptions & {
  settings: WhatsAppSettings | null;
  allowsSandbox: boolean;
  /** What the stand-in signs its news with: nobody else can sign news for a demo. */
  sandboxSecret: string;
  /** The languages of this site. */
  languages?: readonly Lang[];
  fetch: typeof globalThis.fetch;
};

/** Messages by WhatsApp through the outbox, by the configured number or, where allowed, a stand-in. */
export function openWhatsApp(options: WhatsAppOptions): WhatsApp {
  const mode = modeOf(options.settings !== null, options.allowsSandbox);
  if (mode === "unavailable") {
    const unavailable = () => new ServiceProblem("whatsapp", "unavailable");
    return {
      mode,
      async send() {
        throw unavailable();
      },
      async sendCode() {
        throw unavailable();
      },
      readNews() {
        throw unavailable();
      },
      isOurs: () => false,
    };
  }
  const settings = options.settings ?? { ...sandboxNumber, appSecret: options.sandboxSecret };
  const deliver = cloudApi(settings, options.settings ? options.fetch : cloudSandbox(options));
  const outbox = openOutbox(options, {
    name: "whatsapp",
    deliver: ({ id, recipient, parameters, lang }) => {
      const places = parameters ?? [];
      // Messages have three places, and a code has one.
      const isCode = places.length === 1;
      const approved = isCode ? settings.codeTemplates : settings.templates;
      const template = approved[lang ?? "en"] ?? Object.values(approved)[0];
      if (!template) throw new Error("No template is configured.");
      return deliver({ id, recipient, template, parameters: places, isCode });
    },
    keepsContent: mode === "sandbox",
  });
  const put = (
    { number, lang }: { number: string; lang: Lang },
    write: (lang: Lang) => WhatsAppText,
    given: { within?: Database | undefined; isBulk: boolean },
  ) => {
    const open = openLanguage(lang, options.languages);
    const { parameters, text } = write(open);
    const isFit = parameters.every(
      (each) => each.trim() !== "" && each.length <= longestParameter && !/[\n\t]| {4}/.test(each),
    );
    const mistake =
      (!FULL_NUMBER.test(number) && "This is not a phone number.") ||
      (!isFit && "A place of the template is empty, too long or has line breaks.");
    if (mistake) throw new ServiceProblem("whatsapp", "invalid", new Error(mistake));
    const message = { recipient: number, body: text, parameters: [...parameters], lang: open };
    return outbox.put(message, given);
  };
  return {
    mode,
    async send(to, write, { within } = {}) {
      return put(to, write, { within, isBulk: true });
    },
    async sendCode(to, code, { within } = {}) {
      const write = (lang: Lang) => ({ parameters: [code], text: codeText[lang](code) });
      return put(to, write, { within, isBulk: false });
    },
    readNews: (sent) => readNews(settings.appSecret, sent),
    isOurs: (token) => timingSafeEqual(digestOf(token), digestOf(settings.verifyToken)),
  };
}

/** As WhatsApp writes it, which gives templates of codes their text. */
const codeText: Record<Lang, (code: string) => string> = {
  en: (code) => `${code} is your verification code.`,
  es: (code) => `Tu código de verificación es ${code}.`,
};

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

const sandboxNumber: Omit<WhatsAppSettings, "appSecret"> = {
  token: "sandbox",
  phoneNumberId: "100000000000000",
  verifyToken: randomUUID(),
  templates: {
    en: { name: "race_message", language: "en" },
    es: { name: "race_message", language: "es" },
  },
  codeTemplates: { en: { name: "code", language: "en" }, es: { name: "code", language: "es" } },
};

/** A number that has no account at WhatsApp. */
const NO_ACCOUNT = "15005550001";

/** Answers like the Cloud API, inside of this process, and says then that the message has arrived. */
function cloudSandbox({
  db,
  sandboxSecret,
}: {
  db: Database;
  sandboxSecret: string;
}): typeof fetch {
  return async (address, init) => {
    const request = new Request(address, init);
    if (await isSwitchedOff({ db }, "whatsapp")) return refuse(503, 131016, "Service unavailable");
    if (request.headers.get("Authorization") !== `Bearer ${sandboxNumber.token}`) {
      return refuse(401, 190, "Invalid OAuth access token.");
    }
    const asked: { to?: string; template?: { name?: string }; biz_opaque_callback_data?: string } =
      await request.json();
    const isApproved = ["race_message", "code"].includes(asked.template?.name ?? "");
    if (!isApproved) return refuse(404, 132001, "No such template");
    if (!asked.to || asked.to === NO_ACCOUNT) return refuse(400, 131026, "Message undeliverable");
    const id = `wamid.${randomUUID().replaceAll("-", "")}`;
    const news = { id, about: asked.biz_opaque_callback_data, secret: sandboxSecret };
    setImmediate(() => void sayDelivered(db, news));
    return Response.json({
      messaging_product: "whatsapp",
      contacts: [{ input: asked.to, wa_id: asked.to }],
      messages: [{ id, message_status: "accepted" }],
    });
  };
}

/** What the API would send to the webhook, signed and read as one that comes from outside. */
async function sayDelivered(
  db: Database,
  { id, about, secret }: { id: string; about: string | undefined; secret: string },
) {
  const payload = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        id: "0",
        changes: [
          {
            field: "messages",
            value: { statuses: [{ id, status: "delivered", biz_opaque_callback_data: about }] },
          },
        ],
      },
    ],
  });
  const news = readNews(secret, { payload, signature: signatureOf(secret, payload) });
  // A process that ends meanwhile has no database any more.
  await noteDeliveries(db, news.deliveries).catch(() => {});
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json({ error: { code, message, type: "OAuthException" } }, { status });
}

/** What the places of the template are filled with, and the same as a text for the outbox. */
export type WhatsAppText = { parameters: readonly string[]; text: string };

export type WhatsApp = {
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts a message of the approved template into the outbox; a job sends it after all that is more urgent. On a site
   * without the reader's language it is in English.
   * @param to.number - E.164, for example `+51987654321`; its owner has agreed to it
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed number or text, `unavailable` when WhatsApp is
   */
  send(
    to: { number: string; lang: Lang },
    write: (lang: Lang) => WhatsAppText,
    options?: { within?: Database },
  ): Promise<string>;
  /** Puts a code into the outbox that confirms whose number it is. It leaves before all messages of races. */
  sendCode(
    to: { number: string; lang: Lang },
    code: string,
    options?: { within?: Database },
  ): Promise<string>;
  /**
   * Reads a webhook.
   * @throws {ServiceProblem} `invalid` where the signature is wrong
   */
  readNews(sent: { payload: string; signature: string }): WhatsAppNews;
  /** Whether a token is the one that the webhook was set up with. */
  isOurs(token: string): boolean;
};

const timeoutMs = 15_000;
const longestAnswer = 100_000;

/** A message of an approved template to one number. */
type TemplateMessage = {
  /** Comes back with what the API says about the delivery. */
  id: string;
  recipient: string;
  template: ApprovedTemplate;
  /** What the places `{{1}}`, `{{2}}`, … of the template are filled with. */
  parameters: readonly string[];
  /** A code stands in its text, and in the button that copies it. */
  isCode: boolean;
};

/** Hands one message to WhatsApp. */
type DeliverTemplate = (message: TemplateMessage) => Promise<void>;

/** Messages through Meta's Cloud API, version 23. */
export function cloudApi(
  { token, phoneNumberId }: Pick<WhatsAppSettings, "token" | "phoneNumberId">,
  fetch: typeof globalThis.fetch,
): DeliverTemplate {
  const address = `https://graph.facebook.com/v23.0/${phoneNumberId}/messages`;
  return async ({ id, recipient, template, parameters: texts, isCode }) => {
    const parameters = texts.map((text) => ({ type: "text", text }));
    const response = await fetch(address, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify({
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: recipient.replace("+", ""),
        type: "template",
        template: {
          name: template.name,
          language: { code: template.language },
          components: [
            { type: "body", parameters },
            ...(isCode ? [{ type: "button", sub_type: "url", index: "0", parameters }] : []),
          ],
        },
        biz_opaque_callback_data: id,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((problem: unknown) => {
      throw new ServiceProblem("whatsapp", isTimeout(problem) ? "timeout" : "unavailable", problem);
    });
    const answer = await jsonOf(response, { service: "whatsapp", mostBytes: longestAnswer });
    if (response.ok) return;
    const { code, reason } = errorIn(answer);
    throw new ServiceProblem(
      "whatsapp",
      kindOf(response.status, code),
      new Error(reason || `status ${response.status}`),
    );
  };
}

/** Too many messages of the app, the account, the number or to one person; or too much spam. */
const rateCodes = new Set([4, 80007, 130429, 131048, 131056, 133016]);
/** The token has ended or may not send, or the account is locked. */
const accountCodes = new Set([0, 3, 10, 190, 368, 131005, 131031, 131042]);
/** The API fails, and says so with a status of 400 or 500. */
const passingCodes = new Set([1, 2, 131000, 131016, 131057, 133004]);

function kindOf(status: number, code: number | null): ProblemKind {
  if (code !== null && rateCodes.has(code)) return "rate";
  if (code !== null && accountCodes.has(code)) return "auth";
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate";
  if (code !== null && passingCodes.has(code)) return "unavailable";
  // No account has the number, its owner wants no messages, or the template does not fit: a retry cannot help.
  return status >= 500 || status === 404 || status === 408 ? "unavailable" : "invalid";
}

/** `{ "error": { "code": 131026, "message": "…", "error_data": { "details": "…" } } }`. */
function errorIn(answer: unknown): { code: number | null; reason: string } {
  const error = fieldsOf(fieldsOf(answer).error);
  const details = fieldsOf(error.error_data).details;
  const code = typeof error.code === "number" ? error.code : null;
  const parts = [code, details ?? error.message].filter(
    (part) => part !== null && part !== undefined,
  );
  return { code, reason: parts.join(" ").slice(0, 300) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
