import { createHmac } from 'node:crypto'
import { createSeal } from '@omsorg/database/sealed.ts'
import type { Send } from '../database.ts'
import type { LeanCall } from '../servers.ts'
import type { Claims } from '../tokens.ts'

/** The key of a call that is answered once. */
export interface Key {
  claim(): Promise<unknown>
  /** Keeps the answer, sealed, for whoever sends the same again. */
  keep(answer: string): Promise<unknown>
}

export function keysOf(secret: string, endpoint: string) {
  const seal = createSeal(secret)
  return (send: Send, { request, body }: Pick<LeanCall, 'request' | 'body'>, { sub }: Claims): Key => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    const key = [Number(sub), endpoint, String(request.headers['idempotency-key']), hash]
    return {
      claim: () => send('claim', 'select omsorg.claim_key($1, $2, $3, $4)', key),
      keep: (answer) => send('keep', keepAnswer, [...key, seal.seal(answer)]),
    }
  }
}

const keepAnswer = `insert into omsorg.idempotency_key (user_id, endpoint, key, body_hash, answer_sealed)
  values ($1, $2, $3, $4, $5)`
