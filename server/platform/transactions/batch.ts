import pg from 'pg'
import type { Answer } from '../database.ts'
import { Shape } from './shape.ts'

declare module 'pg' {
  interface Connection {
    /** The text of each statement that PostgreSQL has parsed on this connection, by its name; kept by the driver. */
    readonly parsedStatements: Readonly<Record<string, string>>
  }
}

/** How the driver writes values for PostgreSQL, which its types do not tell of. */
const { utils } = pg as typeof pg & {
  readonly utils: { readonly prepareValue: (value: unknown) => string | Buffer | null }
}

/** What PostgreSQL answers, with the word for what it did and the number of rows behind it: `INSERT 0 1`, `COMMIT`. */
export interface Done extends Answer<unknown> {
  readonly command: string
}

/** A statement on its way, and whoever waits for its answer. */
interface Asked {
  /** By which PostgreSQL knows it on a connection; empty for one that it parses anew each time. */
  readonly name: string
  readonly text: string
  readonly parameters: (string | Buffer | null)[]
  readonly answer: (done: Done) => void
  readonly fail: (fault: unknown) => void
}

/** A statement behind one that failed: PostgreSQL has not looked at it. */
export class NotCarriedOut extends Error {
  constructor(cause?: unknown) {
    super('a statement before this one failed', { cause })
    this.name = 'NotCarriedOut'
  }
}

/**
 * Statements that leave in one message and have one end: PostgreSQL carries them out one after the other, says nothing of those
 * behind one that failed, and answers all of them together. Outside of a transaction that was begun they are one of their own.
 * What PostgreSQL has told once of the columns of a statement it is not asked again.
 */
export class Batch implements pg.Submittable {
  /** Fails where one of the statements does, or their commit. */
  readonly ended: Promise<void>
  readonly #asked: Asked[] = []
  readonly #done: Done[] = []
  readonly #onEnd: (failed: boolean) => void
  #end: () => void = () => undefined
  #failed: (fault: unknown) => void = () => undefined
  #rows: unknown[] = []
  #shape: Shape | null = null
  #shapes = new Map<string, Shape>()
  #unreadable: { readonly place: number; readonly fault: unknown } | null = null

  constructor(onEnd: (failed: boolean) => void) {
    this.#onEnd = onEnd
    this.ended = new Promise((settle, fail) => {
      this.#end = settle
      this.#failed = fail
    })
    this.ended.catch(() => undefined)
  }

  /** Answers when the batch has ended. */
  add(name: string, text: string, values: readonly unknown[]): Promise<Done> {
    return new Promise((answer, fail) => {
      const parameters = values.map((value) => utils.prepareValue(value))
      this.#asked.push({ name, text, parameters, answer, fail })
    })
  }

  /** The driver notes by these which statement PostgreSQL has parsed. */
  get name(): string {
    return this.#present?.name ?? ''
  }

  get text(): string {
    return this.#present?.text ?? ''
  }

  get #present(): Asked | undefined {
    return this.#asked[this.#done.length]
  }

  submit(connection: pg.Connection): void {
    this.#shapes = shapesOn(connection)
    const sent = new Set<string>()
    const { stream } = connection
    stream.cork()
    try {
      for (const { name, text, parameters } of this.#asked) {
        const isParsed = name !== '' && (sent.has(name) || connection.parsedStatements[name] !== undefined)
        if (!isParsed) connection.parse({ name, text, types: [] }, false)
        sent.add(name)
        connection.bind({ statement: name, values: parameters }, false)
        if (name === '' || !this.#shapes.has(name)) connection.describe({ type: 'P' }, false)
        connection.execute(null, false)
      }
      connection.sync()
    } finally {
      stream.uncork()
    }
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#shape = Shape.of(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(this.#shapeOfPresent().row(fields))
    } catch (fault) {
      this.#unreadable ??= { place: this.#done.length, fault }
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const shape = this.#shapeOfPresent()
    if (this.name !== '') this.#shapes.set(this.name, shape)
    this.#done.push({ rows: this.#rows, rowCount: countIn(text), command: text })
    this.#rows = []
    this.#shape = null
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) {
      this.#done.length = this.#unreadable.place
      return this.handleError(this.#unreadable.fault)
    }
    this.#onEnd(false)
    this.#answerThoseDone()
    this.#end()
  }

  /** Of the statement under way, or of the end of all of them. */
  handleError(fault: unknown): void {
    this.#onEnd(true)
    this.#answerThoseDone()
    const [failed, ...behind] = this.#asked.slice(this.#done.length)
    failed?.fail(fault)
    for (const each of behind) each.fail(new NotCarriedOut(fault))
    this.#failed(fault)
  }

  #answerThoseDone(): void {
    for (const [place, answer] of this.#done.entries()) this.#asked[place]?.answer(answer)
  }

  #shapeOfPresent(): Shape {
    this.#shape ??= this.#shapes.get(this.name) ?? Shape.of([])
    return this.#shape
  }
}

/** What is known on a connection of the columns of its statements. */
const shapes = new WeakMap<pg.Connection, Map<string, Shape>>()

function shapesOn(connection: pg.Connection): Map<string, Shape> {
  const known = shapes.get(connection) ?? new Map<string, Shape>()
  shapes.set(connection, known)
  return known
}

/** `INSERT 0 12` is twelve, `BEGIN` none. */
function countIn(command: string): number {
  const count = Number(command.slice(command.lastIndexOf(' ') + 1))
  return Number.isNaN(count) ? 0 : count
}
