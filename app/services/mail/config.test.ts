import { expect, test } from "vitest";
import { ConfigMistakes, readConfig } from "../config.ts";

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    if (!(problem instanceof ConfigMistakes)) throw problem;
    return problem.message.split("\n");
  }
}

const whole = {
  SMTP_URL: "smtps://ana:secret@mail.example:465",
  MAIL_FROM: "Dorsal <hello@dorsal.example>",
  APP_URL: "https://dorsal.example",
};

test("a mail server needs a sender and a configured site address", () => {
  expect(readConfig(whole).mail).toEqual({
    smtpUrl: whole.SMTP_URL,
    from: { name: "Dorsal", address: "hello@dorsal.example" },
    replyTo: null,
    dkim: null,
  });
  expect(mistakesOf({ SMTP_URL: whole.SMTP_URL })).toEqual([
    "MAIL_FROM must be set with SMTP_URL: who mails are from",
    "APP_URL must be set with SMTP_URL: where the links of mails lead",
  ]);
  expect(readConfig({}).mail).toBeNull();
});

test("a mistake in a value that may contain a password does not show it", () => {
  const [mistake = ""] = mistakesOf({ ...whole, SMTP_URL: "http://ana:secret@mail.example" });
  expect(mistake).toBe("SMTP_URL must begin with smtp:// or smtps://");
  expect(mistakesOf({ AUTH_SECRET: "short secret" }).join()).not.toContain("short secret");
});

test("the sender is an address, with or without a name", () => {
  const senderOf = (MAIL_FROM: string) => readConfig({ ...whole, MAIL_FROM }).mail?.from;
  expect(senderOf("hello@dorsal.example")).toEqual({
    name: "Dorsal",
    address: "hello@dorsal.example",
  });
  expect(senderOf('"Carreras, Perú" <hola@dorsal.example>')).toEqual({
    name: "Carreras, Perú",
    address: "hola@dorsal.example",
  });
  for (const odd of ["Dorsal", "Dorsal <hello>", "a@b.example, c@d.example", "<>"]) {
    expect(mistakesOf({ ...whole, MAIL_FROM: odd }), odd).toHaveLength(1);
  }
});

test("contact messages go to the reply address unless another is set", () => {
  const inboxOf = (env: Record<string, string>) => readConfig(env).contact.email;
  expect(inboxOf({})).toBe("contact@example.com");
  expect(inboxOf(whole)).toBe("hello@dorsal.example");
  expect(inboxOf({ ...whole, MAIL_REPLY_TO: "a@dorsal.example" })).toBe("a@dorsal.example");
  const both = { ...whole, MAIL_REPLY_TO: "a@dorsal.example", CONTACT_EMAIL: "b@dorsal.example" };
  expect(inboxOf(both)).toBe("b@dorsal.example");
});

test("a key without domain and selector is a mistake, and so is an incomplete account", () => {
  const key = "-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----";
  expect(mistakesOf({ ...whole, DKIM_PRIVATE_KEY: key })).toEqual([
    "DKIM_DOMAIN must be set with DKIM_PRIVATE_KEY: the domain that signs",
    "DKIM_SELECTOR must be set with DKIM_PRIVATE_KEY: where the public key is found",
  ]);
  const account = `AC${"0".repeat(32)}`;
  expect(mistakesOf({ TWILIO_ACCOUNT_SID: account, APP_URL: whole.APP_URL })).toEqual([
    "TWILIO_AUTH_TOKEN must be set with TWILIO_ACCOUNT_SID: its token",
    "TWILIO_FROM must be set with TWILIO_ACCOUNT_SID: the sender's number",
  ]);
  expect(mistakesOf({ TWILIO_AUTH_TOKEN: "token" })).toEqual([
    "TWILIO_ACCOUNT_SID must be set with TWILIO_AUTH_TOKEN: whose token it is",
  ]);
  expect(mistakesOf({ WHATSAPP_TOKEN: "token", APP_URL: whole.APP_URL })).toEqual([
    "WHATSAPP_PHONE_NUMBER_ID must be set with WHATSAPP_TOKEN: the number that it sends from",
    "WHATSAPP_APP_SECRET must be set with WHATSAPP_TOKEN: what its webhooks are signed with",
    "WHATSAPP_VERIFY_TOKEN must be set with WHATSAPP_TOKEN: what its webhook is set up with",
    "WHATSAPP_TEMPLATE_EN must be set with WHATSAPP_TOKEN, or WHATSAPP_TEMPLATE_ES: what it sends",
    "WHATSAPP_CODE_TEMPLATE_EN must be set with WHATSAPP_TOKEN, or WHATSAPP_CODE_TEMPLATE_ES: what confirms a number",
  ]);
});

test("templates of WhatsApp are names with the code of a language", () => {
  const set = {
    WHATSAPP_TOKEN: "token",
    WHATSAPP_PHONE_NUMBER_ID: "123456789012345",
    WHATSAPP_APP_SECRET: "secret",
    WHATSAPP_VERIFY_TOKEN: "word of ours",
    WHATSAPP_CODE_TEMPLATE_ES: "codigo:es",
    APP_URL: whole.APP_URL,
  };
  const [template] = mistakesOf({ ...set, WHATSAPP_TEMPLATE_ES: "Aviso" });
  expect(template).toContain("WHATSAPP_TEMPLATE_ES must be the name of a template");
  expect(readConfig({ ...set, WHATSAPP_TEMPLATE_ES: "aviso_carrera:es_MX" }).whatsapp).toEqual({
    token: "token",
    phoneNumberId: "123456789012345",
    appSecret: "secret",
    verifyToken: "word of ours",
    templates: { es: { name: "aviso_carrera", language: "es_MX" } },
    codeTemplates: { es: { name: "codigo", language: "es" } },
  });
});
