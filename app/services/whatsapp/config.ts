import { z } from "zod";
import type { Lang } from "#values/say.ts";

/** A template that was approved at WhatsApp, with the code of its language. */
export type ApprovedTemplate = { name: string; language: string };

/** How messages leave this server by WhatsApp: a phone number at the Cloud API. */
export type WhatsAppSettings = {
  token: string;
  /** Of the number at the Cloud API, not the number itself. */
  phoneNumberId: string;
  /** What the API signs its webhooks with. */
  appSecret: string;
  /** What the API shows once, when the address of the webhook is set up. */
  verifyToken: string;
  /** What a message is sent as; a language without one gets the other. */
  templates: Templates;
  /** The same of codes: Meta has a category of templates for them. */
  codeTemplates: Templates;
};

type Templates = Partial<Record<Lang, ApprovedTemplate>>;

const template = z
  .string()
  .regex(
    /^[a-z0-9_]{1,512}:[a-z]{2}(?:_[A-Z]{2})?$/,
    "must be the name of a template and its language, such as race_message:es_MX",
  )
  .optional();

export const whatsAppVariables = {
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be digits")
    .optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8, "must have at least 8 characters").optional(),
  WHATSAPP_TEMPLATE_EN: template,
  WHATSAPP_TEMPLATE_ES: template,
  WHATSAPP_CODE_TEMPLATE_EN: template,
  WHATSAPP_CODE_TEMPLATE_ES: template,
};

type Found = z.output<z.ZodObject<typeof whatsAppVariables>>;

/** `null` while no number is set. */
export function whatsAppSettings(found: Found): WhatsAppSettings | null {
  const token = found.WHATSAPP_TOKEN;
  const phoneNumberId = found.WHATSAPP_PHONE_NUMBER_ID;
  const appSecret = found.WHATSAPP_APP_SECRET;
  const verifyToken = found.WHATSAPP_VERIFY_TOKEN;
  const templates = templatesIn(found.WHATSAPP_TEMPLATE_EN, found.WHATSAPP_TEMPLATE_ES);
  const codeTemplates = templatesIn(
    found.WHATSAPP_CODE_TEMPLATE_EN,
    found.WHATSAPP_CODE_TEMPLATE_ES,
  );
  if (!token || !phoneNumberId || !appSecret || !verifyToken) return null;
  if (!templates || !codeTemplates) return null;
  return { token, phoneNumberId, appSecret, verifyToken, templates, codeTemplates };
}

function templatesIn(inEnglish?: string, inSpanish?: string): Templates | null {
  const [en, es] = [templateIn(inEnglish), templateIn(inSpanish)];
  return en || es ? { ...(en && { en }), ...(es && { es }) } : null;
}

function templateIn(written: string | undefined): ApprovedTemplate | null {
  const [name, language] = written?.split(":") ?? [];
  return name && language ? { name, language } : null;
}
