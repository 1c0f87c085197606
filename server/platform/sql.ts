import { raw, Sql } from 'sql-template-tag'
import type { Answer, Transaction } from './database.ts'

export { raw, type Sql }

/**
 * A statement, or a part of one, with its values apart from its text. `Row` is what it answers: a test compares it with what
 * PostgreSQL says of the statement, and asks that every template is part of a statement that was compared.
 */
export class Statement<Row> extends Sql {
  readonly template: TemplateStringsArray
  readonly parts: readonly Sql[]

  constructor(template: TemplateStringsArray, values: readonly unknown[]) {
    super(template, values)
    this.template = template
    this.parts = values.filter((value) => value instanceof Sql)
  }

  execute(tx: Transaction): Promise<Answer<Row>> {
    return tx.query<Row>(this)
  }
}

export function sql<Row = unknown>(template: TemplateStringsArray, ...values: readonly unknown[]): Statement<Row> {
  return new Statement<Row>(template, values)
}
