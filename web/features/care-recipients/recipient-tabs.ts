import type { Permission } from '@omsorg/contract/permissions.ts'
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

/** Of these one lets somebody see what a person uses and what is selected. */
export const productRights: readonly Permission[] = ['ProductPrescriptionRead', 'OrderRead']

/** Of these rights one is needed, or a tab is not there. */
const rightsOf: Readonly<Partial<Record<RecipientTab, readonly Permission[]>>> = {
  products: productRights,
  orderHistory: ['OrderRead'],
  prescriptions: ['ProductPrescriptionRead'],
  selectedProducts: productRights,
  investigations: ['InvestigationRead'],
  portalAccounts: ['CRPAccountRead'],
}

interface Shows {
  readonly permissions: readonly string[]
  /** Planning is on for an area of the person's client. */
  readonly plans: boolean
}

/** Which tabs a person's page has for whoever looks: one that would answer nothing is not there. */
export function tabsFor<Tab extends { readonly tab: RecipientTab }>(
  tabs: readonly Tab[],
  { permissions, plans }: Shows,
): readonly Tab[] {
  return tabs.filter(({ tab }) => {
    const rights = rightsOf[tab]
    return (!rights || rights.some((right) => permissions.includes(right))) && (tab !== 'planning' || plans)
  })
}

/**
 * A person's page opens at the products: where somebody is led who has no right to them, to the first tab that she has. At the
 * address of another tab it is said what is missing.
 */
export function tabInstead<Tab extends { readonly tab: RecipientTab }>(
  tabs: readonly Tab[],
  current: RecipientTab | null,
  permissions: readonly string[],
): Tab | undefined {
  const [first] = tabsFor(tabs, { permissions, plans: false })
  return current === 'products' && first?.tab !== 'products' ? first : undefined
}
