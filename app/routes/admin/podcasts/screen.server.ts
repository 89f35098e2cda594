import type { Admin } from "#features/accounts/viewer.ts";
import { draftsOf, findDraft } from "#features/podcasts/studio/drafts.server.ts";
import {
  findManagedEpisode,
  listEpisodes,
  originalsFor,
} from "#features/podcasts/studio/library.server.ts";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import type { StudioAddress } from "#features/podcasts/studio/schema.ts";
import {
  type EpisodeDraft,
  type LibraryEpisode,
  type ManagedEpisode,
  type OpenDraft,
  type OriginalEpisode,
  type StudioStep,
  stepOf,
} from "#features/podcasts/studio/studio.ts";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import { findPickableRaces, pickedRaces } from "#features/races/picking/queries.server.ts";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";
import { type MarkdownNode, parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import type { Page } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";

/** The one narrator of this server; `null` where no voice is set up. */
export type Narrator = { name: string } | null;

/** What the studio shows. */
export type StudioScreen =
  | {
      view: "list";
      words: string;
      /** `null` where they could not be read. */
      episodes: Page<LibraryEpisode> | null;
      drafts: EpisodeDraft[];
    }
  | {
      view: "detail";
      episode: ManagedEpisode;
      /** What the episode may translate; `null` on a site in one language. */
      originals: OriginalEpisode[] | null;
      script: MarkdownNode[];
    }
  | {
      view: "create";
      step: StudioStep;
      draft: OpenDraft | null;
      narrator: Narrator;
      hasModel: boolean;
      /** In which a script can be read. */
      languages: readonly Lang[];
    }
  | {
      view: "select-races";
      words: string;
      draft: string | null;
      /** `null` where they could not be read. */
      found: PickableRace[] | null;
      selected: PickableRace[];
      hasModel: boolean;
    }
  | { view: "guide"; narrator: Narrator }
  | { view: "missing"; sentence: string };

export type ReadStudio = { screen: StudioScreen; status: number };

type Asked = StudioAddress & { words: string; page: number };

/** Reads what an address of the studio shows. */
export async function readScreen(
  services: Services,
  admin: Admin,
  asked: Asked,
): Promise<ReadStudio> {
  switch (asked.view) {
    case "detail":
      return readDetail(services, asked.id);
    case "create":
      return readStep(services, admin, asked);
    case "select-races":
      return readRaces(services, admin, asked);
    case "guide":
      return { screen: { view: "guide", narrator: narratorOf(services) }, status: 200 };
    case "list":
      return readList(services, admin, asked);
  }
}

async function readList(services: Services, admin: Admin, { words, page }: Asked) {
  try {
    const [episodes, drafts] = [
      await listEpisodes(services, words, page),
      await draftsOf(services, admin),
    ];
    return { screen: { view: "list" as const, words, episodes, drafts }, status: 200 };
  } catch (error) {
    services.log.error({ error }, "podcasts not read");
    return {
      screen: { view: "list" as const, words, episodes: null, drafts: [] },
      status: 500,
    };
  }
}

async function readDetail(services: Services, id: string | null): Promise<ReadStudio> {
  const episode = id === null ? null : await findManagedEpisode(services, id);
  if (!episode) return missing(studioProblems["no-podcast"]);
  const screen = {
    view: "detail" as const,
    episode,
    originals: config().languages.length > 1 ? await originalsFor(services, episode.id) : null,
    script: parseMarkdown(episode.script),
  };
  return { screen, status: 200 };
}

async function readStep(services: Services, admin: Admin, asked: Asked): Promise<ReadStudio> {
  const draft = asked.draft === null ? null : await findDraft(services, admin, asked.draft);
  if (asked.draft !== null && !draft) return missing(studioProblems["no-draft"]);
  const step = stepOf(draft, asked.step);
  const narrator = narratorOf(services);
  const hasModel = services.models !== null;
  const { languages } = config();
  return { screen: { view: "create", step, draft, narrator, hasModel, languages }, status: 200 };
}

async function readRaces(services: Services, admin: Admin, asked: Asked): Promise<ReadStudio> {
  const { words } = asked;
  const draft = asked.draft === null ? null : await findDraft(services, admin, asked.draft);
  if (asked.draft !== null && !draft) return missing(studioProblems["no-draft"]);
  const ids = asked.races ?? draft?.races.map(({ id }) => id) ?? [];
  const own = {
    view: "select-races" as const,
    words,
    draft: asked.draft,
    hasModel: services.models !== null,
  };
  try {
    const found = await findPickableRaces(services, words);
    const selected = await pickedRaces(services, ids);
    return { screen: { ...own, found, selected }, status: 200 };
  } catch (error) {
    services.log.error({ error }, "races to select not read");
    return { screen: { ...own, found: null, selected: [] }, status: 500 };
  }
}

function missing(sentence: string): ReadStudio {
  return { screen: { view: "missing", sentence }, status: 404 };
}

function narratorOf({ speech }: Pick<Services, "speech">): Narrator {
  return speech && { name: speech.voice.name };
}
