import pg from 'pg'

type Column = Pick<pg.FieldDef, 'name' | 'dataTypeID'>

/** The columns that a statement answers, and how each is read. */
export class Shape {
  readonly #names: readonly string[]
  readonly #readers: readonly ((text: string) => unknown)[]
  readonly #empty: Readonly<Record<string, null>>

  private constructor(columns: readonly Column[]) {
    this.#names = columns.map(({ name }) => name)
    this.#readers = columns.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
    this.#empty = Object.fromEntries(this.#names.map((name) => [name, null]))
  }

  /** One for all connections that answer these columns. */
  static of(columns: readonly Column[]): Shape {
    const key = columns.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join()
    const shape = known.get(key) ?? new Shape(columns)
    known.set(key, shape)
    return shape
  }

  row(texts: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.#empty }
    for (let place = 0; place < texts.length; place += 1) {
      const text = texts[place]
      const name = this.#names[place]
      if (text !== null && text !== undefined && name !== undefined) row[name] = this.#readers[place]?.(text)
    }
    return row
  }
}

const known = new Map<string, Shape>()
