import type { Permission } from '@omsorg/contract/permissions.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import { type GuardFacts, mayOpen } from '../routing/guards.ts'
import { type RouteName, pathTo } from '../routing/paths.ts'

export interface NavigationWord {
  readonly word: Exclude<keyof Texts['shell']['navigation'], 'waiting'>
  readonly path: string
  /** Pressed after `g`, leads there. */
  readonly key: string
}

interface Word extends NavigationWord {
  readonly route: RouteName
  readonly permission?: Permission
}

const guide: readonly Word[] = [
  { word: 'careRecipients', route: 'CareRecipientMain', path: pathTo('CareRecipientMain'), key: 'v' },
  { word: 'carePlace', route: 'careplace_overview', path: pathTo('careplace_overview'), key: 'p' },
  {
    word: 'renewals',
    route: 'RenewRequests',
    path: pathTo('RenewRequests'),
    key: 'r',
    permission: 'PrescriptionRenewRead',
  },
  { word: 'assortment', route: 'productCatalog', path: pathTo('productCatalog', { product: 'Care' }), key: 's' },
  { word: 'news', route: 'GuideManageNews', path: pathTo('GuideManageNews'), key: 'n' },
  { word: 'careUnitAdministration', route: 'GuideAdministration', path: pathTo('GuideAdministration'), key: 'a' },
]

const principal: readonly Word[] = [
  { word: 'clients', route: 'OrganizationsClients', path: pathTo('OrganizationsClients'), key: 'c' },
  { word: 'users', route: 'OrganizationsUsers', path: pathTo('OrganizationsUsers'), key: 'u' },
  { word: 'operators', route: 'OrganizationsOperators', path: pathTo('OrganizationsOperators'), key: 'o' },
  { word: 'news', route: 'ManageNewsList', path: pathTo('ManageNewsList'), key: 'n' },
  { word: 'tools', route: 'Utilities', path: pathTo('Utilities'), key: 't' },
]

const customerService: readonly Word[] = [
  { word: 'careRecipients', route: 'CSPCareRecipient', path: pathTo('CSPCareRecipient'), key: 'v' },
  { word: 'orderTasks', route: 'CSPOrderTasks', path: pathTo('CSPOrderTasks'), key: 'b', permission: 'OrderRead' },
  {
    word: 'renewals',
    route: 'CSPRenewRequests',
    path: pathTo('CSPRenewRequests'),
    key: 'r',
    permission: 'PrescriptionRenewRead',
  },
  { word: 'organisation', route: 'CSPOrganizationsClients', path: pathTo('CSPOrganizationsClients'), key: 'o' },
  { word: 'reports', route: 'CSPReports', path: pathTo('CSPReports'), key: 'e', permission: 'ReportRead' },
  { word: 'tools', route: 'CSPUtilities', path: pathTo('CSPUtilities'), key: 't', permission: 'ItemReplacementRead' },
  { word: 'tools', route: 'CSPUtilitiesClientAgreements', path: pathTo('CSPUtilitiesClientAgreements'), key: 't' },
  { word: 'information', route: 'CSPManageInformation', path: pathTo('CSPManageInformation'), key: 'i' },
]

const words = { GUIDE: guide, PRINCIPAL: principal, CSP: customerService } as const

/**
 * The words of the bar that lead somewhere for this person. A word that stands twice leads to the first of its pages that
 * opens.
 */
export function navigationWords(facts: GuardFacts): readonly NavigationWord[] {
  const { user } = facts
  if (!user) return []
  const open = words[user.application].filter(
    ({ route, permission }) => mayOpen(route, facts) && (!permission || user.permissions.includes(permission)),
  )
  return open.filter(({ word }, at) => word !== open[at - 1]?.word)
}

/** What is done for one person stands at addresses of its own. */
const forOnePerson =
  /^(?:\/CSP\/CRID|\/(?:CRP)?OrderOverview|(?:\/CSP)?\/Product(?:Selection\/(?!CarePlace)|Groups)|\/PrescriptionWizard|\/Order\/(?:Withdrawal|HomeDelivery))/i

/** What is done for the care place stands at addresses of its own too. */
const forCarePlace = /^\/(?:ProductSelection\/CarePlace|Order\/(?:GroupOrder|NursingHome)|ProductClaim)/i

/** Words that lead to one page of a part of the product, and stand for all of it. */
const areas: Readonly<Record<string, string>> = {
  [pathTo('careplace_overview')]: pathTo('CarePlace'),
  [pathTo('CSPOrganizationsClients')]: pathTo('CSPOrganizations'),
  [pathTo('CSPUtilitiesClientAgreements')]: pathTo('CSPUtilities'),
}

/** The word whose part of the product is open: the longest path that the address begins with. */
export function currentWord(shown: readonly NavigationWord[], address: string): NavigationWord | null {
  if (forOnePerson.test(address)) return shown.find(({ word }) => word === 'careRecipients') ?? null
  if (forCarePlace.test(address)) return shown.find(({ word }) => word === 'carePlace') ?? null
  const area = (path: string) => areas[path] ?? path
  const here = shown.filter(({ path }) => `${address}/`.toLowerCase().startsWith(`${area(path)}/`.toLowerCase()))
  return here.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null
}
