import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import type { Claims } from '../tokens.ts'
import { cancelStatement, templateStatement } from './bounds.sql.ts'
import { keysOf } from './keyed.ts'

interface Bound<Asked> {
  readonly endpoint: string
  readonly permissions: readonly string[]
  /** Writes what is asked for and answers it as one JSON, in the column `answer`. */
  readonly statement: string
  readonly parameters: (asked: Asked, claims: Claims) => unknown[]
}

/** A bound and no like: one statement that writes, with the key, and judges by the right and the reach alone. */
const bound =
  <Asked>({ endpoint, permissions, statement, parameters }: Bound<Asked>): LeanServer =>
  ({ database, tokens, secret }) => {
    const keyOf = keysOf(secret, endpoint)
    return async ({ request, body, takesBack }) => {
      const claims = tokens.read(request.headers.authorization)
      mustHold(claims, permissions)
      const asked = JSON.parse(body.toString()) as Asked
      return database.transaction({ claims, takesBack }, async (send, closing) => {
        const key = keyOf(send, { request, body }, claims)
        const [, [found]] = await Promise.all([
          key.claim(),
          send<{ answer: object }>(endpoint, statement, parameters(asked, claims)),
        ])
        if (!found) return null
        const answer = JSON.stringify(found.answer)
        const kept = key.keep(answer)
        closing()
        await kept
        return answer
      })
    }
  }

export const cancelBound = bound<{ readonly customerOrderId: number }>({
  endpoint: 'orders/order/cancel-order',
  permissions: ['OrderWrite'],
  statement: cancelStatement,
  parameters: ({ customerOrderId }, { sub }) => [customerOrderId, Number(sub)],
})

interface Template {
  readonly name: string
  readonly lines: readonly { readonly itemNumber: string; readonly quantity: number }[]
}

export const templateBound = bound<Template>({
  endpoint: 'orders/preliminary/upsert-preliminary-order',
  permissions: ['OrderWrite'],
  statement: templateStatement,
  parameters: ({ name, lines }, { sub, mac }) => [Number(sub), name, JSON.stringify(lines), mac],
})
