import type { ExpertPerson } from "../../e2e/experts/shown-experts.ts";
import { sessionOf } from "../../support/site/runner-pool.ts";
import { ownSite } from "../support/own-site.ts";
import type { Visitor } from "../support/visitor.ts";

export * from "../../e2e/experts/shown-experts.ts";

/** A server that holds the shown experts instead of the demo data. */
export function expertSite() {
  const { origin, newVisitor } = ownSite({
    database: "tests/e2e/experts/expert-database.ts",
    env: { SANDBOX: "1" },
  });
  /** Someone at that server: a person with a session, or a visitor. */
  function personAt(person?: ExpertPerson): Visitor {
    const visitor = newVisitor();
    if (!person) return visitor;
    const { name, value } = sessionOf({ token: person });
    visitor.setCookie(name, value);
    return visitor;
  }
  return { origin, personAt };
}
