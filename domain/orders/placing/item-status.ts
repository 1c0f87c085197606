export const itemStatuses = ['sellable', 'outgoing', 'deleted', 'delayed', 'not-sellable'] as const
export type ItemStatus = (typeof itemStatuses)[number]

export const stockStatuses = [
  'undefined',
  'in-stock',
  'few-in-stock',
  'not-in-stock',
  'on-order',
  'on-order-in-stock',
  'uncertain-delivery',
] as const
export type StockStatus = (typeof stockStatuses)[number]

export interface ItemFacts {
  readonly itemStatus: ItemStatus
  readonly stockStatus: StockStatus
  /** The product is active; an inactive one cannot be ordered. */
  readonly isActive: boolean
}

export interface ItemSettings {
  /** The setting AllowOutgoingItems. */
  readonly allowOutgoing: boolean
  /** The setting BlockUncertainDelivery. */
  readonly blockUncertainDelivery: boolean
}

/** What a person should know before ordering an item that can be ordered. */
export type ItemNotice = 'not-in-stock' | 'delayed' | 'uncertain-delivery' | 'outgoing'

/** Deleted, or going out with nothing left on the shelves (rules 3.9 code 7, 3.10). */
export function isGone(
  { itemStatus: status, stockStatus: stock }: ItemFacts,
  { allowOutgoing }: ItemSettings,
): boolean {
  const onTheShelf = stock === 'in-stock' || stock === 'few-in-stock'
  return status === 'deleted' || (status === 'outgoing' && !(onTheShelf && allowOutgoing))
}

/** Not sellable, or the product is inactive (code 1). */
export function isNotSold({ itemStatus: status, isActive }: ItemFacts): boolean {
  return !isActive || status === 'not-sellable'
}

/** Uncertain delivery stops orders only by the setting (code 8). */
export function isStopped({ stockStatus: stock }: ItemFacts, { blockUncertainDelivery }: ItemSettings): boolean {
  return blockUncertainDelivery && stock === 'uncertain-delivery'
}

export function canBeOrdered(item: ItemFacts, settings: ItemSettings): boolean {
  return !isGone(item, settings) && !isNotSold(item) && !isStopped(item, settings)
}

/** Whether a line of this stock leaves the shelves at once; an unknown stock promises nothing. */
export function isStockLine(stock: StockStatus): boolean {
  return stock === 'in-stock' || stock === 'few-in-stock' || stock === 'on-order-in-stock'
}

/** `not-in-stock` means about 10 to 14 days, `delayed` a date of its own (rules 3.10). */
export function noticesOf({ itemStatus: status, stockStatus: stock }: ItemFacts): ItemNotice[] {
  const notices: ItemNotice[] = []
  if (status === 'delayed') notices.push('delayed')
  if (stock === 'not-in-stock' || stock === 'on-order') notices.push('not-in-stock')
  if (stock === 'uncertain-delivery') notices.push('uncertain-delivery')
  if (status === 'outgoing') notices.push('outgoing')
  return notices
}
