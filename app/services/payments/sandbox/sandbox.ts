import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentAnswers } from "#db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { isSwitchedOff } from "../../providers/sandbox-switches.ts";
import {
  advanceAccount,
  changeAccount,
  connected,
  type OnboardingPage,
  type OnboardingStep,
  onboardingPage,
  takeOnboardingStep,
} from "./accounts.ts";
import { type BracketFields, readBracketForm } from "./bracket-form.ts";
import { catchUp } from "./clock.ts";
import { deliverEvents, type EventSecrets, type Receive } from "./events.ts";
import {
  advance,
  type PayingWay,
  type PayPage,
  type PortalPage,
  type PortalStep,
  payAt,
  payPage,
  portalPage,
  takeStep,
} from "./hosted.ts";
import { answerIntent, type ConfirmPage, confirmPage, payInvoice } from "./intents.ts";
import { expand, type StripeInvoice } from "./objects.ts";
import { answer } from "./requests.ts";
import { answerVoucher, decideDispute, type VoucherPage, voucherPage } from "./sales.ts";
import { type Desk, openDesk, StripeRefusal, shown } from "./store.ts";

/** The job that delivers events to our own webhook. */
export const EVENTS_JOB = "sandbox-payment-events";

/** What the pages under `/sandbox` do: they stand in for Stripe's own. */
export type PaymentSandbox = {
  /** Stripe's interface, in this process. */
  fetch: typeof globalThis.fetch;
  /** @returns null for an unknown checkout */
  payPage(id: string): Promise<PayPage | null>;
  /** "asks": the card's owner has to confirm first. */
  pay(id: string, how: PayingWay): Promise<"asks" | "paid" | { refusal: string }>;
  /** The slip to pay in a shop, by the id of its payment; null for an unknown one. */
  voucherPage(id: string): Promise<VoucherPage | null>;
  answerVoucher(id: string, how: "pay" | "lapse"): Promise<void>;
  /** The bank decides about the disputes of a payment, by its id. */
  decideDisputes(intentId: string, how: "won" | "lost"): Promise<void>;
  /** The page where an organizer answers the provider's questions; null for an unknown link. */
  onboardingPage(id: string): Promise<OnboardingPage | null>;
  /** @returns where the step leads */
  takeOnboardingStep(id: string, step: OnboardingStep): Promise<string>;
  /** Brings an organizer's account into another state, as its owner can in the provider's dashboard. */
  changeAccount(id: string, step: OnboardingStep): Promise<void>;
  /** Moves one account's clock ahead. */
  advanceAccount(id: string, seconds: number): Promise<void>;
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
  connectSecret: string;
};

/**
 * A stand-in that speaks Stripe's interface, with its state in tables. Each request is one
 * transaction, one after the other; what has become due happens first.
 */
export function openPaymentSandbox(options: Options): PaymentSandbox {
  const { db, now, jobs } = options;
  const secrets: EventSecrets = {
    "our account": options.webhookSecret,
    "organizers' accounts": options.connectSecret,
  };

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

  /** At the desk of the account that has an object: pages are found by the object alone. */
  const atDeskOf = <T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T> =>
    atDesk(async (desk) => {
      const owner = await desk.ownerOf(id);
      return work(owner === "" ? desk : desk.of(await desk.get("account", owner)));
    });

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
    payPage: (id) => orNull(atDeskOf(id, (desk) => payPage(desk, id))),
    pay: (id, how) =>
      atDeskOf(id, (desk) => payAt(desk, id, how)).catch((problem: unknown) => ({
        refusal: sentenceOf(problem),
      })),
    voucherPage: (id) => orNull(atDeskOf(id, (desk) => voucherPage(desk, id))),
    answerVoucher: (id, how) => atDeskOf(id, (desk) => answerVoucher(desk, id, how)),
    decideDisputes: (intentId, how) =>
      atDeskOf(intentId, async (desk) => {
        for (const dispute of await desk.list("dispute")) {
          if (dispute.payment_intent === intentId) await decideDispute(desk, dispute, how);
        }
      }),
    onboardingPage: (id) => orNull(atDesk((desk) => onboardingPage(desk, id))),
    takeOnboardingStep: (id, step) => atDesk((desk) => takeOnboardingStep(desk, id, step)),
    changeAccount: (id, step) => atDesk((desk) => changeAccount(desk, id, step)),
    advanceAccount: (id, seconds) =>
      atDesk(async (desk) => {
        await advanceAccount(desk, id, seconds);
        await catchUp(desk);
      }),
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
    deliver: (receive) => deliverEvents({ db, now, secrets }, receive),
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
  const form = readBracketForm(text);
  const account = headers.get("stripe-account") ?? "";
  const { status, body } = await atDesk((desk, tx) =>
    once(tx, { key, account, request: `${pathname}?${text}` }, () =>
      attempt(tx, async () => {
        const own = account === "" ? desk : desk.of(await connected(desk, account));
        const found = structuredClone(await answer(own, method, pathname, form));
        await expand(found, pathsIn(form), own.find);
        return found;
      }),
    ),
  );
  return reply(status, body);
}

