import type { OpenDatabase } from "#db/database.ts";
import type { hasTag } from "#values/web/conditional/entity-tags.ts";
import type { inLanguage, splitLanguage } from "#values/web/language.ts";
import type { programRefusal } from "#values/web/program-refusal.ts";
import type { Config } from "./config.ts";
import type { requestContext } from "./context.ts";
import type { DemoLogin } from "./demo.ts";
import type { Scratch } from "./files/scratch.ts";
import type { Measurements } from "./measurements.ts";
import type { PageNews } from "./news/page-news.ts";
import type { Services } from "./services.ts";

/** The running product, as the host sees it. */
export type Running = {
  config: Config;
  services: Services;
  /** The same for public pages of visitors, read from a replica if there is one that is current. */
  publicServices(): Services;
  engine: OpenDatabase["engine"];
  hasDemoData: boolean;
  demoLogin: DemoLogin | null;
  requestContext: typeof requestContext;
  /**
   * What a public page depends on besides its address. Two requests with the same answer get the same
   * page from the page cache.
   * @param cookies - the `Cookie` header
   */
  variantOf(cookies: string | null): string;
  /** A path without the prefix of its language. */
  splitLanguage: typeof splitLanguage;
  /** An address of ours with the prefix of a language. */
  inLanguage: typeof inLanguage;
  /** Whether requests from other sites are welcome at an address: it reads no cookie. */
  isForPrograms(pathname: string): boolean;
  /** The refusal of a request to a program's address that reaches no route; `null` for pages. */
  programRefusal: typeof programRefusal;
  hasTag: typeof hasTag;
  /** Fulfilled once the jobs have started, or could not. Pages do not wait for it. */
  settled: Promise<void>;
  /** Whether each part can work right now. */
  ready(): Promise<{ database: boolean; jobs: boolean; disk: boolean }>;
  /** For the metrics. */
  measure(): Promise<Measurements>;
  /** Whether the database cannot be reached right now. */
  isAway(): boolean;
  /** Whether what failed since then (`performance.now()`) may work as soon as the database is back. */
  wasAwaySince(moment: number): boolean;
  pageNews: PageNews;
  /** Temporary files for one request. */
  scratch(): Scratch;
  /** Ends the streams of events that are open. */
  endStreams(): void;
  shutdown(): Promise<void>;
};
