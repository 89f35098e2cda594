import { eq } from "drizzle-orm";
import { experts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { storeExpert } from "./commands.server.ts";
import { type EditedExpert, expertTexts } from "./details.ts";
import type { ExpertRefusal } from "./messages.ts";
import { findEditedExpert } from "./queries.server.ts";
import type { ExpertForm } from "./schema.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "images" | "log" | "limits">;

/** The page that the viewer keeps, with everything that its form holds; `null` without one. */
export async function findOwnPage(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<EditedExpert | null> {
  const [own] = await db
    .select({ id: experts.id })
    .from(experts)
    .where(eq(experts.userId, viewer.userId));
  return own ? findEditedExpert({ db }, own.id) : null;
}

/**
 * Stores the changes that the viewer made as an expert on their own page. Whether visitors see the page,
 * and which account keeps it, stays as administrators have decided, whatever the form says.
 */
export async function saveOwnPage(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  form: ExpertForm,
): Promise<{ problem: null } | ExpertRefusal> {
  const own = await findOwnPage(services, viewer);
  if (!own) return { problem: "no-expert" };
  if (!(await services.limits.allow("expertPage", viewer.userId))) return { problem: "too-many" };
  const editor = { keeper: viewer };
  const saved = await storeExpert(services, editor, own.id, withinRights(form, own));
  return saved.problem === null ? { problem: null } : saved;
}

/** The form with what the viewer may not change as it was opened, so that it counts as unchanged. */
function withinRights(form: ExpertForm, own: EditedExpert): ExpertForm {
  const { is_active, account, ...texts } = expertTexts(own);
  const { is_active: _shown, account: _linked, ...opened } = form.opened ?? texts;
  return {
    ...form,
    is_active: own.details.is_active,
    account: own.account?.email ?? null,
    // A picture of another site would tell that site who looks at the page.
    picture_address: null,
    opened: {
      ...opened,
      ...(is_active !== undefined && { is_active }),
      ...(account !== undefined && { account }),
    },
  };
}
