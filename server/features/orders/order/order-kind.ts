import { type OrderType, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { sourceWord } from './order-view.ts'

export interface OrderKindRecord {
  readonly type: OrderType
  readonly is_express: boolean
  readonly is_preorder: boolean
  readonly source: keyof typeof sourceWord
}

export function orderKindOf({ type, is_express, is_preorder, source }: OrderKindRecord) {
  return {
    orderType: wordOf(orderType, type),
    isExpress: is_express,
    isPreorder: is_preorder,
    source: sourceWord[source],
  }
}
