import { saveDeliveryMethod as contract } from '@omsorg/contract/orders/delivery/save-delivery-method.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { checkMethodTexts, type MethodText } from '@omsorg/domain/orders/delivery/delivery-method.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { writeOrganisationEvent } from '../../organisation/index.ts'
import { insertMethod, lockMethod, updateMethod, writeMethodTexts } from './delivery-methods.sql.ts'

export const saveDeliveryMethod = handle(contract, async ({ input, actor, now, tx }) => {
  const texts = checkMethodTexts(input.code, input.texts)
  if (!texts.ok) return texts
  const written = await writtenMethod(tx, input)
  if (!written.ok) return written

  const { id } = written.value
  await writeMethodTexts(tx, id, texts.value)
  await writeOrganisationEvent(tx, {
    clientId: null,
    carePlaceId: null,
    market: input.marketAreaCode,
    subject: 'delivery-method',
    subjectId: input.code,
    event: input.id === undefined ? 'made' : 'saved',
    detail: detailOf(input, texts.value),
    actor,
    now,
  })
  return written
})

async function writtenMethod(tx: Transaction, input: InputOf<typeof contract>) {
  if (input.id === undefined) {
    const made = await insertMethod(tx, input)
    return made ? agree(made) : refuse('method-exists', { at: 'code' })
  }
  const former = await lockMethod(tx, input.id)
  if (!former || former.market !== input.marketAreaCode) return refuse('method-not-found', { at: 'id' })
  // Settings and orders know it by its code.
  if (former.code !== input.code) return refuse('codes-differ', { at: 'code' })
  if (former.row_version !== input.rowVersion) return refuse('stale')
  const saved = await updateMethod(tx, input.id, input)
  return saved ? agree(saved) : refuse('method-not-found', { at: 'id' })
}

function detailOf({ fee, needsDeliveryPoint }: InputOf<typeof contract>, texts: readonly MethodText[]): object {
  return { fee, needsDeliveryPoint, texts }
}
