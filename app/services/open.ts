import type { OpenDatabase } from "#db/database.ts";
import type { Config } from "./config.ts";
import { openFiles } from "./files/open.ts";
import { openScratch } from "./files/scratch.ts";
import type { IdentityPolicy } from "./identity/identity.ts";
import { openIdentity } from "./identity/open.ts";
import type { Images } from "./images/images.ts";
import { openaiImages } from "./images/openai-image.ts";
import { bossJobs } from "./jobs/pg-boss.ts";
import { openUnfinished } from "./jobs/unfinished.ts";
import { openLimits } from "./limits/limits.ts";
import { openTokens } from "./limits/tokens.ts";
import type { Log } from "./log/log.ts";
import { openMail } from "./mail/open.ts";
import { openEventNews } from "./news/events.ts";
import { openOutbound } from "./outbound/outbound.ts";
import { openSandboxOutbox } from "./outbox/sandbox-outbox.ts";
import { openPayments } from "./payments/open.ts";
import type { CatalogProduct } from "./payments/payments.ts";
import { type Mode, reportModes, sandboxIsAllowed } from "./providers/mode.ts";
import { keptSecret } from "./secrets.ts";
import type { Services } from "./services.ts";
import { openSms } from "./sms/sms.ts";
import { builtInVoice, isVoiceInstalled } from "./speech/built-in-voice.ts";
import type { SpeechSettings } from "./speech/config.ts";
import { elevenLabs } from "./speech/elevenlabs.ts";
import type { Speech } from "./speech/speech.ts";
import { tavusVideo } from "./video/tavus.ts";
import { openWhatsApp } from "./whatsapp/whatsapp.ts";

/** The parts of the product that the services need but cannot import. */
type Product = {
  identityPolicy: IdentityPolicy;
  /** The products and prices on sale. */
  offers: readonly CatalogProduct[];
};

type Opened = { database: OpenDatabase; now: () => Date; log: Log; hasDemoData: boolean };

/** Opens every service behind its port: the live side, the sandbox or the built-in one. */
export async function openServices(
  settings: Config,
  product: Product,
  { database, now, log, hasDemoData }: Opened,
): Promise<Services> {
  const { db } = database;
  const jobs = bossJobs({ database, log });
  const allowsSandbox = sandboxIsAllowed(settings, hasDemoData);
  const outbox = { db, now, log, jobs, allowsSandbox, languages: settings.languages };
  const storage = openFiles(settings.storage, log, fetch);
  const basics = {
    db,
    now,
    log,
    jobs,
    limits: openLimits({ db, now }, settings.limitsFactor),
    files: storage.files,
    scratch: openScratch(settings.dataDir, now),
    images: lateImages(settings.dataDir),
    mail: openMail({ ...outbox, settings: settings.mail }),
    sms: openSms({ ...outbox, settings: settings.sms, fetch }),
    whatsapp: openWhatsApp({
      ...outbox,
      settings: settings.whatsapp,
      fetch,
      sandboxSecret: await keptSecret({ db }, "sandbox-whatsapp"),
    }),
    payments: openPayments({
      db,
      now,
      jobs,
      allowsSandbox,
      fetch,
      settings: settings.payments,
      sandboxSecret: await keptSecret({ db }, "sandbox-payments"),
      offers: product.offers,
    }),
    // The library costs memory that most servers need for their visitors.
    models:
      settings.models && (await import("./models/openai.ts")).openaiModels(settings.models, fetch),
    video: settings.video && tavusVideo(settings.video, fetch),
    imageModel: settings.imageModel && openaiImages(settings.imageModel, fetch),
    speech: openSpeech(settings.speech, fetch),
    unfinished: openUnfinished(),
    outbound: openOutbound({ allowsLoopback: allowsSandbox && !settings.isReachable }),
    eventNews: await openEventNews(database),
    tokens: openTokens({
      secret: settings.authSecret ?? (await keptSecret({ db }, "tokens")),
      now,
    }),
  };
  const sandboxes = (["mail", "sms", "whatsapp", "payments"] as const).filter(
    (name) => basics[name].mode === "sandbox",
  );
  const identity = openIdentity({
    ...basics,
    secret: settings.authSecret ?? (await keptSecret({ db }, "sessions")),
    appUrl: settings.appUrl,
    policy: product.identityPolicy,
    google: settings.google ?? (allowsSandbox ? "sandbox" : null),
    redirects: settings.appRedirects,
  });
  const { mail, sms, whatsapp, payments, models, video, speech, imageModel } = basics;
  const modes: Record<string, Mode> = {
    mail: mail.mode,
    sms: sms.mode,
    whatsapp: whatsapp.mode,
    stripe: payments.mode,
    google: identity.google,
    models: models ? "live" : "built-in",
    video: video ? "live" : "built-in",
    speech: modeOfSpeech(speech),
    images: imageModel ? "live" : "built-in",
    files: storage.mode,
  };
  reportModes(log, modes, settings.requiredServices);
  return { ...basics, modes, identity, sandboxOutbox: openSandboxOutbox({ db }, sandboxes) };
}

function modeOfSpeech(speech: Services["speech"]): Mode {
  if (!speech) return "unavailable";
  return speech.engine === "built-in" ? "built-in" : "live";
}

/** Draws with libvips, which is loaded with the first picture: most copies of the server never draw one. */
function lateImages(directory: string): Images {
  let loaded: Promise<Images> | undefined;
  const images = () =>
    (loaded ??= import("./images/sharp.ts").then(({ sharpImages }) => sharpImages(directory)));
  return {
    drawJpeg: async (...asked) => (await images()).drawJpeg(...asked),
    squarePhotos: async (...asked) => (await images()).squarePhotos(...asked),
    scaledPhotos: async (...asked) => (await images()).scaledPhotos(...asked),
    cutPhotos: async (...asked) => (await images()).cutPhotos(...asked),
    sizeOf: async (...asked) => (await images()).sizeOf(...asked),
  };
}

/** The narrator of this server: the provider's with its settings, else the built-in one, if it is installed. */
export function openSpeech(
  settings: SpeechSettings | null,
  fetch: typeof globalThis.fetch,
): Speech | null {
  if (settings) return elevenLabs(settings, fetch);
  return isVoiceInstalled() ? builtInVoice() : null;
}
