import type { Database } from "#db/database.ts";
import type { Files } from "./files/files.ts";
import type { Scratch } from "./files/scratch.ts";
import type { Identity } from "./identity/identity.ts";
import type { ImageModel, Images } from "./images/images.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Unfinished } from "./jobs/unfinished.ts";
import type { Limits } from "./limits/limits.ts";
import type { Tokens } from "./limits/tokens.ts";
import type { Log } from "./log/log.ts";
import type { Mail } from "./mail/mail.ts";
import type { Models } from "./models/models.ts";
import type { EventNews } from "./news/events.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { SandboxOutbox } from "./outbox/sandbox-outbox.ts";
import type { Payments } from "./payments/payments.ts";
import type { Mode } from "./providers/mode.ts";
import type { Sms } from "./sms/sms.ts";
import type { Speech } from "./speech/speech.ts";
import type { Video } from "./video/video.ts";
import type { WhatsApp } from "./whatsapp/whatsapp.ts";

/** Everything outside our own code. A function names what it needs: `Pick<Services, "db" | "now">`. */
export type Services = {
  db: Database;
  now: () => Date;
  log: Log;
  limits: Limits;
  files: Files;
  /** Temporary files of one request or one job. */
  scratch: () => Scratch;
  images: Images;
  jobs: Jobs;
  identity: Identity;
  mail: Mail;
  sms: Sms;
  whatsapp: WhatsApp;
  payments: Payments;
  /** Language models; `null` where none is configured and the built-in assistant answers. */
  models: Models | null;
  /** Video conversations; `null` where none are configured and the built-in coach answers. */
  video: Video | null;
  /** Pictures from words; `null` where none are configured and the cover painter draws. */
  imageModel: ImageModel | null;
  /** A narrator; `null` where neither a provider nor the built-in voice is installed. */
  speech: Speech | null;
  /** The messages of the stand-ins; null where no stand-in answers. */
  sandboxOutbox: SandboxOutbox | null;
  tokens: Tokens;
  /** Servers that other people name. */
  outbound: Outbound;
  /** Tells when there are new events to read. */
  eventNews: EventNews;
  unfinished: Unfinished;
  /** The mode of each outside service, by its name in `REQUIRE_LIVE_SERVICES`. */
  modes: Record<string, Mode>;
};
