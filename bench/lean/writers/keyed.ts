import { createHmac } from 'node:crypto'
import { createSeal, type Seal } from '@omsorg/database/sealed.ts'
import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import type { Send } from '../database.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import type { Claims } from '../tokens.ts'

export interface Turn<Asked> {
  readonly asked: Asked
  readonly claims: Claims
  readonly user: number
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
  readonly seal: Seal
  /** What is sent first travels with the opening and the key. */
  readonly send: Send
}

export interface Done {
  readonly answer: object
  /** What was sent last and travels with the answer that is kept and the end. */
  readonly written: readonly Promise<unknown>[]
}

export interface Writer<Asked> {
  readonly endpoint: string
  readonly permissions: readonly string[]
  readonly work: (turn: Turn<Asked>) => Promise<Done>
}

/** A call that is answered once: its key is claimed first, and its answer is kept, sealed, for whoever sends the same again. */
export const keyedWriter =
  <Asked>({ endpoint, permissions, work }: Writer<Asked>): LeanServer =>
  ({ database, tokens, secret }) => {
    const seal = createSeal(secret)
    return async ({ request, body, takesBack, left }) => {
      const claims = tokens.read(request.headers.authorization)
      mustHold(claims, permissions)
      const asked = JSON.parse(body.toString()) as Asked
      // In the portal the account stands in `sub`, and what is changed is kept under its author.
      const user = Number(claims.aut ?? claims.sub)
      const hash = createHmac('sha256', secret).update(body).digest('hex')
      const key = [user, endpoint, String(request.headers['idempotency-key']), hash]
      const now = Temporal.Now.instant()
      const today = todayIn(claims.mac as MarketCode, now)
      return database.transaction({ claims, takesBack, left }, async (send, closing) => {
        const [, { answer, written }] = await Promise.all([
          send('claim', 'select omsorg.claim_key($1, $2, $3, $4)', key),
          work({ asked, claims, user, now, today, seal, send }),
        ])
        const text = JSON.stringify(answer)
        const kept = send('keep', keepAnswer, [...key, seal.seal(text)])
        closing()
        await Promise.all([kept, ...written])
        return text
      })
    }
  }

const keepAnswer = `insert into omsorg.idempotency_key (user_id, endpoint, key, body_hash, answer_sealed)
  values ($1, $2, $3, $4, $5)`

/** Of what nothing in the bench is refused: whatever is ends the case. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`not so: ${what}`)
}
