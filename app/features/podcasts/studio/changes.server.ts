import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { podcastAudio, podcasts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference, publicationAction, recorded } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import {
  conflictOf,
  fieldTexts,
  type Meanwhile,
  threeWay,
  withChanged,
} from "#values/form/three-way.ts";
import type { Lang } from "#values/say.ts";
import { originalsFor } from "./library.server.ts";
import { subjectType } from "./saving.server.ts";
import type { EpisodeForm } from "./schema.ts";
import { type EpisodeStatus, episodeTexts } from "./studio.ts";

type Needs = Pick<Services, "db" | "now" | "log">;

const columns = {
  title: podcasts.title,
  description: podcasts.description,
  ai_disclosure: podcasts.aiDisclosure,
  status: podcasts.status,
  lang: podcasts.lang,
  translation_of: podcasts.translationOf,
};

type ChangeableEpisode = {
  title: string;
  description: string | null;
  ai_disclosure: string;
  status: EpisodeStatus;
  lang: Lang;
  translation_of: string | null;
};

/** Why an episode was not changed, and the change that it would have undone. */
export type EpisodeRefusal =
  | { problem: "no-podcast" | "not-changed" | "no-original" | "other-language" }
  | { problem: "changed-meanwhile"; meanwhile: Meanwhile };

/**
 * Stores what was changed in the texts of an episode, unless another administrator has changed the
 * same since they were loaded.
 */
export async function changeEpisode(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
  { opened, ...sent }: EpisodeForm,
): Promise<{ problem: null; theirs: string[] } | EpisodeRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const before = await lockedEpisode(tx, id);
      if (!before) return { problem: "no-podcast" };
      const stored = episodeTexts(before);
      const texts = { stored, sent: fieldTexts(sent) };
      const { changed, theirs, contested } = threeWay({ opened: opened ?? stored, ...texts });
      if (contested.length > 0) {
        const meanwhile = conflictOf(contested, stored, { sent: texts.sent, changed });
        return { problem: "changed-meanwhile", meanwhile };
      }
      const after = withChanged(before, sent, changed);
      if (after.lang !== before.lang && !(await isSpokenIn(tx, id, after.lang))) {
        return { problem: "other-language" };
      }
      const isMoved = after.lang !== before.lang || after.translation_of !== before.translation_of;
      if (isMoved && !(await mayTranslate(tx, id, after))) return { problem: "no-original" };
      await store({ db: tx, now }, admin, id, { before, after });
      return { problem: null, theirs };
    });
  } catch (error) {
    log.error({ error, id }, "podcast not changed");
    return { problem: "not-changed" };
  }
}

/** Whether the sound of an episode is in a language; one that was not recorded here may be in any. */
async function isSpokenIn(tx: Needs["db"], id: string, lang: Lang): Promise<boolean> {
  const [recording] = await tx
    .select({ lang: podcastAudio.lang })
    .from(podcasts)
    .innerJoin(podcastAudio, eq(podcastAudio.id, podcasts.audioId))
    .where(eq(podcasts.id, id));
  return recording === undefined || recording.lang === lang;
}

/**
 * Whether an episode may be what its form says: an original whose translations are in another language, or
 * the translation of an original in another language that no other episode translates.
 */
async function mayTranslate(
  tx: Needs["db"],
  id: string,
  { lang, translation_of }: Pick<ChangeableEpisode, "lang" | "translation_of">,
): Promise<boolean> {
  const own = await tx
    .select({ lang: podcasts.lang })
    .from(podcasts)
    .where(eq(podcasts.translationOf, id));
  if (translation_of === null) return own.every((translation) => translation.lang !== lang);
  const offered = await originalsFor({ db: tx }, id);
  const original = offered.find((each) => each.id === translation_of);
  return own.length === 0 && original !== undefined && original.lang !== lang;
}

/** Shows an episode to visitors, or takes it from them. */
export async function publishEpisode(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
  { status }: { status: EpisodeStatus },
): Promise<{ problem: "no-podcast" | "not-changed" | null }> {
  try {
    return await withRetry(db, async (tx) => {
      const before = await lockedEpisode(tx, id);
      if (!before) return { problem: "no-podcast" };
      await store({ db: tx, now }, admin, id, { before, after: { ...before, status } });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error, id }, "podcast not published or unpublished");
    return { problem: "not-changed" };
  }
}

async function lockedEpisode(tx: Needs["db"], id: string): Promise<ChangeableEpisode | null> {
  const [episode] = await tx
    .select(columns)
    .from(podcasts)
    .where(eq(podcasts.id, id))
    .for("update");
  return episode ?? null;
}

async function store(
  { db, now }: Pick<Needs, "db" | "now">,
  admin: Admin,
  id: string,
  { before, after }: Record<"before" | "after", ChangeableEpisode>,
): Promise<void> {
  const change = difference(before, after);
  if (!change) return;
  await db
    .update(podcasts)
    .set({
      title: after.title,
      description: after.description || null,
      aiDisclosure: after.ai_disclosure,
      status: after.status,
      lang: after.lang,
      translationOf: after.translation_of,
      updatedAt: now(),
    })
    .where(eq(podcasts.id, id));
  await recordChange({ db, now }, admin, {
    action: publicationAction(before.status, after.status),
    subjectType,
    subjectId: id,
    subjectName: after.title,
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
}

/** Deletes an episode. Its recording is forgotten some days later. @returns its title */
export async function deleteEpisode(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
): Promise<{ problem: null; title: string } | { problem: "no-podcast" | "not-deleted" }> {
  try {
    return await withRetry(db, async (tx) => {
      const [gone] = await tx
        .delete(podcasts)
        .where(eq(podcasts.id, id))
        .returning({ ...columns, script: podcasts.script });
      if (!gone) return { problem: "no-podcast" };
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType,
        subjectId: id,
        subjectName: gone.title,
        before: recorded(gone),
      });
      return { problem: null, title: gone.title };
    });
  } catch (error) {
    log.error({ error, id }, "podcast not deleted");
    return { problem: "not-deleted" };
  }
}
