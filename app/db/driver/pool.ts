import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { sqlState } from "../failures/problem.ts";
import { type Absence, watchAbsence } from "./absence.ts";
import { DatabaseAway, hasNoPlace, isBusy, isCut, opensTooSlowly } from "./away.ts";
import { cut, isServerThere } from "./client.ts";
import { HeldConnection, mostTries } from "./held.ts";
import { Line } from "./line.ts";
import { isOutdated, namesOfFrequent } from "./prepare.ts";
import { type Driver, isRead, type Rows, rowsOf, type Statement } from "./rows.ts";
import { readsValues, sentValue } from "./values.ts";

/** A connection that has not opened by then counts as failed. */
const openMs = 1200;
/** While all connections are busy, a statement waits this long; the embedded database has only one. */
const turnMs = { server: 5000, embedded: 2 ** 31 - 1 };
const lookAgainMs = 150;
/** Callers learn within two seconds that a server is away; the embedded database restarts. */
const patienceMs = { server: 1500, embedded: 10_000 };
/** After this long without any answer from the server, a probe checks whether it is running. */
const silenceMs = 400;
/** The server ends a statement that takes too long itself, unless this one connection is silent. */
const afterStatementMs = 2000;
const closeMs = 1000;

const readOnlyRefused = "25006";

type PoolRules = {
  options: pg.PoolConfig & { max: number };
  engine: "server" | "embedded";
  /** How long a statement outside of transactions may take on a server; 0 means no limit. */
  statementMs?: number;
};

type Question = pg.QueryConfig<unknown[]> & { rowMode?: "array"; query_timeout?: number };

/**
 * All connections to one database. A cut connection is replaced transparently where that is safe: a
 * read runs once more, and a transaction that has not begun begins on another connection. Other
 * statements fail with `DatabaseAway`.
 */
export class ConnectionPool implements Driver {
  /** The query builder gives each transaction a connection of its own only if this says "Pool". */
  static readonly name = "ConnectionPool";
  readonly #options: pg.PoolConfig;
  readonly #isServer: boolean;
  readonly #answerMs: number;
  readonly #pool: pg.Pool;
  /** The pool below lets those who wait begin again at the end, so nobody waits there. */
  readonly #line: Line;
  readonly #turnMs: number;
  readonly #open = new Set<pg.PoolClient>();
  readonly #absence: Absence;
  readonly #nameOf = namesOfFrequent();
  #isDoubted = false;
  #lastHeard = Number.NEGATIVE_INFINITY;
  #lastGreeted = Number.NEGATIVE_INFINITY;
  #lastAway = Number.NEGATIVE_INFINITY;

