/** One rule of the product, and how it is broken. */
export type Mutation = {
  rule: string;
  file: string;
  /** The code that keeps the rule; it stands in the file once. */
  find: string;
  replace: string;
  /** The test files that should notice: the nearest ones, because each run waits for them. */
  tests: string[];
};

/** Rules that a unit test keeps. */
export const rules: Mutation[] = [
  // Values
  {
    rule: "a day that does not exist is not read",
    file: "app/values/day.ts",
    find: "return toDay(moment) === text ? text : null;",
    replace: "return text;",
    tests: ["app/values/day.test.ts"],
  },
  {
    rule: "a spreadsheet runs no cell of a CSV file",
    file: "app/values/csv.ts",
    find: 'quoted(guarded(cell ?? ""))',
    replace: 'quoted(cell ?? "")',
    tests: ["app/values/csv.test.ts"],
  },
  {
    rule: "a form leads nowhere outside of the site",
    file: "app/values/web/local-path.ts",
    find: 'url?.origin !== somewhere || url.pathname.startsWith("//")',
    replace: "url === null",
    tests: ["app/values/web/local-path.test.ts"],
  },

  // Accounts
  {
    rule: "a session ends",
    file: "app/features/accounts/viewer.server.ts",
    find: "gt(authSessions.expiresAt, now()),",
    replace: "",
    tests: ["app/features/accounts/session.test.ts"],
  },
  {
    rule: "an administrator who is about to leave is not the one who stays",
    file: "app/features/accounts/deletion/commands.server.ts",
    find: "one.userId !== without && one.deleteAfter === null",
    replace: "one.userId !== without",
    tests: [
      "app/features/accounts/deletion/commands.test.ts",
      "app/features/accounts/people/commands.test.ts",
    ],
  },
  {
    rule: "the link of an invitation works for a week",
    file: "app/features/accounts/people/invitations.server.ts",
    find: "gt(invitations.expiresAt, now),",
    replace: "",
    tests: ["app/features/accounts/people/invitations.test.ts"],
  },
  {
    rule: "a code of the second step is good once",
    file: "app/services/identity/guesses.ts",
    find: "return taken.length > 0;",
    replace: "return true;",
    tests: [
      "app/features/accounts/sign-in/second-factor.test.ts",
      "app/services/identity/contract.test.ts",
    ],
  },
  {
    rule: "a rate limit allows as many uses as it says",
    file: "app/services/limits/limits.ts",
    find: "setWhere: lt(rateLimits.count, timesOf(name)),",
    replace: "setWhere: lt(rateLimits.count, timesOf(name) + 1),",
    tests: ["app/services/limits/limits.test.ts"],
  },
  {
    rule: "a link in a mail is good for its purpose only",
    file: "app/services/limits/tokens.ts",
    find: ".update(`${JSON.stringify(purpose)}.${body}`)",
    replace: ".update(`${purpose.length > 0}.${body}`)",
    tests: ["app/services/limits/tokens.test.ts"],
  },

  // Races
  {
    rule: "search shows no race of the past",
    file: "app/features/races/search/query/conditions.server.ts",
    find: 'return and(isAhead(query.now, "s"), isOnDays(query));',
    replace: "return isOnDays(query);",
    tests: ["app/features/races/search/search.test.ts"],
  },
  {
    rule: "a distance filter leaves out a race with a shorter and a longer distance only",
    file: "app/features/races/search/query/conditions.server.ts",
    find: "where distances_m && int4range(${from}::int, ${to}::int, '[]')",
    replace: "where range_merge(distances_m) && int4range(${from}::int, ${to}::int, '[]')",
    tests: ["app/features/races/search/search.test.ts"],
  },
  {
    rule: "a mile has 1609.34 metres",
    file: "app/features/races/distance.ts",
    find: 'return name.startsWith("mi") ? metersPerMile : 1;',
    replace: 'return name.startsWith("mi") ? 1600 : 1;',
    tests: ["app/features/races/distance.test.ts"],
  },
  {
    rule: "a month of the calendar begins on a Sunday",
    file: "app/features/races/calendar/calendar.ts",
    find: "return { from: startOfWeek(startOfMonth(day))",
    replace: "return { from: startOfMonth(day)",
    tests: ["app/features/races/calendar/calendar.test.ts"],
  },
  {
    rule: "a discount above the price strikes nothing through",
    file: "app/features/races/price.ts",
    find: "minor < row.priceMinor",
    replace: "minor !== row.priceMinor",
    tests: ["app/features/races/price.test.ts"],
  },
  {
    rule: "hidden reviews do not count in the rating of a past race",
    file: "app/features/races/card/cards.server.ts",
    find: "and entity_id in ${raceIds} and not is_hidden",
    replace: "and entity_id in ${raceIds}",
    tests: ["app/features/races/card/rating.test.ts"],
  },
  {
    rule: "undoing an import leaves what was changed since in a race that it updated",
    file: "app/features/races/import/undo.server.ts",
    find: "when stored.mark <> noted.mark then 'changed'",
    replace: "when false then 'changed'",
    tests: ["app/features/races/import/undo.test.ts"],
  },

  // Registrations, reviews and the back office
  {
    rule: "a distance takes no more runners than it has places",
    file: "app/db/migrations/001_baseline.sql",
    find: "check (capacity is null or taken <= capacity)",
    replace: "check (capacity is null or taken <= capacity + 1)",
    tests: ["app/features/registrations/commands.test.ts"],
  },
  {
    rule: "a runner has one live registration for a distance",
    file: "app/db/migrations/030_people_in_orders.sql",
    find: ") where status <> 'cancelled';",
    replace: ") where status = 'completed';",
    tests: ["app/features/registrations/commands.test.ts"],
  },
  {
    rule: "registration ends with its last day",
    file: "app/features/races/standing.server.ts",
    find: "public.registration_closes(r) > ${moment(now)}",
    replace: "public.registration_closes(r) > ${moment(now)} - interval '1 day'",
    tests: ["app/features/registrations/rules.test.ts"],
  },
  {
    rule: "a list of people names each person once",
    file: "app/features/registrations/lists/queries.server.ts",
    find: ": twin >= 0 && twin < at",
    replace: ": twin > at",
    tests: ["app/features/registrations/lists/lists.test.ts"],
  },
  {
    rule: "the guardians of the minors in a list consent",
    file: "app/features/registrations/lists/commands.server.ts",
    find: 'if (rows.some(({ isMinor }) => isMinor) && !consent.hasGuardians) return { problem: "guardian" };',
    replace: "",
    tests: ["app/features/registrations/lists/lists.test.ts"],
  },
  {
    rule: "an entry gets no more of an extra in two orders than in one",
    file: "app/features/registrations/extras/buying/buying.server.ts",
    find: "const mostEach = extra.mostEach - (had.get(extra.id) ?? 0);",
    replace: "const mostEach = extra.mostEach;",
    tests: ["app/features/registrations/extras/extras.test.ts"],
  },
  {
    rule: "an order that lapses frees its extras",
    file: "app/features/registrations/extras/ordering.server.ts",
    find: ".set({ isCounted: false })",
    replace: ".set({ isCounted: true })",
    tests: ["app/features/registrations/extras/extras.test.ts"],
  },
  {
    rule: "a runner deletes own reviews only",
    file: "app/features/reviews/commands.server.ts",
    find: "where id = ${reviewId}::uuid and user_id = ${viewer.userId}::uuid",
    replace: "where id = ${reviewId}::uuid",
    tests: ["app/features/reviews/commands.test.ts"],
  },
  {
    rule: "what an administrator does to a claim is recorded",
    file: "app/features/claims/claims.server.ts",
    find: "await recordChange({ db: tx, now }, admin, {",
    replace: "void ({",
    tests: ["app/features/claims/inbox.test.ts"],
  },

  // Race day and results
  {
    rule: "no code goes to a number that has answered STOP",
    file: "app/features/race-mail/whatsapp.server.ts",
    find: "if ((await tx.$count(whatsAppAnswers, stop)) > 0) return;",
    replace: "",
    tests: ["app/features/race-mail/sending.test.ts"],
  },
  {
    rule: "a code does not undo an answer of STOP",
    file: "app/features/race-mail/whatsapp.server.ts",
    find: "setWhere: eq(whatsAppAnswers.takesMessages, true),",
    replace: "",
    tests: ["app/features/race-mail/sending.test.ts"],
  },
  {
    rule: "an answer of STOP that comes late ends no consent that was given since",
    file: "app/features/race-mail/whatsapp.server.ts",
    find: "and(eq(whatsAppConsents.number, number), lt(whatsAppConsents.createdAt, withinSecond(at))),",
    replace: "eq(whatsAppConsents.number, number),",
    tests: ["app/features/race-mail/sending.test.ts"],
  },
  {
    rule: "a corrected category moves the places of all",
    file: "app/features/results/commands.server.ts",
    find: "if (difference(row, { sex, category, status, gunMs, chipMs, team })) {",
    replace: "if (difference(row, { sex, status, gunMs, chipMs, team })) {",
    tests: ["app/features/results/commands.test.ts"],
  },
  {
    rule: "what is recorded of a corrected result goes with the account of its runner",
    file: "app/features/results/commands.server.ts",
    find: "subjectId: row.registrationId ?? (",
    replace: "subjectId: (",
    tests: ["app/features/results/commands.test.ts"],
  },

  // Membership
  {
    rule: "rights end fifteen days after a charge that fails",
    file: "app/features/membership/plans/entitlements.ts",
    find: "const graceSeconds = 15 * day;",
    replace: "const graceSeconds = 16 * day;",
    tests: ["app/features/membership/plans/entitlements.test.ts"],
  },
  {
    rule: "a reading of the provider that is older than another one is not kept",
    file: "app/features/membership/stripe/sync.server.ts",
    find: ".where(and(eq(stripeCustomers.customerId, customerId), eq(stripeCustomers.version, version)))",
    replace: ".where(eq(stripeCustomers.customerId, customerId))",
    tests: ["app/features/membership/stripe/sync.test.ts"],
  },
  {
    rule: "a preview of another subscription changes nothing",
    file: "app/features/membership/changes/commands.server.ts",
    find: "if (shown && shown.subscriptionId !== live.subscriptionId) return outOfDate;",
    replace: "",
    tests: ["app/features/membership/changes/plan-change.test.ts"],
  },
  {
    rule: "an event of the provider is signed within five minutes",
    file: "app/services/payments/stripe.ts",
    find: "const oldestEvent = 300;",
    replace: "const oldestEvent = 3000;",
    tests: ["app/features/membership/stripe/events.test.ts"],
  },

  // Tools
  {
    rule: "Riegel's exponent is 1.06 up to two hours",
    file: "app/features/pace/prediction.ts",
    find: "{ from: 0, exponent: 1.06 }",
    replace: "{ from: 0, exponent: 1.07 }",
    tests: ["app/features/pace/prediction.test.ts"],
  },

  // The server
  {
    rule: "a signed-in visitor gets no page from the cache",
    file: "server/pages/page-key.ts",
    find: "if (cookie !== null && PERSONAL_COOKIE.test(cookie)) return null;",
    replace: "",
    tests: ["server/pages/page-key.test.ts"],
  },
  {
    rule: "a page that sets a cookie is not kept",
    file: "server/pages/keep-page.ts",
    find: '!headers.has("set-cookie") &&',
    replace: "",
    tests: ["server/pages/keep-page.test.ts"],
  },
  {
    rule: "another site sends no form",
    file: "server/requests/same-origin.ts",
    find: "return origin === browserOrigin(request, rules);",
    replace: "return true;",
    tests: ["server/requests/same-origin.test.ts"],
  },
  {
    rule: "a large body is refused, also when nothing announces its length",
    file: "server/requests/bodies.ts",
    find: "if (bytes > limit.bytes) return",
    replace: "if (bytes < 0) return",
    tests: ["server/requests/bodies.test.ts"],
  },
];
