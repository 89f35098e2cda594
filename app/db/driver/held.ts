import type pg from "pg";
import { type DatabaseAway, isCut } from "../failures/away.ts";
import { isOutdated } from "./prepare.ts";
import { type Driver, type Rows, rowsOf, type Statement } from "./rows.ts";

/** Connections are cut one after the other: the next one may be broken, too. */
export const mostTries = 3;

/** The source of a connection and of its replacement. */
type Source = {
  take(): Promise<pg.PoolClient>;
  /** The answer of `client` to a statement without a time limit. */
  ask(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult>;
  away(problem: unknown): DatabaseAway;
};

/** One connection, for as long as it is held: a transaction, or a session with settings. */
export class HeldConnection implements Driver {
  readonly #source: Source;
  #client: pg.PoolClient;
  #isGone = false;
  #isReleased = false;
  /** A connection answers one statement after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(source: Source, client: pg.PoolClient) {
    this.#source = source;
    this.#client = client;
  }

  query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
    const asked = typeof statement === "string" ? { text: statement } : statement;
    const answer = this.#turn.then(() => this.#query(values ? { ...asked, values } : asked));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  async #query(statement: Statement): Promise<Rows> {
    // There is nothing left to roll back; the first error is the one to report.
    if (this.#isGone && /^rollback/i.test(statement.text)) return rowsOf([]);
    try {
      return rowsOf(await this.#source.ask(this.#client, statement));
    } catch (problem) {
      this.#isGone = isCut(problem) || isOutdated(problem);
      if (!isCut(problem)) throw problem;
      if (/^begin/i.test(statement.text)) return this.#beginAgain(statement);
      throw this.#source.away(problem);
    }
  }

  /**
   * No statement has run yet, so another connection can run it. The query builder never releases a
   * connection whose `begin` failed: it releases itself.
   */
  async #beginAgain(begin: Statement, triesLeft = mostTries): Promise<Rows> {
    this.release();
    const client = await this.#source.take();
    try {
      const begun = rowsOf(await this.#source.ask(client, begin));
      this.#client = client;
      this.#isGone = false;
      this.#isReleased = false;
      return begun;
    } catch (problem) {
      client.release(true);
      if (!isCut(problem)) throw problem;
      if (triesLeft === 1) throw this.#source.away(problem);
      return this.#beginAgain(begin, triesLeft - 1);
    }
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(this.#isGone);
  }
}
