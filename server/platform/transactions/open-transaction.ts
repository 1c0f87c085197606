import pg from 'pg'
import type { Answer, Ending, Leave, Opening, Transaction } from '../database.ts'
import type { Sql } from '../sql.ts'
import { Batch, NotCarriedOut, type Done } from './batch.ts'
import { nameOf } from './statement-names.ts'

/** The statements of one transaction on its connection. Those of one turn leave together, and together they are answered. */
export class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient
  readonly #sent: Promise<unknown>[] = []
  #gathered: Batch | null = null
  #isUnderWay = false
  #isOver = false
  #hasFailed = false
  /** Opens another transaction for what is asked from now on; null while one is open. */
  #reopen: (() => void) | null = null

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(statement: Sql): Promise<Answer<Row>> {
    // What goes on after the first failure would work in the transaction of whoever has the connection next.
    if (this.#isOver) return unheard(Promise.reject(new Error('a statement after the end of its transaction')))
    this.#reopen?.()
    const { text, values } = statement
    return this.#ask(nameOf(text), text, values) as Promise<Answer<Row> & Done>
  }

  async carryOut<Result>(
    opening: Opening | null,
    work: (tx: Transaction, leave: Leave) => Promise<Result>,
    ending: Ending<Result>,
  ): Promise<Result> {
    void this.#say('begin')
    if (opening) void this.#send(opening(this))
    let left: Promise<Done> | null = null
    const result = await work(this, (last) => void (left ??= this.#endWith('commit', last(this))))
    if (!left) {
      const last = ending(result, this)
      if (last !== 'rollback') left = this.#endWith('commit', last)
      else void this.#endWith('rollback', null)
    }
    await Promise.all(this.#sent)
    if (left) await mustHaveCommitted(left)
    return result
  }

  #endWith(word: 'commit' | 'rollback', last: Promise<unknown> | null): Promise<Done> {
    if (last) void this.#send(last)
    this.#isOver = true
    return this.#say(word)
  }

  async read<Result>(
    opening: Opening,
    work: (tx: Transaction) => Promise<Result>,
    { last, isKept }: { readonly last: Opening; readonly isKept: (result: Result) => boolean },
  ): Promise<Result> {
    void this.#send(opening(this))
    const working = unheard(work(this))
    void this.#send(last(this))
    // Nothing was begun: what leaves together is a transaction of its own.
    const committed = this.#leave()
    let isOpenAgain = false
    this.#reopen = () => {
      this.#reopen = null
      isOpenAgain = true
      void this.#say('begin')
      void this.#send(opening(this))
    }
    const result = await working
    this.#isOver = true
    // What was asked later must not outlast a log that was not written.
    await committed
    if (isOpenAgain) {
      const isToStay = isKept(result)
      const ended = this.#say(isToStay ? 'commit' : 'rollback')
      if (isToStay) await mustHaveCommitted(ended)
    }
    await Promise.all(this.#sent)
    return result
  }

  /** Ends when nothing is under way any more. What failed first is why the others did, and whatever came of it in `work`. */
  async rollBack(thrown: unknown): Promise<{ readonly fault: unknown; readonly endsConnection: boolean }> {
    this.#isOver = true
    const failed = (await Promise.allSettled(this.#sent)).find(({ status }) => status === 'rejected')
    const fault: unknown = failed?.status === 'rejected' ? failed.reason : thrown
    // A message of its own: behind what fails in the same one it would not be looked at.
    this.#hasFailed = false
    const isRolledBack = await this.#say('rollback').then(
      () => true,
      () => false,
    )
    return { fault, endsConnection: !isRolledBack || endsConnection(fault) }
  }

  /** Prepared like any other statement, it is sent like any other. */
  #say(text: 'begin' | 'commit' | 'rollback'): Promise<Done> {
    return this.#ask(text, text, [])
  }

  #ask(name: string, text: string, values: readonly unknown[]): Promise<Done> {
    // PostgreSQL would refuse it too, unless what failed was the beginning of the transaction.
    if (this.#hasFailed) return this.#send(Promise.reject(new NotCarriedOut()))
    if (!this.#gathered) {
      this.#gathered = new Batch((failed) => this.#onEnd(failed))
      this.#leaveWithTheTurn()
    }
    return this.#send(this.#gathered.add(name, text, values))
  }

  /** All that asks in this turn asks together. */
  #leaveWithTheTurn(): void {
    if (!this.#isUnderWay) process.nextTick(() => this.#leave())
  }

  #leave(): Promise<void> {
    const batch = this.#gathered
    if (!batch || this.#isUnderWay) return Promise.resolve()
    this.#gathered = null
    this.#isUnderWay = true
    return this.#client.query(batch).ended
  }

  #onEnd(failed: boolean): void {
    this.#isUnderWay = false
    this.#hasFailed ||= failed
    const next = this.#gathered
    if (!next) return
    if (!failed) return this.#leaveWithTheTurn()
    this.#gathered = null
    next.handleError(new NotCarriedOut())
  }

  #send<Value>(answer: Promise<Value>): Promise<Value> {
    this.#sent.push(answer)
    answer.catch(() => (this.#hasFailed = true))
    return answer
  }
}

/** PostgreSQL answers a commit by what it did: it rolls back when a statement had failed, and that is no error. */
async function mustHaveCommitted(ended: Promise<Done>): Promise<void> {
  const { command } = await ended
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

/** A promise that may fail before anybody waits for it, or with nobody waiting: the process goes on. */
function unheard<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

/** PostgreSQL says that it ends this connection: it is told to stop, restarts after a crash, or is asked to end this one. */
export function endsConnection(fault: unknown): boolean {
  return fault instanceof pg.DatabaseError && (fault.code?.startsWith('57P') ?? false)
}
