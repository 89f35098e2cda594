import { and, eq, sql } from "drizzle-orm";
import { oneOf, orNull, text } from "#db/kinds.ts";
import { experts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Lang, langs } from "#values/say.ts";

// The columns are qualified by hand: a select from one table would name them without it, and inside
// the inner select they would be those of the account.

/**
 * Where letters to an expert go: the confirmed address of the linked account, which nobody can have
 * typed for somebody else, or that of the page; `null` for an expert who cannot be reached.
 */
export const expertAddress = sql`coalesce(
  (
    select u.email from users u join user_profiles p on p.user_id = u.id
    where u.id = experts.user_id and u.email_verified and p.is_active
  ),
  nullif(trim(experts.email), '')
)`.mapWith(orNull(text));

/** The language of the linked account. */
export const expertLanguage = sql`coalesce(
  (select u.lang from users u where u.id = experts.user_id), 'en'
)`.mapWith(oneOf(langs));

/** `null` parts are left out. */
export const expertFullName =
  sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(text);

const recipientColumns = {
  id: experts.id,
  name: expertFullName,
  address: expertAddress,
  lang: expertLanguage,
  userId: experts.userId,
};

/** An expert to whom visitors may write. */
export type InquiryRecipient = {
  id: string;
  name: string;
  address: string | null;
  lang: Lang;
  userId: string | null;
};

/** The active expert; `null` for all others. */
export async function findRecipient(
  { db }: Pick<Services, "db">,
  expertId: string,
): Promise<InquiryRecipient | null> {
  const [found] = await db
    .select(recipientColumns)
    .from(experts)
    .where(and(eq(experts.id, expertId), eq(experts.isActive, true)));
  return found ?? null;
}
