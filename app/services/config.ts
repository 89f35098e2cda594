import type { BlockList } from "node:net";
import { z } from "zod";
import { type Lang, langs } from "#values/say.ts";
import { addressVariables, isReachable } from "./address/config.ts";
import { type StorageSettings, storageSettings, storageVariables } from "./files/config.ts";
import { googleKey, identityVariables } from "./identity/config.ts";
import type { GoogleKey } from "./identity/google.ts";
import { type ImageModelSettings, imageSettings, imageVariables } from "./images/config.ts";
import { contactAddress, type MailSettings, mailSettings, mailVariables } from "./mail/config.ts";
import { type ModelSettings, modelSettings, modelVariables } from "./models/config.ts";
import { type PaymentSettings, paymentSettings, paymentVariables } from "./payments/config.ts";
import { type SmsSettings, smsSettings, smsVariables } from "./sms/config.ts";
import { type SpeechSettings, speechSettings, speechVariables } from "./speech/config.ts";
import { type VideoSettings, videoSettings, videoVariables } from "./video/config.ts";
import { type WhatsAppSettings, whatsAppSettings, whatsAppVariables } from "./whatsapp/config.ts";

/** Everything that can be set from outside, read once from the environment. */
export type Config = {
  mode: "production" | "development" | "test";
  port: number;
  /** Where to listen; null lets the start decide (demo data: this machine only). */
  host: string | null;
  /** The public address without a path, for example `https://dorsal.example`. */
  appUrl: string | null;
  /** Whether other machines may reach this server, as far as its settings say. */
  isReachable: boolean;
  databaseUrl: string | null;
  /** A replica of that server, for pages that are the same for every visitor. */
  replicaUrl: string | null;
  /** A replica that lags further behind is not read. */
  replicaLagSeconds: number;
  dataDir: string;
  storage: StorageSettings;
  /** null: only a new embedded database gets demo data, and only if no setting points to real people. */
  demoData: boolean | null;
  /** Of the demo accounts. null: the documented password, or a random one if others can reach the demo. */
  demoPassword: string | null;
  sandbox: boolean;
  /** Services without which this server refuses to start. */
  requiredServices: string[];
  mail: MailSettings | null;
  sms: SmsSettings | null;
  whatsapp: WhatsAppSettings | null;
  payments: PaymentSettings | null;
  models: ModelSettings | null;
  video: VideoSettings | null;
  imageModel: ImageModelSettings | null;
  speech: SpeechSettings | null;
  google: GoogleKey | null;
  /** The addresses of apps to which letters and sign-ins may lead. */
  appRedirects: readonly string[];
  /** The account that confirms this address is an admin. */
  adminEmail: string | null;
  /** The secret that signs tokens and sessions; null: one stored in the database. */
  authSecret: string | null;
  /** Multiplies every rate limit. */
  limitsFactor: number;
  /** Compares every row of raw SQL with its shape: for tests. */
  checksRows: boolean;
  /** Whether coaches without a rating show the sample figures of the specification. */
  showsSampleRatings: boolean;
  /** The networks of the proxies whose forwarding headers are believed; null: no proxy is trusted. */
  trustedProxies: BlockList | null;
  /** 0 turns the page cache off. */
  pageCacheSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken: string | null;
  /** The commit of this build, for the log and the metrics; null: that of the checkout, if there is one. */
  commit: string | null;
  /** The languages of the site. */
  languages: readonly Lang[];
  social: { facebook: string; instagram: string; x: string };
  contact: { email: string; privacy: string; terms: string; postal: string };
};

/** Their values hold passwords and stay out of messages. */
const SECRETS = new Set([
  "AUTH_SECRET",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "DATABASE_REPLICA_URL",
  "DATABASE_URL",
  "DEMO_PASSWORD",
  "DKIM_PRIVATE_KEY",
  "ELEVENLABS_API_KEY",
  "GOOGLE_CLIENT_SECRET",
  "METRICS_TOKEN",
  "OPENAI_API_KEY",
  "SMTP_URL",
  "STRIPE_CONNECT_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "TAVUS_API_KEY",
  "TWILIO_AUTH_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_TOKEN",
  "WHATSAPP_VERIFY_TOKEN",
]);

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Thrown at start: one line per mistake, each naming its variable. */
export class ConfigMistakes extends Error {
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.name = "ConfigMistakes";
  }
}

