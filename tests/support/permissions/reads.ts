import { assistantReads } from "./assistants.ts";
import { blogReads } from "./blog.ts";
import { chatReads } from "./chat.ts";
import { coachReads } from "./coaches.ts";
import { applicationReads, deskReads } from "./expert-lives.ts";
import { expertReads } from "./experts.ts";
import { type Attempt, adminsOnly, open, ownersOnly, signedIn, signedOut } from "./matrix.ts";
import { activityReads } from "./members/activities.ts";
import { analyticsReads } from "./members/analytics.ts";
import { courseReads } from "./members/courses.ts";
import { offerReads } from "./members/offers.ts";
import { paymentReads } from "./members/payment-reads.ts";
import { planReads } from "./members/plans.ts";
import { categoryReads } from "./organize/categories.ts";
import { checkInReads } from "./organize/check-in.ts";
import { messageReads } from "./organize/messages.ts";
import { organizerReads } from "./organize/organizers.ts";
import { raceDayReads } from "./organize/race-day.ts";
import { resultReads } from "./organize/results.ts";
import { webhookReads } from "./organize/webhooks.ts";
import { people, world } from "./people.ts";
import { podcastReads } from "./podcasts.ts";
import { apiReads } from "./programs/api.ts";
import { appWayReads } from "./programs/app-sign-in-ways.ts";
import { appReads } from "./programs/apps.ts";
import { toolReads } from "./programs/assistant-tools.ts";
import { refusedReads } from "./programs/refused.ts";
import { storageReads } from "./programs/storage.ts";
import { entryFileReads } from "./races/entry-files.ts";
import { extraReads } from "./races/extras.ts";
import { importReads } from "./races/import-reads.ts";
import { orderReads } from "./races/orders.ts";
import { questionReads } from "./races/questions.ts";
import { raceReads } from "./races/race-management.ts";
import { racePageReads } from "./races/race-pages.ts";
import { seasonReads } from "./season.ts";
import { speechReads } from "./speech.ts";

const { race, distance, messages } = world;
const [review] = world.reviews;
const [registration] = world.registrations;
const unknown = people.stranger;

/** Addresses that only take a form redirect a visitor who opens them. */
const formOnly = {
  "sign-out": open("/sign-out", "/"),
  units: open("/units", "/"),
  ...seasonReads,
  "favorites/:raceId/add": open(`/favorites/${race}/add`, "/"),
  "favorites/:raceId/keep": open(`/favorites/${race}/keep`, `/races/${race}`),
  "favorites/:raceId/remove": open(`/favorites/${race}/remove`, "/"),
  "claims/submit": open("/claims/submit", "/"),
  suggest: open("/suggest"),
  "reviews/save": open("/reviews/save", "/"),
  "functions/send-review-request": open("/functions/send-review-request", "/"),
  "reviews/guest": open("/reviews/guest", "/"),
  "reviews/delete": open("/reviews/delete", "/"),
  "races/:id/register/back": open(`/races/${race}/register/back`, `/races/${race}/register`),
  ...Object.fromEntries(
    ["add", "remove"].map((change) => [
      `races/:id/register/people/${change}`,
      open(`/races/${race}/register/people/${change}`, `/races/${race}/register`),
    ]),
  ),
  "races/:id/register/code": open(`/races/${race}/register/code`, `/races/${race}/register`),
  "registrations/:id/cancel": open(
    `/registrations/${registration}/cancel`,
    `/registrations/${registration}`,
  ),
  "account/photo/remove": open("/account/photo/remove", "/account/edit"),
  "account/security/sessions/end-others": open(
    "/account/security/sessions/end-others",
    "/account/security",
  ),
  "account/security/sessions/:id/end": open(
    `/account/security/sessions/${unknown}/end`,
    "/account/security",
  ),
  "account/security/passkeys/question": open("/account/security/passkeys/question", 400),
  "account/security/passkeys/add": open(
    "/account/security/passkeys/add",
    "/account/security/passkeys",
  ),
  "account/security/passkeys/:id/rename": open(
    `/account/security/passkeys/${unknown}/rename`,
    "/account/security/passkeys",
  ),
  "account/security/passkeys/:id/remove": open(
    `/account/security/passkeys/${unknown}/remove`,
    "/account/security/passkeys",
  ),
  "account/data/keep": open("/account/data/keep", "/account/data"),
  "sandbox/providers/:name/:state": open("/sandbox/providers/mail/off", 404),
} satisfies Record<string, Attempt>;

