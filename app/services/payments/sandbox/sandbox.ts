import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentAnswers } from "#db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { isSwitchedOff } from "../../providers/sandbox-switches.ts";
import { type BracketFields, readBracketForm } from "./bracket-form.ts";
import { catchUp } from "./clock.ts";
import { deliverEvents, type Receive } from "./events.ts";
import { expand } from "./expansion.ts";
import {
  advance,
  type PayPage,
  type PortalPage,
  type PortalStep,
  payAt,
  payPage,
  portalPage,
  takeStep,
} from "./hosted.ts";
import { answerIntent, type ConfirmPage, confirmPage, payInvoice } from "./intents.ts";
import { drawInvoice } from "./invoice-pdf.ts";
import type { StripeInvoice } from "./objects.ts";
import { StripeRefusal } from "./refusal.ts";
import { answer } from "./requests.ts";
import { type Desk, openDesk, shown } from "./store.ts";

/** The job that delivers events to our own webhook. */
export const EVENTS_JOB = "sandbox-payment-events";

/** What the pages under `/sandbox` do: they stand in for Stripe's own. */
export type PaymentSandbox = {
  /** Stripe's interface, in this process. */
  fetch: typeof globalThis.fetch;
  /** @returns null for an unknown checkout */
  payPage(id: string): Promise<PayPage | null>;
  /** "asks": the card's owner has to confirm first. */
  pay(
    id: string,
    how: { card: string; isConfirmed: boolean },
  ): Promise<"asks" | "paid" | { refusal: string }>;
  portalPage(id: string): Promise<PortalPage | null>;
  takeStep(id: string, step: PortalStep, card?: string): Promise<{ refusal: string | null }>;
  /** The bank's page for confirming a payment; null for an unknown payment. */
  confirmPage(id: string): Promise<ConfirmPage | null>;
  /** Tells the bank whether the customer confirms the payment. */
  answerIntent(id: string, isConfirmed: boolean): Promise<void>;
  /** Pays an open invoice, with the card on file unless another is given. */
  payInvoice(
    id: string,
    how: { card: string; isConfirmed: boolean },
  ): Promise<"asks" | "paid" | { refusal: string }>;
  findInvoice(id: string): Promise<(StripeInvoice & { email: string }) | null>;
  invoicePdf(id: string): Promise<{ name: string; bytes: Buffer } | null>;
  /** Moves one customer's clock ahead. */
  advance(customerId: string, seconds: number): Promise<void>;
  /** Runs everything that is due for all customers. */
  catchUp(): Promise<void>;
  /** Delivers the waiting events to our own webhook. @returns how many still wait */
  deliver(receive: Receive): Promise<number>;
};

type Options = {
  db: Database;
  now: () => Date;
  jobs: Pick<Jobs, "send">;
  webhookSecret: string;
};

/**
 * A stand-in that speaks Stripe's interface, with its state in tables. Each request is one
 * transaction, one after the other; what has become due happens first.
 */
