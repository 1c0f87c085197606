import type { RouteName } from '../../platform/routing/paths.ts'

export const recipientTabs = [
  'products',
  'orderHistory',
  'prescriptions',
  'selectedProducts',
  'investigations',
  'planning',
] as const

export type RecipientTab = (typeof recipientTabs)[number]

/** What a route of a person's page is called behind its application's name. */
const tabOfEnding: Readonly<Record<string, RecipientTab>> = {
  '': 'products',
  HandleProducts: 'products',
  OrderHistory: 'orderHistory',
  OrderDetails: 'orderHistory',
  PrescriptionHistory: 'prescriptions',
  SelectedProductHistory: 'selectedProducts',
  InvestigationHistory: 'investigations',
  Planning: 'planning',
}

/** To which tab a route belongs: CareRecipientOrderHistory and CSPRecipientOrderHistory are the same one. */
export function tabOfRoute(name: RouteName | undefined): RecipientTab | null {
  return tabOfEnding[(name ?? 'none').replace(/^(CareRecipient|CSPRecipient)/, '')] ?? null
}
