import { assistantWrites } from "./assistants.ts";
import { blogWrites } from "./blog.ts";
import { chatWrites } from "./chat.ts";
import { coachWrites } from "./coaches.ts";
import { applicationWrites, deskWrites } from "./expert-lives.ts";
import { expertWrites } from "./experts.ts";
import { admins, open, ownerLast, signedIn, type Write } from "./matrix.ts";
import { activityWrites } from "./members/activities.ts";
import { analyticsWrites } from "./members/analytics.ts";
import { courseWrites } from "./members/courses.ts";
import { offerWrites } from "./members/offers.ts";
import { paymentWrites } from "./members/payment-writes.ts";
import { planWrites } from "./members/plans.ts";
import { categoryWrites } from "./organize/categories.ts";
import { checkInWrites } from "./organize/check-in.ts";
import { messageWrites } from "./organize/messages.ts";
import { organizerWrites } from "./organize/organizers.ts";
import { raceDayWrites } from "./organize/race-day.ts";
import { resultWrites } from "./organize/results.ts";
import { webhookWrites } from "./organize/webhooks.ts";
import { people, world } from "./people.ts";
import { peopleWrites } from "./people-writes.ts";
import { podcastWrites } from "./podcasts.ts";
import { apiWrites } from "./programs/api.ts";
import { appWayWrites } from "./programs/app-sign-in-ways.ts";
import { appWrites } from "./programs/apps.ts";
import { toolWrites } from "./programs/assistant-tools.ts";
import { refusedWrites } from "./programs/refused.ts";
import { storageWrites } from "./programs/storage.ts";
import { entryFileWrites } from "./races/entry-files.ts";
import { extraWrites } from "./races/extras.ts";
import { importWrites } from "./races/import-writes.ts";
import { orderWrites } from "./races/orders.ts";
import { questionWrites } from "./races/questions.ts";
import { raceWrites } from "./races/race-management.ts";
import { seasonWrites } from "./season.ts";
import { speechWrites } from "./speech.ts";

const { race, distance, reviews, registrations, passkey, session, messages } = world;

/** A form for all roles: the answer depends on its content. */
function anybody(path: string, form: Record<string, string>, outcome: number | string): Write[] {
  return [{ what: "anybody", ...open(path), form, outcome }];
}

/** A form for people without a session: the others are redirected. */
function signingIn(path: string, form: Record<string, string>, answer: number | string): Write[] {
  const outcome = { rest: "/", visitor: answer, deactivated: answer };
  return [{ what: "without a session", path, form, outcome }];
}

/** A form for all roles with a session, each for their own data. */
function oneself(path: string, form: Record<string, string>, answer: number | string): Write[] {
  return [{ what: "for oneself", path, form, outcome: signedIn(answer) }];
}

const review = { rating: "3", comment: "Fine.", experience_date: "" };

