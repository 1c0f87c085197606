import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { AllTexts } from '../shape.ts'

export type Typed = Pick<OrderRow, 'orderType' | 'isExpress' | 'isPreorder' | 'source'>
type Part = OrderView['orders'][number]

export function typeText({ orderType }: Pick<Typed, 'orderType'>, t: AllTexts): string {
  const { homeDelivery, group, individual, withdrawal } = t.statuses.orderType
  return {
    'home-delivery': homeDelivery,
    group,
    individual,
    'home-delivery-from-prescription': withdrawal,
  }[orderType]
}

/** Preorder and express stand beside the type. */
export function kindsOf({ isPreorder, isExpress }: Pick<Typed, 'isExpress' | 'isPreorder'>, t: AllTexts): string[] {
  const { preorder, express } = t.statuses.orderKind
  return [isPreorder && preorder, isExpress && express].filter((word) => word !== false)
}

export function sourceText({ source }: Pick<Typed, 'source'>, t: AllTexts): string {
  return source === 'CRP' ? t.statuses.orderSource.crp : t.statuses.orderSource.guide
}

/** The supplier refused it; anybody else cancelled. */
export function isSupplier(canceller: OrderView['canceller']): boolean {
  return canceller?.name === 'ERP'
}

/** How a part that has ended is called: cancelled by a person, or refused by the supplier. */
export function endWord({ canceller }: Pick<Part, 'canceller'>, t: AllTexts): string {
  const { refused, cancelled } = t.statuses.erpMarks
  return isSupplier(canceller) ? refused : cancelled
}

export function isEnded({ erpOrderStatus }: Pick<Part, 'erpOrderStatus'>): boolean {
  return erpOrderStatus === erpStatus.refused
}