type Reply = { status: number; body: unknown };

/** Runs a request; a refusal undoes what it has done so far. */
async function attempt(tx: Database, work: () => Promise<object>): Promise<Reply> {
  try {
    return await tx.transaction(async () => ({ status: 200, body: shown(await work()) }));
  } catch (problem) {
    if (!(problem instanceof StripeRefusal)) throw problem;
    return { status: problem.status, body: { error: problem.error } };
  }
}

function pathsIn({ expand: paths }: BracketFields): string[] {
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}

/** Keys are the account's own. A request that was found to be wrong leaves no answer behind: it can be put right. */
async function once(
  tx: Database,
  { key, account, request }: { key: string | null; account: string; request: string },
  work: () => Promise<Reply>,
) {
  if (!key) return work();
  const answers = sandboxPaymentAnswers;
  const [known] = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.accountId, account), eq(answers.key, key)));
  if (known && known.request !== request) {
    const message =
      "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return { status: 400, body: { error: { type: "idempotency_error", message } } };
  }
  if (known) return { status: known.status, body: known.body };
  const fresh = await work();
  if (fresh.status !== 400) {
    await tx.insert(answers).values({ accountId: account, key, request, ...fresh });
  }
  return fresh;
}

function reply(status: number, body: unknown): Response {
  const headers = { "Content-Type": "application/json", "Request-Id": "req_sandbox" };
  return new Response(JSON.stringify(body), { status, headers });
}

const margin = 56;
const ink = "#15262b";

/** An invoice of the sandbox on one page. The library is loaded with the first invoice. */
async function drawInvoice(invoice: StripeInvoice, email: string): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { number, created, status, lines } = invoice;
  const moment = new Date(created * 1000);
  const info = { Title: `Invoice ${number}`, Author: "Dorsal", CreationDate: moment };
  const page = new PDFDocument({ size: "A4", margin, info, lang: "en", displayTitle: true });
  const bytes = buffer(page);
  page.fillColor(ink).font("Helvetica-Bold").fontSize(24).text("Dorsal");
  page.moveDown().fontSize(16).text(`Invoice ${number}`);
  page.font("Helvetica").fontSize(11).moveDown(0.5);
  page.text(moment.toISOString().slice(0, 10)).text(latin(email)).text(`Status: ${status}`);
  page.text("A sandbox's invoice: nothing was really charged.").moveDown(2);
  for (const { description, amount } of lines.data) row(page, latin(description), amount);
  const credit = invoice.amount_due - invoice.total;
  if (credit !== 0) row(page, credit > 0 ? "Credit for the next invoices" : "Credit used", credit);
  page.moveDown(0.5).font("Helvetica-Bold");
  row(page, "Amount due", invoice.amount_due);
  page.end();
  return bytes;
}

function row(page: PDFKit.PDFDocument, words: string, cents: number): void {
  const at = page.y;
  page.text(words, margin, at, { width: 360 });
  const below = page.y;
  page.text(`$${(cents / 100).toFixed(2)}`, margin + 370, at, { width: 110, align: "right" });
  page.y = Math.max(below, page.y) + 4;
}

/** Replaces characters that the built-in typeface does not have. */
function latin(text: string): string {
  return text.replaceAll(/[^\x20-\xff]/g, "?");
}
