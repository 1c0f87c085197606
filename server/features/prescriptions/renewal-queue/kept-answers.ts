import { type QueueAnswer, queueAnswer } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readKept, writeKept } from './queue.sql.ts'

type Whose = Pick<Actor, 'doerId'> & { readonly carePlaceId: string }

export interface Kept {
  readonly answers: readonly QueueAnswer[]
  readonly keptOn: string | null
}

/** What somebody answered before; nothing where it cannot be read any more. */
export async function keptAnswers(tx: Transaction, seal: Seal, { doerId, carePlaceId }: Whose): Promise<Kept> {
  const record = await readKept(tx, { userId: doerId, carePlaceId })
  const text = record && seal.open(record.answers_sealed)
  if (!record || !text) return { answers: [], keptOn: null }
  const read = queueAnswer.array().safeParse(JSON.parse(text))
  return { answers: read.success ? read.data : [], keptOn: record.kept_on }
}

export function keepAnswers(
  tx: Transaction,
  seal: Seal,
  { doerId, carePlaceId }: Whose,
  { answers, at }: { readonly answers: readonly QueueAnswer[]; readonly at: Temporal.Instant },
): Promise<void> {
  return writeKept(tx, { userId: doerId, carePlaceId, sealed: seal.seal(JSON.stringify(answers)), at })
}
