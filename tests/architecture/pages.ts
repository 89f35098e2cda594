import type { Source } from "./source.ts";

/**
 * The modules whose action changes nothing on cached pages. A write that is missing
 * here must drop the pages, or outdated ones stay; a needless drop lets a
 * stranger empty the cache.
 */
const keepsPages = new Set([
  "app/routes/account/email.tsx",
  "app/routes/account/expert/inquiry.tsx",
  "app/routes/account/keep.tsx",
  "app/routes/account/not-me.tsx",
  "app/routes/account/passkeys/add.ts",
  "app/routes/account/passkeys/question.ts",
  "app/routes/account/passkeys/remove.ts",
  "app/routes/account/passkeys/rename.ts",
  "app/routes/account/password.tsx",
  "app/routes/account/security/end-other-sessions.ts",
  "app/routes/account/security/end-session.ts",
  "app/routes/account/two-factor/codes.tsx",
  "app/routes/account/two-factor/confirm.tsx",
  "app/routes/account/two-factor/off.tsx",
  "app/routes/account/two-factor/state.tsx",
  "app/routes/account/ways-in.tsx",
  "app/routes/account/your-data/delete.tsx",
  "app/routes/account/your-data/download.tsx",
  "app/routes/account/your-data/keep.ts",
  "app/routes/admin/ai/test.ts",
  "app/routes/admin/coaches/test.ts",
  "app/routes/admin/messages/delete.tsx",
  "app/routes/admin/messages/mark.ts",
  "app/routes/admin/offers/delete.tsx",
  "app/routes/admin/offers/edit.tsx",
  "app/routes/admin/offers/hide.ts",
  "app/routes/admin/offers/move.ts",
  "app/routes/admin/offers/new.tsx",
  "app/routes/admin/offers/show.ts",
  "app/routes/admin/podcasts/drafts/draft.ts",
  "app/routes/admin/races/claims.tsx",
  "app/routes/admin/races/duplicates.tsx",
  "app/routes/admin/races/import/cancel.ts",
  "app/routes/admin/races/import/steps/columns.tsx",
  "app/routes/admin/races/import/discard.ts",
  "app/routes/admin/races/import/start.ts",
  "app/routes/admin/races/import/undo.tsx",
  "app/routes/admin/races/import/upload.tsx",
  "app/routes/admin/races/claims/link.ts",
  "app/routes/admin/races/organizers.tsx",
  "app/routes/admin/races/organizers/remove.ts",
  "app/routes/admin/races/registrations/request.tsx",
  "app/routes/admin/users/activate.ts",
  "app/routes/admin/users/deactivate.ts",
  "app/routes/admin/users/make-admin.ts",
  "app/routes/admin/users/new.tsx",
  "app/routes/admin/users/password-reset.ts",
  "app/routes/admin/users/remove-admin.ts",
  "app/routes/admin/users/resend.ts",
  "app/routes/admin/users/withdraw.ts",
  "app/routes/assistant/conversation.tsx",
  "app/routes/assistant/messages/rate.ts",
  "app/routes/assistant/threads/delete.tsx",
  "app/routes/assistant/threads/rename.tsx",
  "app/routes/auth/app-link.tsx",
  "app/routes/auth/forgot-password.tsx",
  "app/routes/auth/login.tsx",
  "app/routes/auth/passkey.ts",
  "app/routes/auth/reset-password.tsx",
  "app/routes/auth/sign-out.ts",
  "app/routes/auth/signup.tsx",
  "app/routes/auth/two-factor.tsx",
  "app/routes/auth/verify-email.tsx",
  "app/routes/organize/registrations/request.tsx",
  "app/routes/races/claims/race-claim.tsx",
  "app/routes/races/claims/submit.ts",
  "app/routes/training/new.tsx",
  "app/routes/training/plans/close-feed.ts",
  "app/routes/training/plans/delete.ts",
  "app/routes/training/plans/end.ts",
  "app/routes/training/plans/ill.tsx",
  "app/routes/training/plans/open-feed.tsx",
  "app/routes/training/sessions/done.tsx",
  "app/routes/training/sessions/move.tsx",
  "app/routes/training/sessions/reopen.tsx",
  "app/routes/training/sessions/skip.tsx",
  "app/routes/training/sessions/swap.tsx",
  "app/routes/coaches/room.tsx",
  "app/routes/coaches/say.ts",
  "app/routes/company/contact.tsx",
  "app/routes/dashboard/billing/cancel.tsx",
  "app/routes/dashboard/billing/resume.ts",
  "app/routes/dashboard/coach-sessions/delete.tsx",
  "app/routes/dashboard/season/race-news.tsx",
  "app/routes/experts/apply/apply.tsx",
  "app/routes/experts/inquiries/inquiry.tsx",
  "app/routes/experts/inquiries/write.tsx",
  "app/routes/experts/contact.tsx",
  "app/routes/races/favorites/add.ts",
  "app/routes/races/favorites/remove.ts",
  "app/routes/races/favorites/seen.ts",
  "app/routes/functions/generate-blog.ts",
  "app/routes/functions/generate-image.ts",
  "app/routes/functions/elevenlabs-tts.ts",
  "app/routes/functions/openai-chat.ts",
  "app/routes/functions/podcast-script.ts",
  "app/routes/functions/send-review-request.ts",
  "app/routes/functions/stripe-checkout.ts",
  "app/routes/functions/stripe-subscription.ts",
  "app/routes/membership/membership.tsx",
  "app/routes/membership/switch-back.tsx",
  "app/routes/membership/switch.tsx",
  "app/routes/races/register-back.ts",
  "app/routes/registrations/note.tsx",
  "app/routes/sandbox/billing.tsx",
  "app/routes/sandbox/confirm.tsx",
  "app/routes/organize/webhooks/delete.tsx",
  "app/routes/organize/webhooks/endpoint.tsx",
  "app/routes/organize/webhooks/list.tsx",
  "app/routes/organize/webhooks/pause.ts",
  "app/routes/organize/webhooks/replay.ts",
  "app/routes/organize/webhooks/resume.ts",
  "app/routes/organize/webhooks/secret.tsx",
  "app/routes/sandbox/google.tsx",
  "app/routes/sandbox/invoice.tsx",
  "app/routes/sandbox/pay.tsx",
  "app/routes/sandbox/provider.ts",
  "app/routes/site/units.ts",
  "app/routes/training/profile.tsx",
  "app/routes/training/activities.tsx",
  "app/routes/training/activities/new.tsx",
  "app/routes/training/activity.tsx",
  "app/routes/training/activity/delete.ts",
  "app/routes/training/activity/remove-file.ts",
  "app/routes/training/activity/rename.tsx",
  "app/routes/programs/assistants/mcp.ts",
  "app/routes/programs/api/service.ts",
  "app/routes/programs/auth/factors.ts",
  "app/routes/programs/auth/google.ts",
  "app/routes/programs/auth/public.ts",
  "app/routes/programs/auth/service.ts",
  "app/routes/programs/auth/sign-in.ts",
  "app/routes/programs/auth/user.ts",
  "app/routes/programs/realtime/stream.ts",
  "app/routes/programs/storage/buckets.ts",
  "app/routes/programs/storage/objects.ts",
  "app/routes/programs/storage/service.ts",
  "app/routes/account/keys/list.tsx",
  "app/routes/account/keys/revoke-all.ts",
  "app/routes/account/keys/revoke.ts",
  "app/routes/functions/unknown.ts",
  "app/routes/programs/webhooks/stripe.ts",
  "app/routes/programs/webhooks/tavus.ts",
  "app/routes/admin/blog/work.ts",
  "app/routes/tools/course.tsx",
  "app/routes/tools/course/keep.tsx",
  "app/routes/tools/course/remove.ts",
]);

/** Of routes, or of the screens that several routes share. */
const isPart = (path: string) =>
  /^app\/(routes\/|features\/.+\/screens\/)/.test(path) && path.endsWith(".server.ts");

/**
 * Every action declares whether it changes cached pages: it calls `dropPages`, itself or in an
 * `x.server.ts` of the routes or of shared screens, or its module stands in the list above.
 */
export function actionsKnowWhoSees(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const actions = sources.filter(
    ({ path, exports }) => path.startsWith("app/routes/") && exports.includes("action"),
  );
  return actions.flatMap((source) => {
    const isDropping = reachesDrop(source, byPath);
    if (isDropping !== keepsPages.has(source.path)) return [];
    return isDropping
      ? `${source.path}: drops pages, and is listed as keeping them`
      : `${source.path}: neither calls dropPages nor is listed as keeping pages`;
  });
}

function reachesDrop({ imports }: Source, byPath: Map<string, Source>): boolean {
  return imports.some(({ to, names }) => {
    if (names.includes("dropPages")) return true;
    const part = isPart(to) ? byPath.get(to) : undefined;
    return part !== undefined && reachesDrop(part, byPath);
  });
}