const account = {
  dashboard: open("/dashboard"),
  "account/edit": { path: "/account/edit", outcome: signedIn(200) },
  "account/security": { path: "/account/security", outcome: signedIn(200) },
  // No role has a password: each sets one through the link of a mail.
  "account/security/password": {
    path: "/account/security/password",
    outcome: signedIn("/forgot-password"),
  },
  "account/security/email": { path: "/account/security/email", outcome: signedIn(200) },
  "account/security/two-factor": { path: "/account/security/two-factor", outcome: signedIn(200) },
  "account/security/two-factor/confirm": {
    path: "/account/security/two-factor/confirm",
    outcome: signedIn(200),
  },
  "account/security/two-factor/codes": {
    path: "/account/security/two-factor/codes",
    outcome: signedIn(200),
  },
  "account/security/two-factor/off": {
    path: "/account/security/two-factor/off",
    outcome: signedIn(200),
  },
  "account/security/passkeys": { path: "/account/security/passkeys", outcome: signedIn(200) },
  "account/security/ways-in": { path: "/account/security/ways-in", outcome: signedIn(200) },
  "account/data": { path: "/account/data", outcome: signedIn(200) },
  "account/data/download": { path: "/account/data/download", outcome: signedIn(200) },
  "account/data/archive.zip": {
    path: "/account/data/archive.zip?ticket=forged",
    outcome: signedIn("/account/data/download"),
  },
  "account/data/delete": { path: "/account/data/delete", outcome: signedIn(200) },
  // Links of mails need no session, and report a forged one as expired.
  "account/new-address": open("/account/new-address?token=forged"),
  "account/keep": open("/account/keep?token=forged"),
  "account/not-me": open("/account/not-me?token=forged"),
  "media/races/:file": open("/media/races/none.webp", 404),
  "media/people/:file": open("/media/people/nobody.webp", 404),
} satisfies Record<string, Attempt>;

const signingIn = {
  login: { path: "/login", outcome: signedOut },
  signup: { path: "/signup", outcome: signedOut },
  "login/two-factor": {
    path: "/login/two-factor",
    outcome: { rest: "/", visitor: "/login", deactivated: "/login" },
  },
  "forgot-password": open("/forgot-password"),
  "reset-password": open("/reset-password"),
  "auth/confirm": open("/auth/confirm"),
  "auth/verify-email": open("/auth/verify-email?token=forged", "/auth/confirm"),
  // Links of mails work for their holder, without a session.
  "invitation/:token": open("/invitation/forged", 404),
  "auth/recover": open("/auth/recover?token=forged", "/reset-password"),
  "auth/passkey/:step": open("/auth/passkey/generate-authenticate-options"),
  "login/google": open("/login/google", "/sandbox/google"),
  "auth/callback/google": open("/auth/callback/google?state=forged&code=forged", "/login"),
  "sandbox/google": open("/sandbox/google"),
} satisfies Record<string, Attempt>;

const someReview = `/admin/reviews/${review}`;
const someUser = `/admin/users/${people.owner}`;

const backOffice = {
  "admin/races/export.csv": { path: "/admin/races/export.csv", outcome: adminsOnly(200) },
  ...importReads,
  admin: { path: "/admin?tab=revenue&period=all", outcome: adminsOnly(200) },
  "admin/counts": { path: "/admin/counts", outcome: adminsOnly(200) },
  "admin/figures.csv": { path: "/admin/figures.csv", outcome: adminsOnly(200) },
  "admin/messages": { path: "/admin/messages", outcome: adminsOnly(200) },
  "admin/messages/:id/delete": {
    path: `/admin/messages/${messages[0]}/delete`,
    outcome: adminsOnly(200),
  },
  "admin/messages/:id/mark": {
    path: `/admin/messages/${messages[0]}/mark`,
    outcome: adminsOnly("/admin/messages"),
  },
  "admin/users": { path: "/admin/users", outcome: adminsOnly(200) },
  "admin/users/new": { path: "/admin/users/new", outcome: adminsOnly(200) },
  "admin/users/invitations": { path: "/admin/users/invitations", outcome: adminsOnly(200) },
  "admin/users/:id": { path: someUser, outcome: adminsOnly(200) },
  "admin/users/:id/deactivate": { path: `${someUser}/deactivate`, outcome: adminsOnly(someUser) },
  "admin/users/:id/activate": { path: `${someUser}/activate`, outcome: adminsOnly(someUser) },
  "admin/users/:id/make-admin": { path: `${someUser}/make-admin`, outcome: adminsOnly(someUser) },
  "admin/users/:id/remove-admin": {
    path: `${someUser}/remove-admin`,
    outcome: adminsOnly(someUser),
  },
  "admin/users/:id/password-reset": {
    path: `${someUser}/password-reset`,
    outcome: adminsOnly(someUser),
  },
  "admin/users/invitations/:id/resend": {
    path: `/admin/users/invitations/${unknown}/resend`,
    outcome: adminsOnly("/admin/users/invitations"),
  },
  "admin/users/invitations/:id/withdraw": {
    path: `/admin/users/invitations/${unknown}/withdraw`,
    outcome: adminsOnly("/admin/users/invitations"),
  },
  "admin/reviews": { path: "/admin/reviews", outcome: adminsOnly(200) },
  "admin/reviews/:id/hide": { path: `${someReview}/hide`, outcome: adminsOnly("/admin/reviews") },
  "admin/reviews/:id/show": { path: `${someReview}/show`, outcome: adminsOnly("/admin/reviews") },
  "admin/reviews/:id/delete": {
    path: `${someReview}/delete`,
    outcome: adminsOnly("/admin/reviews"),
  },
  ...applicationReads,
  ...deskReads,
  ...raceReads,
  ...racePageReads,
  ...checkInReads,
  ...raceDayReads,
  ...organizerReads,
  ...categoryReads,
  ...messageReads,
  ...resultReads,
  ...webhookReads,
  ...orderReads,
  ...entryFileReads,
  ...extraReads,
  ...questionReads,
  "admin/audit-log": { path: "/admin/audit-log", outcome: adminsOnly(200) },
  "admin/races/registrations": { path: "/admin/races/registrations", outcome: adminsOnly(200) },
  "admin/races/registrations/:id": {
    path: `/admin/races/registrations/${registration}`,
    outcome: adminsOnly(200),
  },
  "admin/races/registrations/:id/review-request": {
    path: `/admin/races/registrations/${registration}/review-request`,
    outcome: adminsOnly(200),
  },
  "admin/races/claims": { path: "/admin/races/claims", outcome: adminsOnly(200) },
  "admin/races/:id/start-list": {
    path: `/admin/races/${race}/start-list`,
    outcome: adminsOnly(200),
  },
  "admin/races/:id/start-list.csv": {
    path: `/admin/races/${race}/start-list.csv`,
    outcome: adminsOnly(200),
  },
} satisfies Record<string, Attempt>;

