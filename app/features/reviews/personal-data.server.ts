import { and, eq, inArray, sql } from "drizzle-orm";
import { reviewGuests, users } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Reviews of races and experts, and the answers to them. */
export const reviewData: PersonalData = {
  lists: {
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
    "review-requests": {
      tables: ["review_requests"],
      rows: ({ userId }) => sql`
        select g.race_id, q.custom_message, q.send_email, q.send_sms, q.status, q.created_at
        from review_requests q join race_registrations g on g.id = q.registration_id
        where g.user_id = ${userId}::uuid order by q.created_at`,
    },
    "answers-to-reviews": {
      tables: ["review_answers"],
      rows: ({ userId }) => sql`
        select review_id, body, is_hidden, created_at, updated_at
        from review_answers where user_id = ${userId}::uuid order by created_at`,
    },
  },
  auditSubjects: ({ userId }) => sql`
      select id from reviews where user_id = ${userId}::uuid`,
  async erase(tx, { email }) {
    const guests = tx
      .select({ userId: reviewGuests.userId })
      .from(reviewGuests)
      .where(sql`lower(${reviewGuests.email}) = lower(${email})`);
    await tx.delete(users).where(and(eq(users.isAnonymous, true), inArray(users.id, guests)));
    return [];
  },
};
