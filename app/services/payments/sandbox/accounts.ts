import { inLanguage, languageOf } from "#values/web/language.ts";
import { type BracketFields, textIn, textsIn } from "./bracket-form.ts";
import type { StripeAccount, StripeAccountLink } from "./objects.ts";
import { type Desk, newId, noAccess, refuse } from "./store.ts";

/** The currency of each country that has accounts here; there are none in Peru. */
const currencies: Record<string, string> = { CA: "cad", MX: "mxn", US: "usd" };

const linkSeconds = 300;

/** `POST /v1/accounts` */
export function newAccount(desk: Desk, form: BracketFields): Promise<StripeAccount> {
  const country = textIn(form, "country") ?? "US";
  const currency = Object.hasOwn(currencies, country) ? currencies[country] : undefined;
  if (!currency) {
    const about = { param: "country", code: "country_unsupported" };
    throw refuse(`${country} is not currently supported by Stripe.`, about);
  }
  const asked = Object.keys(form.capabilities ?? {});
  return desk.put<StripeAccount>({
    id: newId("acct").slice(0, 21),
    object: "account",
    type: "standard",
    created: desk.timeOf(null),
    livemode: false,
    country,
    email: textIn(form, "email") ?? null,
    default_currency: currency,
    ...states.begun,
    capabilities: Object.fromEntries(asked.map((name) => [name, "inactive"])),
    metadata: textsIn(form, "metadata"),
    _ahead: 0,
    _isDisconnected: false,
  });
}

/** An account that is connected to us. @throws {StripeRefusal} for any other */
export async function connected(desk: Desk, id: string): Promise<StripeAccount> {
  const account = await desk.find("account", id);
  if (!account || account._isDisconnected) throw noAccess(id);
  return account;
}

/** `POST /v1/account_links`: the address of the page for the account's owner, for one visit. */
export async function newAccountLink(desk: Desk, form: BracketFields) {
  const account = await connected(desk, textIn(form, "account") ?? "");
  const [returnUrl, againUrl] = [textIn(form, "return_url"), textIn(form, "refresh_url")];
  if (!returnUrl || !againUrl || !URL.canParse(returnUrl) || !URL.canParse(againUrl)) {
    throw refuse("Not a valid URL", { param: "return_url", code: "url_invalid" });
  }
  const back = new URL(returnUrl);
  const id = newId("acctlink");
  const made = await desk.put<StripeAccountLink>({
    id,
    object: "account_link",
    created: desk.timeOf(null),
    livemode: false,
    account: account.id,
    expires_at: desk.timeOf(null) + linkSeconds,
    url: inLanguage(languageOf(back), `${back.origin}/sandbox/onboarding/${id}`),
    _returnUrl: returnUrl,
    _againUrl: againUrl,
    _isUsed: false,
  });
  const { object, created, expires_at, url } = made;
  return { object, created, expires_at, url };
}

type AccountState = Pick<
  StripeAccount,
  "charges_enabled" | "payouts_enabled" | "details_submitted" | "requirements"
>;

const document = "individual.verification.document";

/** The states of an account that the owner's page can bring about. */
const states = {
  begun: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    requirements: {
      currently_due: ["external_account", "individual.first_name", "tos_acceptance.date"],
      past_due: [],
      disabled_reason: "requirements.past_due",
    },
  },
  finished: {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    requirements: { currently_due: [], past_due: [], disabled_reason: null },
  },
  "something due": {
    charges_enabled: true,
    payouts_enabled: false,
    details_submitted: true,
    requirements: { currently_due: [document], past_due: [], disabled_reason: null },
  },
  disabled: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    requirements: {
      currently_due: [],
      past_due: [document],
      disabled_reason: "requirements.past_due",
    },
  },
} satisfies Record<string, AccountState>;

/** What the owner can do on the page. */
export type OnboardingStep = "finished" | "something due" | "disabled" | "disconnect";

/** What the stand-in for Stripe's onboarding shows; a link that was used leads to another one. */
export type OnboardingPage =
  | { email: string; country: string; returnUrl: string }
  | { again: string };

export async function onboardingPage(desk: Desk, id: string): Promise<OnboardingPage> {
  const link = await desk.get("account_link", id);
  const account = await desk.find("account", link.account);
  const isOver = link._isUsed || link.expires_at <= desk.timeOf(null);
  if (isOver || !account || account._isDisconnected) return { again: link._againUrl };
  return { email: account.email ?? "", country: account.country, returnUrl: link._returnUrl };
}

/** Runs a button of the page. @returns where it leads */
export async function takeOnboardingStep(
  desk: Desk,
  id: string,
  step: OnboardingStep,
): Promise<string> {
  const link = await desk.get("account_link", id);
  const page = await onboardingPage(desk, id);
  if ("again" in page) return page.again;
  await desk.put<StripeAccountLink>({ ...link, _isUsed: true });
  await changeAccount(desk, link.account, step);
  return page.returnUrl;
}

/** Brings an account into a state, or disconnects it, as its owner can do in Stripe's dashboard. */
export async function changeAccount(desk: Desk, id: string, step: OnboardingStep): Promise<void> {
  const account = await connected(desk, id);
  const theirs = desk.of(account);
  if (step === "disconnect") {
    await theirs.tell("account.application.deauthorized", account, theirs.timeOf(null));
    await desk.put<StripeAccount>({ ...account, _isDisconnected: true });
    return;
  }
  const state = states[step];
  const status = state.charges_enabled ? "active" : "inactive";
  const capabilities = Object.fromEntries(
    Object.keys(account.capabilities).map((name) => [name, status] as const),
  );
  const changed = await desk.put<StripeAccount>({ ...account, ...state, capabilities });
  await theirs.tell("account.updated", changed, theirs.timeOf(null));
}

/** Moves one account's clock ahead. */
export async function advanceAccount(desk: Desk, id: string, seconds: number): Promise<void> {
  const account = await desk.get("account", id);
  const theirs = desk.of(account);
  for (const kind of ["checkout.session", "refund"] as const) {
    for (const each of await theirs.list(kind)) {
      if ("_due" in each && each._due !== null) {
        await theirs.put({ ...each, _due: each._due - seconds });
      }
    }
  }
  await desk.put<StripeAccount>({ ...account, _ahead: account._ahead + seconds });
}