/** The answer to `GET`, for every address of the route table. */
export const reads: Record<string, Attempt> = {
  "": open("/"),
  races: open("/races"),
  "races/:id": open(`/races/${race}`),
  "races/:id/review": open(`/races/${race}/review`),
  "races/:id/register": {
    path: `/races/${race}/register?distance=${distance}`,
    // A runner's answers are kept in a draft, which the address names from now on.
    outcome: { rest: `/races/${race}/register`, visitor: 200, deactivated: 200 },
  },
  "registrations/:id": { path: `/registrations/${registration}`, outcome: ownersOnly(200) },
  "reviews/:id/delete": { path: `/reviews/${review}/delete`, outcome: ownersOnly(200) },
  "reviews/confirm/:token": open("/reviews/confirm/forged", 404),
  "reviews/remove/:token": open("/reviews/remove/forged", 404),
  "tools/pace": open(`/tools/pace?race=${race}&time=50:00`),
  organizers: open("/organizers"),
  privacy: open("/privacy"),
  terms: open("/terms"),
  cookies: open("/cookies"),
  about: open("/about"),
  contact: open("/contact"),
  "races/:id/claim": open(`/races/${race}/claim`),
  careers: open("/careers"),
  "*": open("/nowhere", 404),
  ...account,
  ...signingIn,
  ...formOnly,
  ...backOffice,
  ...apiReads,
  ...appReads,
  ...appWayReads,
  ...assistantReads,
  ...expertReads,
  ...analyticsReads,
  ...courseReads,
  ...activityReads,
  ...planReads,
  ...offerReads,
  ...toolReads,
  ...blogReads,
  ...podcastReads,
  ...chatReads,
  ...coachReads,
  ...speechReads,
  ...refusedReads,
  ...storageReads,
  ...paymentReads,
  "sandbox/outbox": open("/sandbox/outbox"),
  "sandbox/outbox/:id": open(`/sandbox/outbox/${unknown}`, 404),
  "sandbox/outbox.json": open("/sandbox/outbox.json?to=nobody@example.com"),
  "sandbox/outbox/:id/attachments/:place": open(`/sandbox/outbox/${unknown}/attachments/0`, 404),
  "races.ics": open("/races.ics"),
  "races/cities": open("/races/cities"),
  "races/places": open("/races/places?q=cus"),
  "races/:id/calendar.ics": open(`/races/${race}/calendar.ics`),
  "races/:id/share.jpg": open(`/races/${race}/share.jpg`),
  // Its organizer has attached no course.
  "races/:id/courses/:distanceId": open(`/races/${race}/courses/${race}`, 404),
  "covers/:type/:seed": open(`/covers/road/${race}.svg`),
  "portraits/:kind/:file": open(`/portraits/expert/${race}.svg`),
  "sitemap.xml": open("/sitemap.xml"),
  "sitemaps/:page": open("/sitemaps/pages.xml"),
  "robots.txt": open("/robots.txt"),
};
