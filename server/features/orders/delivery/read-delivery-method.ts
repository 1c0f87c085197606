import { readDeliveryMethod as contract } from '@omsorg/contract/orders/delivery/read-delivery-method.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readMethod } from './delivery-methods.sql.ts'

export const readDeliveryMethod = handle(contract, async ({ params, actor, language, tx }) => {
  const method = await readMethod(tx, params.method, language)
  const isInReach = actor.application === 'PRINCIPAL' || method?.marketAreaCode === actor.market
  return method && isInReach ? agree({ ...method, texts: [...method.texts] }) : notFound()
})
