/** One rule of the product, and how it is broken. */
export type Mutation = {
  rule: string;
  file: string;
  /** The code that keeps the rule; it stands in the file once. */
  find: string;
  replace: string;
  /** The tests that should notice, as Vitest's filters; those beside the file when left out. */
  tests?: string[];
};

export const mutations: Mutation[] = [
  {
    rule: "a session ends",
    file: "app/features/accounts/viewer.server.ts",
    find: "s.expires_at > ${now().toISOString()}::timestamptz",
    replace: "s.expires_at is not null",
    tests: ["app/features/accounts/session.test.ts"],
  },
  {
    rule: "undoing an import leaves what was edited since",
    file: "app/features/races/import/run/undo.server.ts",
    find: "when stored.mark <> noted.mark then 'changed'",
    replace: "when false then 'changed'",
  },
  {
    rule: "hidden reviews do not count in the rating of a past race",
    file: "app/features/races/card/cards.server.ts",
    find: "and entity_id = r.id and not is_hidden",
    replace: "and entity_id = r.id",
    tests: ["app/features/races", "app/features/reviews"],
  },
  {
    rule: "a discount above the price is not struck through",
    file: "app/features/races/price.ts",
    find: "minor < row.price_minor",
    replace: "minor !== row.price_minor",
  },
  {
    rule: "a race without internal registration takes no entry",
    file: "app/features/registrations/obstacle.ts",
    find: 'if (race.category !== "internal") return "external";',
    replace: "",
  },
  {
    rule: "registration closes after its deadline",
    file: "app/features/registrations/obstacle.ts",
    find: "race.registrationDeadline < today",
    replace: "race.registrationDeadline < race.startDate",
  },
  {
    rule: "a runner deletes own reviews only",
    file: "app/features/reviews/commands.server.ts",
    find: "where id = ${reviewId}::uuid and user_id = ${viewer.userId}::uuid",
    replace: "where id = ${reviewId}::uuid",
  },
  {
    rule: "a runner removes own favorites only",
    file: "app/features/favorites/commands.server.ts",
    find: "where user_id = ${viewer.userId}::uuid and race_id = ${raceId}::uuid",
    replace: "where race_id = ${raceId}::uuid",
  },
  {
    rule: "one administrator always stays",
    file: "app/features/accounts/deletion/last-admin.server.ts",
    find: "one.userId !== without && !one.isLeaving",
    replace: "one.userId !== without",
    tests: ["app/features/accounts"],
  },
  {
    rule: "a rate limit allows as many uses as it says",
    file: "app/services/limits/limits.ts",
    find: "where used.count < ${times}",
    replace: "where used.count <= ${times}",
  },
  {
    rule: "a form leads nowhere outside of the site",
    file: "app/values/web/local-path.ts",
    find: 'url?.origin !== somewhere || url.pathname.startsWith("//")',
    replace: "url === null",
  },
  {
    rule: "a spreadsheet runs no cell of a CSV file",
    file: "app/values/csv.ts",
    find: 'quoted(guarded(cell ?? ""))',
    replace: 'quoted(cell ?? "")',
  },
  {
    rule: "a month after the 31st is the end of a shorter month",
    file: "app/values/day.ts",
    find: "FILL",
    replace: "FILL",
  },
  {
    rule: "an upper limit of a price of a distance counts miles as miles",
    file: "app/features/races/distance.ts",
    find: "FILL",
    replace: "FILL",
  },
  {
    rule: "search shows no race of the past",
    file: "app/features/races/search/conditions.server.ts",
    find: "sql`s.start_date >= ${start}::date`",
    replace: "sql`s.start_date >= '1900-01-01'::date`",
    tests: ["app/features/races/search"],
  },
  {
    rule: "a distance filter looks at every distance of a race",
    file: "app/features/races/search/filter-conditions.server.ts",
    find: "s.min_m >= ${from}::int or s.max_m <= ${to}::int",
    replace: "true",
  },
  {
    rule: "a rating filter leaves out what is below",
    file: "app/features/races/search/filter-conditions.server.ts",
    find: "s.rating10 >= ${rating * 10}::smallint",
    replace: "s.rating10 >= ${rating}::smallint",
  },
  {
    rule: "rights end fifteen days after a failed charge",
    file: "app/features/membership/usage/entitlements.ts",
    find: "const graceSeconds = 15 * day;",
    replace: "const graceSeconds = 150 * day;",
  },
  {
    rule: "a reading of the provider that is older than another is not kept",
    file: "app/features/membership/stripe/sync.server.ts",
    find: "FILL",
    replace: "FILL",
  },
  {
    rule: "a signed-in visitor gets no cached page",
    file: "server/page-key.ts",
    find: "if (PERSONAL_COOKIE.test(cookie)) return null;",
    replace: "",
  },
  {
    rule: "another site sends no form",
    file: "server/same-origin.ts",
    find: "return named === host && isRight;",
    replace: "return isRight;",
  },
  {
    rule: "Riegel's exponent is 1.06",
    file: "app/features/pace/prediction.ts",
    find: "const exponent = 1.06;",
    replace: "const exponent = 1.07;",
  },
  {
    rule: "a code of the second step is good once",
    file: "app/services/identity/spent-codes.ts",
    find: "return taken.length > 0;",
    replace: "return true;",
    tests: ["app/services/identity", "app/features/accounts/sign-in"],
  },
  {
    rule: "a month view begins on a Sunday",
    file: "app/features/races/calendar/calendar.ts",
    find: "return { from: startOfWeek(startOfMonth(day))",
    replace: "return { from: startOfMonth(day)",
  },
];
