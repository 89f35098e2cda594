import { z } from "zod";

/** Everything that can be set from outside, read once from the environment. */
export type Config = {
  mode: "production" | "development" | "test";
  port: number;
  /** Where to listen; null lets the start decide (demo data: this machine only). */
  host: string | null;
  /** The public address without a path, for example `https://dorsal.example`. */
  appUrl: string | null;
  databaseUrl: string | null;
  dataDir: string;
  /** null: demo data goes into a new embedded database only. */
  demoData: boolean | null;
  sandbox: boolean;
  trustProxy: boolean;
  /** 0 turns the page cache off. */
  pageCacheSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken: string | null;
  social: { facebook: string; instagram: string; x: string };
  contact: { privacy: string; terms: string; postal: string };
};

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

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  APP_URL: webAddress
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DEMO_DATA: yesOrNo.optional(),
  SANDBOX: yesOrNo.default(false),
  TRUST_PROXY: yesOrNo.default(false),
  PAGE_CACHE_SECONDS: whole(0, 3600).default(10),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  FACEBOOK_URL: webAddress.default("https://www.facebook.com/example"),
  INSTAGRAM_URL: webAddress.default("https://www.instagram.com/example"),
  X_URL: webAddress.default("https://x.com/example"),
  PRIVACY_EMAIL: z.email("must be an email address").default("privacy@example.com"),
  TERMS_EMAIL: z.email("must be an email address").default("terms@example.com"),
  POSTAL_ADDRESS: z.string().default("[Postal address to be configured], San Francisco, CA"),
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
        return `${name} ${issue.message}${isSecret(name) ? "" : ` (it is "${env[name]}")`}`;
      }),
    );
  }
  const found = read.data;
  return {
    mode: found.NODE_ENV,
    port: found.PORT,
    host: found.HOST ?? null,
    appUrl: found.APP_URL ?? null,
    databaseUrl: found.DATABASE_URL ?? null,
    dataDir: found.DATA_DIR,
    demoData: found.DEMO_DATA ?? null,
    sandbox: found.SANDBOX,
    trustProxy: found.TRUST_PROXY,
    pageCacheSeconds: found.PAGE_CACHE_SECONDS,
    logLevel: found.LOG_LEVEL,
    metricsToken: found.METRICS_TOKEN ?? null,
    social: { facebook: found.FACEBOOK_URL, instagram: found.INSTAGRAM_URL, x: found.X_URL },
    contact: {
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

/** Their values may hold passwords and stay out of the message. */
function isSecret(name: string): boolean {
  return name === "DATABASE_URL" || name === "METRICS_TOKEN";
}
