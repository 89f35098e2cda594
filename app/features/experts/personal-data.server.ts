import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { expertApplications, expertDocuments, expertInquiries, experts } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import { expertPhotos } from "#features/accounts/profile/photo.ts";
import { squareKeys } from "#features/accounts/profile/square-photos.server.ts";

/** What experts write, and what is written to them. */
export const expertData: PersonalData = {
  lists: {
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
      bytes: ({ userId }) => sql`
        select row_number() over (order by d.created_at, d.id) || ' ' || d.name as name, d.file
        from expert_documents d join expert_applications a on a.id = d.application_id
        where a.user_id = ${userId}::uuid order by d.created_at, d.id`,
    },
    "page-as-expert": {
      tables: ["experts"],
      rows: ({ userId }) => sql`
        select id, profile_picture, first_name, last_name, title, city, province, country,
          years_experience, services, hourly_rate, hourly_rate_currency, rate_description, phone,
          email, bio, is_active, created_at, updated_at
        from experts where user_id = ${userId}::uuid`,
    },
    "letters-to-experts": {
      tables: ["expert_inquiries", "expert_inquiry_messages"],
      rows: ({ userId, email }) => sql`
        select i.id as conversation, concat_ws(' ', e.first_name, e.last_name) as expert, i.name,
          i.email, i.lang, i.closed_at, i.closed_by, m.is_from_expert, m.body, m.created_at
        from expert_inquiries i
        join experts e on e.id = i.expert_id
        join expert_inquiry_messages m on m.inquiry_id = i.id
        where i.user_id = ${userId}::uuid or lower(i.email) = lower(${email})
        order by i.created_at, i.id, m.created_at, m.id`,
    },
    // The visitor's address is left out: the expert does not see it either.
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
  },
  auditSubjects: ({ userId, email }) => sql`
      select id from expert_applications where user_id = ${userId}::uuid
      union all select id from experts where user_id = ${userId}::uuid
      union all select r.id from reviews r
      join experts e on r.entity_type = 'expert' and e.id = r.entity_id
      where e.user_id = ${userId}::uuid
      union all select i.id from expert_inquiries i left join experts e on e.id = i.expert_id
      where i.user_id = ${userId}::uuid or lower(i.email) = lower(${email})
        or e.user_id = ${userId}::uuid`,
  async erase(tx, { userId, email }) {
    await tx.delete(expertInquiries).where(sql`lower(${expertInquiries.email}) = lower(${email})`);
    return [...(await filesOfDocuments(tx, userId)), ...(await removeOwnPage(tx, userId))];
  },
};

/** The files of the documents that came with applications; their rows go with the account. */
async function filesOfDocuments(tx: Database, userId: string): Promise<string[]> {
  const documents = await tx
    .select({ file: expertDocuments.file })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(eq(expertApplications.userId, userId));
  return documents.map(({ file }) => file);
}

/**
 * Deletes the page of an expert, which is about the person, with its reviews and messages.
 * @returns the files of its photo
 */
async function removeOwnPage(tx: Database, userId: string): Promise<string[]> {
  // Triggers: reviews of the expert, office counts; see app/db/functions/experts.sql
  const deleted = await tx
    .delete(experts)
    .where(eq(experts.userId, userId))
    .returning({ photo: experts.profilePicture });
  return deleted.flatMap(({ photo }) => squareKeys(expertPhotos, photo));
}