  constructor({ options, engine, statementMs = 0 }: PoolRules) {
    this.#options = options;
    this.#isServer = engine === "server";
    this.#answerMs = statementMs && statementMs + afterStatementMs;
    this.#turnMs = turnMs[engine];
    this.#line = new Line(options.max);
    this.#pool = new pg.Pool({
      ...options,
      idleTimeoutMillis: 0,
      keepAlive: this.#isServer,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: this.#isServer ? openMs : 0,
    });
    // An `error` event without a listener ends the process; callers get the error through their statements.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#open.add(client);
    });
    this.#pool.on("remove", (client) => this.#open.delete(client));
    this.#absence = watchAbsence({
      look: () => this.#look(),
      lookAgainMs,
      patienceMs: patienceMs[engine],
    });
  }

  /** Whether the database cannot be reached right now. */
  get isAway(): boolean {
    return this.#absence.isAway();
  }

  /** Whether a statement has failed since then (`performance.now()`) because the database was away. */
  wasAwaySince(moment: number): boolean {
    return this.isAway || this.#lastAway >= moment;
  }

  async query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
    const asked = typeof statement === "string" ? { text: statement } : statement;
    const question = this.#questionOf(values ? { ...asked, values } : asked);
    if (this.#isServer) question.query_timeout = this.#answerMs;
    const client = await this.#take();
    let isGone = false;
    try {
      return rowsOf(await this.#heard(client.query(question)));
    } catch (problem) {
      isGone = isCut(problem) || isOutdated(problem);
      if (isOutdated(problem)) return rowsOf(await client.query({ ...question, name: undefined }));
      if (!isGone) throw problem;
      if (!this.#isServer || !isRead(question.text)) throw this.#away(problem);
      return await this.#readAgain(question, problem);
    } finally {
      this.#give(client, isGone);
    }
  }

  /** The server itself refuses the second run if the statement writes. */
  async #readAgain(question: Question, problem: unknown, triesLeft = mostTries): Promise<Rows> {
    const client = await this.#take();
    let isDone = false;
    try {
      await client.query("begin read only");
      const rows = rowsOf(await this.#heard(client.query(question)));
      await client.query("commit");
      isDone = true;
      return rows;
    } catch (again) {
      if (sqlState(again) === readOnlyRefused) throw this.#away(problem);
      if (!isCut(again)) throw again;
      if (triesLeft === 1) throw this.#away(problem);
      return await this.#readAgain(question, problem, triesLeft - 1);
    } finally {
      this.#give(client, !isDone);
    }
  }

  /** A connection for as long as it is held; the query builder takes one for each transaction. */
  async connect(): Promise<HeldConnection> {
    const source = {
      take: () => this.#take(),
      give: (client: pg.PoolClient, isGone: boolean) => this.#give(client, isGone),
      ask: (client: pg.PoolClient, statement: Statement) =>
        this.#heard(client.query(this.#questionOf(statement))),
      away: (problem: unknown) => this.#away(problem),
    };
    return new HeldConnection(source, await this.#take());
  }

  /** Runs `work` in a transaction on its connection. */
  async transaction<Result>(work: (tx: Driver) => Promise<Result>): Promise<Result> {
    const connection = await this.connect();
    try {
      await connection.query("begin");
      const result = await work(connection);
      await connection.query("commit");
      return result;
    } catch (problem) {
      await connection.query("rollback").catch(() => {});
      throw problem;
    } finally {
      connection.release();
    }
  }

  /** Ends when everything is answered, or after `patience` milliseconds. */
  async close(patience = closeMs): Promise<void> {
    const stopped = new AbortController();
    const isDone = await Promise.race([
      this.#pool.end().then(() => true),
      pause(patience, false, { signal: stopped.signal }).catch(() => true),
    ]);
    stopped.abort();
    if (!isDone) for (const client of this.#open) cut(client);
  }

  #questionOf({ text, values = [], rowMode }: Statement): Question {
    const question: Question = { text, values: values.map(sentValue), types: readsValues };
    if (rowMode) question.rowMode = rowMode;
    if (this.#isServer && values.length > 0) question.name = this.#nameOf(text);
    return question;
  }

  /** An open connection of the driver's own, which `#give` gives back. */
  async #take(): Promise<pg.PoolClient> {
    const giveUpAt = performance.now() + this.#turnMs;
    for (;;) {
      if (!(await this.#absence.end())) throw this.#away(this.#absence.reason());
      const isInTime = await this.#line.enter(giveUpAt - performance.now());
      if (!isInTime) throw this.#away(new Error("All connections were busy for too long."));
      try {
        if (!this.isAway) return await this.#pool.connect();
        this.#line.leave();
      } catch (problem) {
        this.#line.leave();
        if (isBusy(problem) || this.#isThereOnOthers(problem)) {
          if (performance.now() >= giveUpAt) throw this.#away(problem);
          if (hasNoPlace(problem)) await pause(lookAgainMs);
        } else {
          if (!isCut(problem)) throw problem;
          this.#absence.begin(problem);
        }
      }
    }
  }

  #give(client: pg.PoolClient, isGone: boolean) {
    client.release(isGone);
    this.#line.leave();
  }

  /** Connects to the database, or throws the error that prevents it. */
  async #look() {
    if (this.#pool.ending) return;
    try {
      (await this.#pool.connect()).release();
    } catch (problem) {
      if (!this.#isThereOnOthers(problem)) throw problem;
    }
  }

  /** Whether only another connection is unavailable, while the server answers on the open ones. */
  #isThereOnOthers(problem: unknown): boolean {
    if (hasNoPlace(problem)) return this.#open.size > 0;
    const isHeard = performance.now() - this.#lastHeard < silenceMs;
    return isHeard && (isBusy(problem) || opensTooSlowly(problem));
  }

  #away(problem: unknown): DatabaseAway {
    this.#lastAway = performance.now();
    return problem instanceof DatabaseAway ? problem : new DatabaseAway(problem);
  }

  /** Detects during the wait that the server no longer answers at all. */
  async #heard<Answer>(answer: Promise<Answer>): Promise<Answer> {
    if (!this.#isServer) return answer;
    const asked = performance.now();
    const timer = setInterval(() => void this.#doubt(asked), silenceMs / 2);
    try {
      const heard = await answer;
      this.#lastHeard = performance.now();
      return heard;
    } finally {
      clearInterval(timer);
    }
  }

  /** A frozen server or a silent network closes no connection, so waiting callers are rejected here. */
  async #doubt(asked: number) {
    const begun = performance.now();
    if (this.#isDoubted) return;
    if (begun - Math.max(asked, this.#lastHeard, this.#lastGreeted) < silenceMs) return;
    this.#isDoubted = true;
    const isGreeted = await isServerThere(this.#options);
    this.#isDoubted = false;
    if (isGreeted) this.#lastGreeted = performance.now();
    // A server that has answered in the meantime is only slow to accept connections.
    if (isGreeted || this.#lastHeard > begun) return;
    this.#absence.begin(new Error("The server is silent."), false);
    for (const client of this.#open) cut(client);
  }
}