export function openPaymentSandbox(options: Options): PaymentSandbox {
  const { db, now, jobs, webhookSecret: secret } = options;

  function atDesk<T>(work: (desk: Desk, tx: Database) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      const desk = openDesk(tx, now);
      await desk.queueUp();
      await catchUp(desk);
      const done = await work(desk, tx);
      if (desk.hasTold()) {
        await jobs.send(EVENTS_JOB, {}, { within: tx, singletonKey: "waiting" });
      }
      return done;
    });
  }

  const orNull = <T>(page: Promise<T>): Promise<T | null> =>
    page.catch((problem: unknown) => {
      if (problem instanceof StripeRefusal) return null;
      throw problem;
    });

  const findInvoice = (id: string) =>
    orNull(
      atDesk(async (desk) => {
        const invoice = await desk.get("invoice", id);
        const { email } = await desk.get("customer", invoice.customer);
        return { ...invoice, email: email ?? "" };
      }),
    );

  return {
    fetch: async (address, init) => {
      if (await isSwitchedOff({ db }, "payments")) return reply(503, { error: downError });
      return respond(new Request(address, init), atDesk);
    },
    payPage: (id) => orNull(atDesk((desk) => payPage(desk, id))),
    pay: (id, how) =>
      atDesk((desk) => payAt(desk, id, how)).catch((problem: unknown) => ({
        refusal: sentenceOf(problem),
      })),
    portalPage: (id) => orNull(atDesk((desk) => portalPage(desk, id))),
    takeStep: (id, step, card = "") =>
      atDesk((desk) => takeStep(desk, id, step, card)).then(
        () => ({ refusal: null }),
        (problem: unknown) => ({ refusal: sentenceOf(problem) }),
      ),
    confirmPage: (id) => orNull(atDesk((desk) => confirmPage(desk, id))),
    answerIntent: (id, isConfirmed) => atDesk((desk) => answerIntent(desk, id, isConfirmed)),
    payInvoice: (id, how) =>
      atDesk((desk) => payInvoice(desk, id, how)).catch((problem: unknown) => ({
        refusal: sentenceOf(problem),
      })),
    findInvoice,
    async invoicePdf(id) {
      const invoice = await findInvoice(id);
      if (!invoice) return null;
      const bytes = await drawInvoice(invoice, invoice.email);
      return { name: `${invoice.number}.pdf`, bytes };
    },
    advance: (id, seconds) =>
      atDesk(async (desk) => advance(desk, await desk.get("customer", id), seconds)),
    catchUp: () => atDesk(async () => {}),
    deliver: (receive) => deliverEvents({ db, now, secret }, receive),
  };
}

const downError = { type: "api_error", message: "The service is switched off." };

function sentenceOf(problem: unknown): string {
  if (problem instanceof StripeRefusal) return problem.message;
  throw problem;
}

type AtDesk = <T>(work: (desk: Desk, tx: Database) => Promise<T>) => Promise<T>;

/** Answers a request once for each idempotency key, with refusals in Stripe's shape. */
async function respond(request: Request, atDesk: AtDesk): Promise<Response> {
  const { method, url, headers } = request;
  const { pathname, search } = new URL(url);
  if (!/^Bearer [rs]k_(test|live)_/.test(headers.get("authorization") ?? "")) {
    const message = "Invalid API Key provided.";
    return reply(401, { error: { type: "invalid_request_error", message } });
  }
  const text = method === "GET" ? search.slice(1) : (await request.text()) || search.slice(1);
  const key = method === "POST" ? headers.get("idempotency-key") : null;
  const asked = { method, path: pathname, form: readBracketForm(text) };
  const { status, body } = await atDesk((desk, tx) =>
    once(tx, key, `${pathname}?${text}`, () => attempt(desk, tx, asked)),
  );
  return reply(status, body);
}

type Reply = { status: number; body: unknown };
type StripeRequest = { method: string; path: string; form: BracketFields };

/** Runs a request; a refusal undoes what it has done so far. */
async function attempt(
  desk: Desk,
  tx: Database,
  { method, path, form }: StripeRequest,
): Promise<Reply> {
  try {
    return await tx.transaction(async () => {
      const found = await answer(desk, method, path, form);
      const body = structuredClone(found);
      await expand(body, pathsIn(form), desk.find);
      return { status: 200, body: shown(body) };
    });
  } catch (problem) {
    if (!(problem instanceof StripeRefusal)) throw problem;
    return { status: problem.status, body: { error: problem.error } };
  }
}

function pathsIn({ expand: paths }: BracketFields): string[] {
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}

async function once(tx: Database, key: string | null, request: string, work: () => Promise<Reply>) {
  if (!key) return work();
  const answers = sandboxPaymentAnswers;
  const [known] = await tx.select().from(answers).where(eq(answers.key, key));
  if (known && known.request !== request) {
    const message =
      "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return { status: 400, body: { error: { type: "idempotency_error", message } } };
  }
  if (known) return { status: known.status, body: known.body };
  const fresh = await work();
  await tx.insert(answers).values({ key, request, ...fresh });
  return fresh;
}

function reply(status: number, body: unknown): Response {
  const headers = { "Content-Type": "application/json", "Request-Id": "req_sandbox" };
  return new Response(JSON.stringify(body), { status, headers });
}
