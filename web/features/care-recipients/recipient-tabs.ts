import type { RouteName } from '../../platform/routing/paths.ts'

export const recipientTabs = [
  'products',
  'orderHistory',
  'prescriptions',
  'selectedProducts',
  'investigations',
  'planning',
  'portalAccounts',
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
  PortalAccounts: 'portalAccounts',
}

/** To which tab a route belongs: CareRecipientOrderHistory and CSPRecipientOrderHistory are the same one. */
export function tabOfRoute(name: RouteName | undefined): RecipientTab | null {
  return tabOfEnding[(name ?? 'none').replace(/^(CareRecipient|CSPRecipient)/, '')] ?? null
}

/** The right without which a tab is not there. */
const rightOf: Readonly<Partial<Record<RecipientTab, string>>> = {
  investigations: 'InvestigationRead',
  portalAccounts: 'CRPAccountRead',
}

/** Which tabs a person's page has for whoever looks: what is for one role alone shows nobody else that it is there. */
export function tabsFor<Tab extends { readonly tab: RecipientTab }>(
  tabs: readonly Tab[],
  permissions: readonly string[],
): readonly Tab[] {
  return tabs.filter(({ tab }) => {
    const right = rightOf[tab]
    return !right || permissions.includes(right)
  })
}