/** The answers to `POST`, for every address whose module has an action. */
export const writes: Record<string, Write[]> = {
  login: signingIn("/login", { email: "", password: "" }, 400),
  signup: signingIn("/signup", { email: "", password: "" }, 400),
  "login/two-factor": signingIn("/login/two-factor", { code: "" }, "/login"),
  "forgot-password": anybody("/forgot-password", { email: "" }, 400),
  "reset-password": anybody("/reset-password", { password: "", confirmation: "" }, 400),
  "auth/verify-email": anybody("/auth/verify-email", { token: "forged" }, "/auth/confirm"),
  "auth/passkey/:step": anybody("/auth/passkey/verify-authentication", {}, 415),
  "sandbox/google": anybody("/sandbox/google", { asked: "redirect_uri=https://evil.test" }, 400),
  units: anybody("/units", { unit: "mi", to: "/races" }, "/races"),
  contact: anybody("/contact", { email: "" }, 400),
  suggest: anybody("/suggest", { name: "" }, 400),
  "claims/submit": anybody("/claims/submit", { race, email: "" }, 400),
  "races/:id/claim": anybody(`/races/${race}/claim`, { email: "" }, 400),
  "sandbox/providers/:name/:state": anybody("/sandbox/providers/mail/on", {}, "/sandbox/outbox"),

  ...seasonWrites,
  "favorites/:raceId/add": oneself(`/favorites/${race}/add`, { to: "/races" }, "/races"),
  "favorites/:raceId/remove": oneself(`/favorites/${race}/remove`, { to: "/races" }, "/races"),

  "reviews/save": [
    {
      what: "each writes their own",
      path: "/reviews/save",
      form: { ...review, subject: "race", id: race },
      outcome: { rest: 200, visitor: 401, deactivated: 401 },
    },
  ],
  "reviews/guest": anybody("/reviews/guest", { subject: "race", id: race, email: "" }, 400),
  "races/:id/review": [
    {
      what: "each writes their own",
      path: `/races/${race}/review`,
      form: review,
      outcome: { rest: `/races/${race}`, visitor: 401, deactivated: 401 },
    },
  ],
  "reviews/delete": [
    {
      what: "somebody else's stays",
      path: "/reviews/delete",
      form: { review: reviews[1] },
      outcome: { ...signedIn(404), owner: 200 },
      order: ownerLast,
    },
  ],
  "reviews/:id/delete": [
    {
      what: "somebody else's stays",
      path: `/reviews/${reviews[2]}/delete`,
      form: {},
      outcome: { ...signedIn(404), owner: `/races/${world.otherRaces[1]}` },
      order: ownerLast,
    },
  ],
  "reviews/confirm/:token": anybody("/reviews/confirm/forged", {}, "/reviews/confirm/forged"),
  "reviews/remove/:token": anybody("/reviews/remove/forged", {}, "/reviews/remove/forged"),

  "races/:id/register": oneself(
    `/races/${race}/register?distance=${distance}`,
    { first_name: "Ana" },
    `/races/${race}/register`,
  ),
  "races/:id/register/back": oneself(
    `/races/${race}/register/back?distance=${distance}`,
    {},
    `/races/${race}/register`,
  ),
  "races/:id/register/people/add": oneself(
    `/races/${race}/register/people/add?distance=${distance}`,
    {},
    `/races/${race}/register`,
  ),
  "races/:id/register/people/remove": oneself(
    `/races/${race}/register/people/remove?distance=${distance}`,
    {},
    `/races/${race}/register`,
  ),
  "races/:id/register/code": oneself(
    `/races/${race}/register/code?distance=${distance}`,
    { code: "NOSUCHCODE" },
    `/races/${race}/register`,
  ),
  "races/:id/result-claim": anybody(`/races/${race}/result-claim`, {}, 405),
  "races/:id/result-claim/send": oneself(`/races/${race}/result-claim/send?bib=7`, {}, 404),
  "races/:id/result-claim/withdraw": oneself(`/races/${race}/result-claim/withdraw`, {}, 404),
  "races/:id/result-claim/name": oneself(`/races/${race}/result-claim/name`, {}, 404),
  "registrations/:id/result-name": oneself(
    `/registrations/${registrations[1]}/result-name`,
    {},
    404,
  ),
  "registrations/:id/cancel": [
    {
      what: "somebody else's stays",
      path: `/registrations/${registrations[1]}/cancel`,
      form: { to: "/dashboard" },
      outcome: { ...signedIn(`/registrations/${registrations[1]}`), owner: "/dashboard" },
      order: ownerLast,
      stays: { path: `/registrations/${registrations[1]}`, text: "Cancel registration" },
    },
  ],

  ...applicationWrites,
  ...deskWrites,
  ...apiWrites,
  ...appWrites,
  ...appWayWrites,
  ...assistantWrites,
  ...toolWrites,
  ...expertWrites,
  ...analyticsWrites,
  ...courseWrites,
  ...activityWrites,
  ...offerWrites,
  ...planWrites,
  ...blogWrites,
  ...podcastWrites,
  ...chatWrites,
  ...coachWrites,
  ...speechWrites,
  ...refusedWrites,
  ...storageWrites,
  ...expertWrites,
  ...paymentWrites,

  "account/edit": oneself("/account/edit", { first_name: "Ana" }, 200),
  "account/photo/remove": oneself("/account/photo/remove", {}, "/account/edit"),
  "account/security/password": oneself(
    "/account/security/password",
    { current_password: "", password: "", confirmation: "" },
    "/forgot-password",
  ),
  "account/security/email": oneself("/account/security/email", { email: "" }, 400),
  "account/security/two-factor": oneself("/account/security/two-factor", { password: "x" }, 400),
  "account/security/two-factor/confirm": oneself(
    "/account/security/two-factor/confirm",
    { code: "123456" },
    "/account/security/two-factor",
  ),
  "account/security/two-factor/codes": oneself(
    "/account/security/two-factor/codes",
    { password: "x" },
    400,
  ),
  "account/security/two-factor/off": oneself(
    "/account/security/two-factor/off",
    { password: "x" },
    400,
  ),
  "account/security/passkeys/question": oneself("/account/security/passkeys/question", {}, 200),
  "account/security/passkeys/add": oneself("/account/security/passkeys/add", {}, 400),
  "account/security/passkeys/:id/rename": [
    {
      what: "somebody else's keeps its name",
      path: `/account/security/passkeys/${passkey}/rename`,
      form: { name: "Mine now" },
      outcome: signedIn("/account/security/passkeys"),
      order: ownerLast,
      stays: { path: "/account/security/passkeys", text: "The owner&#x27;s phone" },
    },
  ],
  "account/security/passkeys/:id/remove": [
    {
      what: "somebody else's stays",
      path: `/account/security/passkeys/${world.otherPasskey}/remove`,
      form: {},
      outcome: signedIn("/account/security/passkeys"),
      order: ownerLast,
      stays: { path: "/account/security/passkeys", text: "The owner&#x27;s laptop" },
    },
  ],
  "account/security/sessions/:id/end": [
    {
      what: "somebody else's stays",
      path: `/account/security/sessions/${session}/end`,
      form: {},
      outcome: signedIn("/account/security"),
      order: ownerLast,
      stays: { path: "/account/security", text: `/account/security/sessions/${session}/end` },
    },
  ],
  "account/security/sessions/end-others": oneself(
    "/account/security/sessions/end-others",
    {},
    "/account/security",
  ),
  "account/new-address": anybody("/account/new-address", { token: "forged" }, 400),
  "account/keep": anybody("/account/keep", { token: "forged" }, 400),
  "account/not-me": anybody("/account/not-me", { token: "forged" }, 400),
  "account/security/ways-in": [
    {
      what: "somebody else's stays",
      path: "/account/security/ways-in",
      form: { way: world.thirdPasskey },
      outcome: signedIn("/account/security"),
      order: ownerLast,
      stays: { path: "/account/security/passkeys", text: "The owner&#x27;s tablet" },
    },
  ],
  "account/data/download": oneself("/account/data/download", {}, "/account/data/archive.zip"),
  "account/data/keep": oneself("/account/data/keep", {}, "/account/data"),

  ...importWrites,
  "admin/messages/:id/mark": admins(
    `/admin/messages/${messages[0]}/mark`,
    { as: "handled", to: "/admin/messages?show=all" },
    "/admin/messages",
  ),
  "admin/messages/:id/delete": admins(
    `/admin/messages/${messages[1]}/delete`,
    {},
    "/admin/messages",
  ),
  "invitation/:token": anybody("/invitation/forged", { first_name: "" }, 400),

  ...peopleWrites,
  // It takes JSON; what it does with it is tested with the screen that asks.
  "functions/send-review-request": [
    {
      what: "administrators only",
      path: "/functions/send-review-request",
      form: { sendEmail: "yes" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 400 },
    },
  ],

  // Runners wait for a distance that other writes change or delete.
  ...orderWrites,
  ...raceWrites,
  ...checkInWrites,
  ...raceDayWrites,
  ...organizerWrites,
  ...categoryWrites,
  ...entryFileWrites,
  ...extraWrites,
  ...questionWrites,
  ...messageWrites,
  ...resultWrites,
  ...webhookWrites,

  // Actions that end the matrix's sessions come last.
  "account/data/delete": [
    {
      what: "only one's own account",
      path: "/account/data/delete",
      form: { password: "", user: people.owner },
      outcome: signedIn("/account/data"),
    },
  ],
  "sign-out": anybody("/sign-out", {}, "/"),
};
