import { deleteDeliveryMethod as contract } from '@omsorg/contract/orders/delivery/delete-delivery-method.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeOrganisationEvent } from '../../organisation/index.ts'
import { lockMethodsByCode, readMethodUse, removeMethod } from './delivery-methods.sql.ts'

/** Its row is locked before its use is counted, and whoever saves settings that name it holds it too: neither misses the other. */
export const deleteDeliveryMethod = handle(contract, async ({ params, query, actor, now, tx }) => {
  const [method, ...others] = await lockMethodsByCode(tx, params.method, query.marketAreaCode ?? null)
  if (!method) return refuse('method-not-found', { at: 'code' })
  if (others.length > 0) return refuse('market-not-named', { at: 'marketAreaCode' })
  const { settings, orders } = await readMethodUse(tx, method)
  if (settings + orders > 0) return refuse('method-in-use', { at: 'code', detail: { settings, orders } })

  await removeMethod(tx, method.id)
  await writeOrganisationEvent(tx, {
    clientId: null,
    carePlaceId: null,
    market: method.market,
    subject: 'delivery-method',
    subjectId: method.code,
    event: 'removed',
    detail: {},
    actor,
    now,
  })
  return agree({})
})
