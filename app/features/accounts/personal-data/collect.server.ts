import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";

/** The most rows of one kind. */
const mostRows = 10_000;

/**
 * The files of the archive, with the tables that each is read from. Passwords, keys and the tokens of
 * sessions are left out: they would only open doors.
 */
export const archiveFiles: Record<
  string,
  { tables: string[]; rows: (viewer: Pick<Viewer, "userId" | "email">) => SQL }
> = {
  account: {
    tables: ["users", "auth_two_factors"],
    rows: ({ userId }) => sql`
      select id, email, email_verified, name, phone, two_factor_enabled, last_sign_in_at,
        (
          select friendly_name from auth_two_factors where user_id = users.id and verified limit 1
        ) as second_step,
        raw_user_meta as kept_by_apps, delete_after, created_at, updated_at
      from users where id = ${userId}::uuid`,
  },
  profile: {
    tables: ["user_profiles"],
    rows: ({ userId }) => sql`
      select email, first_name, last_name, phone, address, profile_image, is_active, is_admin,
        created_at, updated_at
      from user_profiles where user_id = ${userId}::uuid`,
  },
  "ways-to-sign-in": {
    tables: ["auth_identities"],
    rows: ({ userId }) => sql`
      select case provider_id when 'credential' then 'password' else provider_id end as way,
        account_id, scope, created_at, updated_at
      from auth_identities where user_id = ${userId}::uuid order by created_at`,
  },
  passkeys: {
    tables: ["auth_passkeys"],
    rows: ({ userId }) => sql`
      select name, device_type, backed_up, transports, created_at
      from auth_passkeys where user_id = ${userId}::uuid order by created_at`,
  },
  sessions: {
    tables: ["auth_sessions", "auth_app_sessions"],
    rows: ({ userId }) => sql`
      select s.ip_address, s.user_agent, s.created_at, s.updated_at, s.expires_at,
        a.session_id is not null as is_app, a.aal, a.amr, a.proved_at
      from auth_sessions s left join auth_app_sessions a on a.session_id = s.id
      where s.user_id = ${userId}::uuid order by s.created_at`,
  },
  "letters-with-codes": {
    tables: ["auth_codes", "auth_flows"],
    rows: ({ userId }) => sql`
      select c.kind, c.sent_to, c.app_data, f.redirect_to, c.created_at, c.expires_at
      from auth_codes c left join auth_flows f on f.id = c.flow_id
      where c.user_id = ${userId}::uuid
      union all
      select kind, null, null, redirect_to, created_at, expires_at
      from auth_flows where user_id = ${userId}::uuid
        and id not in (select flow_id from auth_codes where flow_id is not null)
      order by created_at`,
  },
  "keys-for-programs": {
    tables: ["api_keys", "api_answers"],
    rows: ({ userId }) => sql`
      select k.name, k.ending, k.scopes, k.created_at, k.last_used_at,
        array(
          select json_build_object('status', a.status, 'body', a.body, 'created_at', a.created_at)
          from api_answers a where a.caller_id = k.id order by a.created_at
        ) as answers
      from api_keys k where k.user_id = ${userId}::uuid order by k.created_at`,
  },
  reviews: {
    tables: ["reviews", "review_guests"],
    rows: ({ userId, email }) => sql`
      select v.entity_type, v.entity_id,
        coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name)) as entity_name,
        v.rating, v.comment, v.experience_date, v.is_hidden, v.hidden_reason, v.is_anonymous, v.author_first_name,
        v.author_last_name, v.verified_at, v.created_at, v.updated_at
      from reviews v
      left join races r on v.entity_type = 'race' and r.id = v.entity_id
      left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
      where v.user_id = ${userId}::uuid
        or v.user_id in (select user_id from review_guests where lower(email) = lower(${email}))
      order by v.created_at`,
  },
  favorites: {
    tables: ["user_favorites"],
    rows: ({ userId }) => sql`
      select f.race_id, r.race_name, r.start_date, f.created_at
      from user_favorites f join races r on r.id = f.race_id
      where f.user_id = ${userId}::uuid order by f.created_at`,
  },
  registrations: {
    tables: ["race_registrations"],
    rows: ({ userId }) => sql`
      select g.id, g.race_id, r.race_name, r.start_date, d.distance, g.bib, g.status, g.first_name,
        g.last_name, g.date_of_birth, g.phone, g.country, g.insurance_provider, g.policy_number,
        g.emergency_contact_name, g.emergency_contact_phone, g.waiver_accepted, g.created_at,
        g.updated_at
      from race_registrations g join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      where g.user_id = ${userId}::uuid order by g.created_at`,
  },
  "unfinished-registrations": {
    tables: ["registration_drafts"],
    rows: ({ userId }) => sql`
      select d.race_id, r.race_name, d.answers, d.created_at, d.updated_at
      from registration_drafts d join races r on r.id = d.race_id
      where d.user_id = ${userId}::uuid order by d.created_at`,
  },
  "review-requests": {
    tables: ["review_requests"],
    rows: ({ userId }) => sql`
      select g.race_id, q.custom_message, q.send_email, q.send_sms, q.status, q.created_at
      from review_requests q join race_registrations g on g.id = q.registration_id
      where g.user_id = ${userId}::uuid order by q.created_at`,
  },
  "races-you-organize": {
    tables: ["race_organizers"],
    rows: ({ userId }) => sql`
      select o.race_id, r.race_name, r.start_date, o.created_at as linked_at
      from race_organizers o join races r on r.id = o.race_id
      where o.user_id = ${userId}::uuid order by o.created_at`,
  },
  claims: {
    tables: ["race_claims"],
    rows: ({ email }) => sql`
      select c.race_id, r.race_name, c.name, c.email, c.phone, c.message, c.created_at
      from race_claims c join races r on r.id = c.race_id
      where lower(c.email) = lower(${email}) order by c.created_at`,
  },
  "expert-applications": {
    tables: ["expert_applications", "expert_documents"],
    rows: ({ userId }) => sql`
      select a.first_name, a.last_name, a.title, a.city, a.province, a.country, a.years_experience,
        a.services, a.hourly_rate, a.hourly_rate_currency, a.rate_description, a.phone, a.email,
        a.bio, a.message, a.status, a.decision_note, a.decided_at, a.withdrawn_at, a.created_at,
        a.updated_at,
        array(
          select json_build_object('name', d.name, 'media_type', d.media_type, 'bytes', d.bytes,
            'created_at', d.created_at)
          from expert_documents d where d.application_id = a.id order by d.created_at
        ) as documents
      from expert_applications a where a.user_id = ${userId}::uuid order by a.created_at`,
  },
  "page-as-expert": {
    tables: ["experts"],
    rows: ({ userId }) => sql`
      select id, profile_picture, first_name, last_name, title, city, province, country,
        years_experience, services, hourly_rate, hourly_rate_currency, rate_description, phone,
        email, bio, is_active, created_at, updated_at
      from experts where user_id = ${userId}::uuid`,
  },
  // Secrets are left out, and so is what the servers of organizers have answered.
  webhooks: {
    tables: ["webhook_endpoints", "webhook_deliveries"],
    rows: ({ userId }) => sql`
      select w.race_id, w.address, w.events, w.paused_at, w.paused_by, w.failing_since, w.created_at,
        w.updated_at,
        (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id) as deliveries
      from webhook_endpoints w where w.user_id = ${userId}::uuid order by w.created_at`,
  },
  "events-of-registrations": {
    tables: ["race_events"],
    rows: ({ userId }) => sql`
      select race_id, kind, subject_id as registration_id, created_at
      from race_events where user_id = ${userId}::uuid order by id`,
  },
  "answers-to-reviews": {
    tables: ["review_answers"],
    rows: ({ userId }) => sql`
      select review_id, body, is_hidden, created_at, updated_at
      from review_answers where user_id = ${userId}::uuid order by created_at`,
  },
  "letters-to-experts": {
    tables: ["expert_inquiries", "expert_inquiry_messages"],
    rows: ({ userId, email }) => sql`
      select i.id as conversation, concat_ws(' ', e.first_name, e.last_name) as expert, i.name,
        i.email, i.closed_at, i.closed_by, m.is_from_expert, m.body, m.created_at
      from expert_inquiries i
      join experts e on e.id = i.expert_id
      join expert_inquiry_messages m on m.inquiry_id = i.id
      where i.user_id = ${userId}::uuid or lower(i.email) = lower(${email})
      order by i.created_at, i.id, m.created_at, m.id`,
  },
  // The address of the visitor is not told: the expert does not know it either.
  "letters-to-you-as-expert": {
    tables: [],
    rows: ({ userId }) => sql`
      select i.id as conversation, i.name as visitor, i.closed_at, i.closed_by, m.is_from_expert,
        m.body, m.created_at
      from expert_inquiries i
      join experts e on e.id = i.expert_id
      join expert_inquiry_messages m on m.inquiry_id = i.id
      where e.user_id = ${userId}::uuid
      order by i.created_at, i.id, m.created_at, m.id`,
  },
  "letters-to-us": {
    tables: ["contact_messages"],
    rows: ({ email }) => sql`
      select name, email, subject, message, created_at
      from contact_messages where lower(email) = lower(${email}) order by created_at`,
  },
  invitation: {
    tables: ["invitations"],
    rows: ({ email }) => sql`
      select email, created_at, sent_at, expires_at, accepted_at
      from invitations where lower(email) = lower(${email}) order by created_at`,
  },
  "changes-by-administrators": {
    tables: ["audit_entries"],
    rows: ({ userId, email }) => sql`
      select action, subject_type, before, after, reason, created_at from audit_entries
      where subject_id = ${userId}::uuid or lower(subject_name) = lower(${email})
      order by created_at`,
  },
  "messages-to-you": {
    tables: ["outbox_messages"],
    rows: ({ email }) => sql`
      select channel, recipient, subject, body, status, created_at, sent_at
      from outbox_messages where lower(recipient) = lower(${email}) order by created_at`,
  },
  conversations: {
    tables: ["chat_threads", "chat_messages"],
    rows: ({ userId }) => sql`
      select t.id as thread, t.title, a.name as assistant, r.race_name as race, m.is_user,
        m.content, m.state, m.answered_by, m.rating, m.rating_reason, m.rated_at, m."timestamp"
      from chat_threads t
      left join chat_messages m on m.thread_id = t.id
      left join ai_assistants a on a.id = t.assistant_id
      left join races r on r.id = t.race_id
      where t.user_id = ${userId}::uuid order by t.created_at, t.id, m.position`,
  },
  "assistant-usage": {
    tables: ["model_usage"],
    rows: ({ userId }) => sql`
      select day, model, calls, input_tokens, output_tokens
      from model_usage where user_id = ${userId}::uuid order by day, model`,
  },
  "coach-sessions": {
    tables: ["coach_conversations", "coach_messages"],
    rows: ({ userId }) => sql`
      select c.conversation_id, c.persona_id, c.persona_name, c.source, c.conversation_url, c.status,
        c.created_at, c.ended_at, c.end_reason, c.summary, c.rating, c.rated_at, m.is_user,
        m.content, m.created_at as said_at
      from coach_conversations c
      left join coach_messages m on m.conversation_id = c.conversation_id
      where c.user_id = ${userId}::uuid order by c.created_at, c.conversation_id, m.position`,
  },
  "blog-posts": {
    tables: ["blog_posts", "blog_race_references"],
    rows: ({ userId, email }) => sql`
      select p.id, p.title, p.content, p.status, p.author_name, p.created_by, p.tags,
        p.created_at, p.updated_at, p.published_at,
        (select coalesce(json_agg(race_id order by position), '[]') from blog_race_references
          where blog_id = p.id) as races
      from blog_posts p
      where p.author_id = ${userId}::uuid or lower(p.created_by) = lower(${email})
      order by p.created_at`,
  },
  "blog-versions": {
    tables: ["blog_post_versions"],
    rows: ({ userId }) => sql`
      select post_id, revision, title, content, saved_by_name, saved_at from blog_post_versions
      where saved_by = ${userId}::uuid order by saved_at`,
  },
  "blog-work": {
    tables: ["blog_drafts", "blog_editors"],
    rows: ({ userId }) => sql`
      select post_id, fields, saved_at as at, null as open_as from blog_drafts
      where user_id = ${userId}::uuid
      union all
      select post_id, null, seen_at, user_name from blog_editors
      where user_id = ${userId}::uuid order by at`,
  },
  "podcasts-you-made": {
    tables: ["podcasts", "podcast_race_references"],
    rows: ({ userId }) => sql`
      select p.id, p.title, p.topic, p.description, p.script, p.status, p.written_by,
        array(
          select r.race_name from podcast_race_references f join races r on r.id = f.race_id
          where f.podcast_id = p.id order by f.position
        ) as races, p.created_at, p.updated_at
      from podcasts p where p.created_by_id = ${userId}::uuid order by p.created_at`,
  },
  "unfinished-podcasts": {
    tables: ["podcast_drafts"],
    rows: ({ userId }) => sql`
      select source, topic, script, written_by,
        array(
          select r.race_name from unnest(d.race_ids) with ordinality chosen (id, place)
          join races r on r.id = chosen.id order by place
        ) as races, created_at, updated_at
      from podcast_drafts d where d.user_id = ${userId}::uuid order by d.created_at`,
  },
  "recordings-you-ordered": {
    tables: ["podcast_audio"],
    rows: ({ userId }) => sql`
      select script, voice_name, engine, status, seconds, created_at
      from podcast_audio where requested_by = ${userId}::uuid order by created_at`,
  },
  "files-of-apps": {
    tables: ["storage_buckets", "storage_objects"],
    rows: ({ userId }) => sql`
      select b.id as bucket, b.is_public, o.name, o.bytes, o.content_type, o.created_at, o.updated_at
      from storage_buckets b left join storage_objects o on o.bucket_id = b.id
      where b.owner_id = ${userId}::uuid order by b.id, o.name`,
  },
  membership: {
    tables: ["stripe_customers", "stripe_subscriptions"],
    rows: ({ userId }) => sql`
      select s.subscription_id, s.subscription_status, s.price_id, s."interval",
        s.current_period_end, s.cancel_at_period_end, s.payment_method_brand,
        s.payment_method_last4, s.created_at, s.updated_at
      from stripe_customers c join stripe_subscriptions s on s.customer_id = c.customer_id
      where c.user_id = ${userId}::uuid order by s.created_at`,
  },
  usage: {
    tables: ["usage_counts"],
    rows: ({ userId }) => sql`
      select counted, period, count from usage_counts
      where user_id = ${userId}::uuid order by period, counted`,
  },
  invoices: {
    tables: ["invoices"],
    rows: ({ userId }) => sql`
      select i.id, i.created, i.number, i.amount_paid, i.currency, i.status, i.hosted_invoice_url,
        i.invoice_pdf
      from stripe_customers c join invoices i on i.customer_id = c.customer_id
      where c.user_id = ${userId}::uuid order by i.created`,
  },
};

/** Everything stored about the viewer: rows by the name of their file, including empty lists. */
export async function collectPersonalData(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId" | "email">,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, { rows }] of Object.entries(archiveFiles)) {
    found[name] = [...(await db.execute(sql`${rows(viewer)} limit ${mostRows}`))];
  }
  return found;
}
