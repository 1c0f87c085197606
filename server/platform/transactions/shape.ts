import pg from 'pg'

type Column = Pick<pg.FieldDef, 'name' | 'dataTypeID'>
type Row = Record<string, unknown>

/** The columns that a statement answers, and how each is read. */
export class Shape {
  /** The row of the texts of its columns, in their order. */
  readonly row: (texts: readonly (string | null)[]) => Row

  private constructor(columns: readonly Column[]) {
    this.row = readerOf(columns)
  }

  /** One for all connections that answer these columns. */
  static of(columns: readonly Column[]): Shape {
    const key = columns.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join()
    const shape = known.get(key) ?? new Shape(columns)
    known.set(key, shape)
    return shape
  }
}

const known = new Map<string, Shape>()

/**
 * Written for these columns, as the writers of our answers are: a reader for any columns would look each of them up again in
 * each row, which takes five times as long. Names of columns come from our own statements.
 */
function readerOf(columns: readonly Column[]): Shape['row'] {
  const readers = columns.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
  const names = readers.map((_, place) => `read${place}`)
  const values = columns.map(
    ({ name }, place) => `${JSON.stringify(name)}: texts[${place}] === null ? null : read${place}(texts[${place}])`,
  )
  const make = new Function(`[${names.join()}]`, `return (texts) => ({ ${values.join()} })`) as (
    each: typeof readers,
  ) => Shape['row']
  return make(readers)
}
