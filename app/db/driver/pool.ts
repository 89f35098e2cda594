import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { sqlState } from "../failures/problem.ts";
import { type Absence, watchAbsence } from "./absence.ts";
import { DatabaseAway, hasNoPlace, isBusy, isCut, opensTooSlowly } from "./away.ts";
import { cut, isServerThere } from "./client.ts";
import { HeldConnection, mostTries } from "./held.ts";
import { isOutdated, namesOfFrequent } from "./prepare.ts";
import { type Driver, isRead, type Rows, rowsOf, type Statement } from "./rows.ts";
import { readsValues, sentValue } from "./values.ts";

/** A connection that does not open within this does not open. */
const openMs = 1200;
/** While all connections are busy, a question waits this long for its turn. */
const turnMs = 5000;
const lookAgainMs = 150;
/** Those who ask while a server goes hear of it within two seconds; the embedded one starts again. */
const patienceMs = { server: 1500, embedded: 10_000 };
/** When nothing at all has been heard from a server for so long, we look whether it is there. */
const silenceMs = 400;
/** The server ends a statement that takes too long itself, unless this one connection is silent. */
const afterStatementMs = 2000;
const closeMs = 1000;

const readOnlyRefused = "25006";

type PoolRules = {
  options: pg.PoolConfig;
  engine: "server" | "embedded";
  /** How long a statement outside of transactions may take on a server; 0 for as long as it likes. */
  statementMs?: number;
};

type Question = pg.QueryConfig<unknown[]> & { rowMode?: "array"; query_timeout?: number };

/**
 * All connections to one database. A cut one is replaced unnoticed where that is safe: a read is
 * asked once more, and a transaction that has not begun begins on another connection. What cannot be
 * answered fails with `DatabaseAway`.
 */
export class ConnectionPool implements Driver {
  /** The query builder gives each transaction a connection of its own only if this says "Pool". */
  static readonly name = "ConnectionPool";
  readonly #options: pg.PoolConfig;
  readonly #isServer: boolean;
  readonly #answerMs: number;
  readonly #pool: pg.Pool;
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
    this.#pool = new pg.Pool({
      ...options,
      idleTimeoutMillis: 0,
      keepAlive: this.#isServer,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: this.#isServer ? openMs : 0,
    });
    // An `error` event without a listener ends the process; those who wait for an answer hear of it.
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

  /** Whether a question has failed since then (`performance.now()`) because the database was away. */
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
      client.release(isGone);
    }
  }

  /** The server itself refuses to write twice, should the statement have written anything. */
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
      client.release(!isDone);
    }
  }

  /** A connection for as long as it is held; the query builder takes one for each transaction. */
  async connect(): Promise<HeldConnection> {
    const source = {
      take: () => this.#take(),
      ask: (client: pg.PoolClient, statement: Statement) =>
        this.#heard(client.query(this.#questionOf(statement))),
      away: (problem: unknown) => this.#away(problem),
    };
    return new HeldConnection(source, await this.#take());
  }

  /** What `work` does through its connection happens as a whole, or not at all. */
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

  /** An open connection of the driver's own. */
  async #take(): Promise<pg.PoolClient> {
    const asked = performance.now();
    for (;;) {
      if (!(await this.#absence.end())) throw this.#away(this.#absence.reason());
      try {
        return await this.#pool.connect();
      } catch (problem) {
        if (isBusy(problem) || this.#isThereOnOthers(problem)) {
          if (performance.now() - asked >= turnMs) throw this.#away(problem);
          if (hasNoPlace(problem)) await pause(lookAgainMs);
        } else {
          if (!isCut(problem)) throw problem;
          this.#absence.begin(problem);
        }
      }
    }
  }

  /** Reaches the database, or throws what keeps it from that. */
  async #look() {
    if (this.#pool.ending) return;
    try {
      (await this.#pool.connect()).release();
    } catch (problem) {
      if (!this.#isThereOnOthers(problem)) throw problem;
    }
  }

  /** Whether one connection more cannot be had just now, while others of ours are answered. */
  #isThereOnOthers(problem: unknown): boolean {
    if (hasNoPlace(problem)) return this.#open.size > 0;
    const isHeard = performance.now() - this.#lastHeard < silenceMs;
    return isHeard && (isBusy(problem) || opensTooSlowly(problem));
  }

  #away(problem: unknown): DatabaseAway {
    this.#lastAway = performance.now();
    return problem instanceof DatabaseAway ? problem : new DatabaseAway(problem);
  }

  /** Notices while it waits when nothing at all is heard from the server any more. */
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

  /** A frozen server or a silent network closes nothing: those who wait are told by us. */
  async #doubt(asked: number) {
    const begun = performance.now();
    if (this.#isDoubted) return;
    if (begun - Math.max(asked, this.#lastHeard, this.#lastGreeted) < silenceMs) return;
    this.#isDoubted = true;
    const isGreeted = await isServerThere(this.#options);
    this.#isDoubted = false;
    if (isGreeted) this.#lastGreeted = performance.now();
    // A server that has answered meanwhile is only slow to greet.
    if (isGreeted || this.#lastHeard > begun) return;
    this.#absence.begin(new Error("The server is silent."), false);
    for (const client of this.#open) cut(client);
  }
}