const yesOrNo = z.enum(["0", "1", "true", "false"], { error: "must be 0 or 1" }).transform(isYes);
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`);
const webAddress = z.url({ protocol: /^https?$/, error: "must begin with http:// or https://" });

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://");

const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  APP_URL: webAddress
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_REPLICA_LAG_SECONDS: whole(1, 3600).default(10),
  DATA_DIR: z.string().default(".data"),
  DEMO_DATA: yesOrNo.optional(),
  DEMO_PASSWORD: z.string().min(8, "must have at least 8 characters").max(128).optional(),
  SANDBOX: yesOrNo.default(false),
  PAGE_CACHE_SECONDS: whole(0, 3600).default(10),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  COMMIT: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  LIMITS_FACTOR: whole(1, 1_000_000).default(1),
  CHECK_ROWS: yesOrNo.default(false),
  LANGUAGES: z
    .enum(["en", "en,es"], { error: "must be en or en,es" })
    .default("en,es")
    .transform((list): readonly Lang[] => (list === "en" ? ["en"] : langs)),
  SAMPLE_RATINGS: yesOrNo.default(true),
  REQUIRE_LIVE_SERVICES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ...addressVariables,
  ...mailVariables,
  ...smsVariables,
  ...whatsAppVariables,
  ...paymentVariables,
  ...modelVariables,
  ...imageVariables,
  ...videoVariables,
  ...speechVariables,
  ...identityVariables,
  ...storageVariables,
  FACEBOOK_URL: webAddress.default("https://www.facebook.com/example"),
  INSTAGRAM_URL: webAddress.default("https://www.instagram.com/example"),
  X_URL: webAddress.default("https://x.com/example"),
  PRIVACY_EMAIL: z.email("must be an email address").default("privacy@example.com"),
  TERMS_EMAIL: z.email("must be an email address").default("terms@example.com"),
  POSTAL_ADDRESS: z.string().default("San Francisco, CA"),
});

type Variable = keyof z.output<typeof variables>;

/** Variables that mean something together only. */
const companions: [name: Variable, needs: Variable, why: string][] = [
  ["DATABASE_REPLICA_URL", "DATABASE_URL", "what it is a replica of"],
  ["SMTP_URL", "MAIL_FROM", "who mails are from"],
  // A forged Host header would otherwise decide where the links of real mails lead.
  ["SMTP_URL", "APP_URL", "where the links of mails lead"],
  ["TWILIO_ACCOUNT_SID", "APP_URL", "where the links of text messages lead"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "its token"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_FROM", "the sender's number"],
  ["TWILIO_AUTH_TOKEN", "TWILIO_ACCOUNT_SID", "whose token it is"],
  ["WHATSAPP_TOKEN", "APP_URL", "where the links of messages lead"],
  ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "the number that it sends from"],
  ["WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "what its webhooks are signed with"],
  ["WHATSAPP_TOKEN", "WHATSAPP_VERIFY_TOKEN", "what its webhook is set up with"],
  ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TOKEN", "whose number it is"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "what its events are signed with"],
  ["STRIPE_SECRET_KEY", "APP_URL", "where people come back to from paying"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "whose secret it is"],
  ["STRIPE_CONNECT_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "whose secret it is"],
  ["STRIPE_APPLICATION_FEE_PERCENT", "STRIPE_CONNECT_WEBHOOK_SECRET", "whose payments it is of"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "its secret"],
  ["OPENAI_BASE_URL", "OPENAI_API_KEY", "its key"],
  ["OPENAI_IMAGE_MODEL", "OPENAI_API_KEY", "the key of its provider"],
  ["TAVUS_BASE_URL", "TAVUS_API_KEY", "its key"],
  ["TAVUS_DEFAULT_REPLICA_ID", "TAVUS_API_KEY", "the key of its account"],
  ["ELEVENLABS_API_KEY", "ELEVENLABS_VOICE_ID", "whose voice it is"],
  ["ELEVENLABS_BASE_URL", "ELEVENLABS_API_KEY", "its key"],
  ["ELEVENLABS_VOICE_ID", "ELEVENLABS_API_KEY", "the key of its account"],
  ["ELEVENLABS_VOICE_NAME", "ELEVENLABS_VOICE_ID", "the voice that it names"],
  ["ELEVENLABS_MODEL_ID", "ELEVENLABS_API_KEY", "the key of its account"],
  ["S3_BUCKET", "AWS_ACCESS_KEY_ID", "the key of its account"],
  ["S3_BUCKET", "AWS_SECRET_ACCESS_KEY", "the secret of that key"],
  ["AWS_ENDPOINT_URL_S3", "S3_BUCKET", "the bucket in that store"],
  ["DKIM_PRIVATE_KEY", "DKIM_DOMAIN", "the domain that signs"],
  ["DKIM_PRIVATE_KEY", "DKIM_SELECTOR", "where the public key is found"],
];

const environment = variables.superRefine((found, check) => {
  for (const [name, needed, why] of companions) {
    if (!found[name] || found[needed]) continue;
    const message = `must be set with ${name}: ${why}`;
    check.addIssue({ code: "custom", path: [needed], message });
  }
  for (const [en, es, why] of [
    ["WHATSAPP_TEMPLATE_EN", "WHATSAPP_TEMPLATE_ES", "what it sends"],
    ["WHATSAPP_CODE_TEMPLATE_EN", "WHATSAPP_CODE_TEMPLATE_ES", "what confirms a number"],
  ] as const) {
    if (!found.WHATSAPP_TOKEN || found[en] || found[es]) continue;
    const message = `must be set with WHATSAPP_TOKEN, or ${es}: ${why}`;
    check.addIssue({ code: "custom", path: [en], message });
  }
});

/**
 * @throws ConfigMistakes
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as not set: that is how .env files and containers write "nothing".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(set);
  if (!read.success) {
    throw new ConfigMistakes(
      read.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const isShown = set[name] !== undefined && !SECRETS.has(name);
        return `${name} ${issue.message}${isShown ? ` (it is "${set[name]}")` : ""}`;
      }),
    );
  }
  const found = read.data;
  const place = {
    host: found.HOST ?? null,
    appUrl: found.APP_URL ?? null,
    trustedProxies: found.TRUST_PROXY,
  };
  return {
    ...place,
    mode: found.NODE_ENV,
    port: found.PORT,
    isReachable: isReachable(place),
    databaseUrl: found.DATABASE_URL ?? null,
    replicaUrl: found.DATABASE_REPLICA_URL ?? null,
    replicaLagSeconds: found.DATABASE_REPLICA_LAG_SECONDS,
    dataDir: found.DATA_DIR,
    storage: storageSettings(found, found.DATA_DIR),
    demoData: found.DEMO_DATA ?? null,
    demoPassword: found.DEMO_PASSWORD ?? null,
    sandbox: found.SANDBOX,
    pageCacheSeconds: found.PAGE_CACHE_SECONDS,
    logLevel: found.LOG_LEVEL,
    metricsToken: found.METRICS_TOKEN ?? null,
    commit: found.COMMIT ?? null,
    languages: found.LANGUAGES,
    social: { facebook: found.FACEBOOK_URL, instagram: found.INSTAGRAM_URL, x: found.X_URL },
    requiredServices: found.REQUIRE_LIVE_SERVICES,
    mail: mailSettings(found),
    sms: smsSettings(found),
    whatsapp: whatsAppSettings(found),
    payments: paymentSettings(found),
    models: modelSettings(found),
    video: videoSettings(found),
    imageModel: imageSettings(found, modelSettings(found)),
    speech: speechSettings(found),
    google: googleKey(found),
    appRedirects: found.APP_REDIRECTS,
    adminEmail: found.ADMIN_EMAIL ?? null,
    authSecret: found.AUTH_SECRET ?? null,
    limitsFactor: found.LIMITS_FACTOR,
    checksRows: found.CHECK_ROWS,
    showsSampleRatings: found.SAMPLE_RATINGS,
    contact: {
      email: contactAddress(found),
      privacy: found.PRIVACY_EMAIL,
      terms: found.TERMS_EMAIL,
      postal: found.POSTAL_ADDRESS,
    },
  };
}

/** The configuration of this process, read on first use. */
export function config(): Config {
  return (current ??= readConfig(process.env));
}

let current: Config | undefined;

function isYes(value: string): boolean {
  return value === "1" || value === "true";
}
