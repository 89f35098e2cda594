import { eq, sql } from "drizzle-orm";
import { boolean, integer, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { experts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";

/** Whether the viewer's account is linked to an expert, active or not. */
export async function keepsExpertPage(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<boolean> {
  const [own] = await db
    .select({ id: experts.id })
    .from(experts)
    .where(eq(experts.userId, viewer.userId));
  return own !== undefined;
}

/** The page that the viewer keeps as an expert, and the counts of what is unanswered. */
export type ExpertDesk = {
  expertId: string;
  name: string;
  /** Whether visitors see the page. */
  isActive: boolean;
  /** Visible reviews without an answer. */
  unanswered: number;
  /** Conversations whose last message is a visitor's. */
  waiting: number;
};

const deskShape = {
  expertId: experts.id,
  name: text,
  isActive: boolean,
  unanswered: integer,
  waiting: integer,
};

/** The desk of the viewer; `null` for an account without a linked expert. */
export async function findDesk(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<ExpertDesk | null> {
  return readRow(
    db,
    deskShape,
    sql`
    select e.id as "expertId", concat_ws(' ', e.first_name, e.last_name) as name,
      e.is_active as "isActive",
      (
        select count(*)::int from reviews r
        where r.entity_type = 'expert' and r.entity_id = e.id and not r.is_hidden
          and not exists (select from review_answers where review_id = r.id)
      ) as unanswered,
      (
        select count(*)::int from expert_inquiries i
        where i.expert_id = e.id and i.closed_at is null and not (
          select is_from_expert from expert_inquiry_messages
          where inquiry_id = i.id order by created_at desc, id limit 1
        )
      ) as waiting
    from experts e where e.user_id = ${viewer.userId}::uuid`,
  );
}
