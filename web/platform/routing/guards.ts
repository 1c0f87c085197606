import type { StaffApplication } from '@omsorg/contract/application.ts'
import type { Permission } from '@omsorg/contract/permissions.ts'
import type { RouteName } from './paths.ts'

/** A permission of the token, or one of the two roles that are read from the membership (A-C16). */
export type Need =
  | Permission
  | { readonly role: 'NewsManager'; readonly at: 'Client' }
  | { readonly role: 'CUAdmin'; readonly at: 'CareUnit' }
  | { readonly anyOf: readonly Need[] }
  | { readonly allOf: readonly Need[] }

export interface Guard {
  /**
   * `skipped`: opens signed in or out. `open`: carries the noAuth flag. `challenge`: only while a second factor is owed.
   * `chooser`: signed in, else AccessDenied. `checked`: signed in, else Login; then application and needs.
   */
  readonly check: 'skipped' | 'open' | 'challenge' | 'chooser' | 'checked'
  readonly application?: StaffApplication
  /** Customer service as well, where the address names its client and care place. */
  readonly serviceToo?: true
  readonly needs?: Need
}

const skipped: Guard = { check: 'skipped' }
const open: Guard = { check: 'open' }
const signedIn: Guard = { check: 'checked' }

function guide(needs: Need): Guard {
  return { check: 'checked', application: 'GUIDE', needs }
}

/** Where customer service orders and prescribes as care staff do. */
function guideAndService(needs: Need): Guard {
  return { ...guide(needs), serviceToo: true }
}

function principal(needs: Need): Guard {
  return { check: 'checked', application: 'PRINCIPAL', needs }
}

function anyOf(...needs: readonly Need[]): Need {
  return { anyOf: needs }
}

function allOf(...needs: readonly Need[]): Need {
  return { allOf: needs }
}

const newsManager: Need = { role: 'NewsManager', at: 'Client' }
const careUnitAdministrator: Need = { role: 'CUAdmin', at: 'CareUnit' }
const ordersOrPurchases = anyOf('OrderRead', 'CarePlacePurchaseRead')
const claims = anyOf('OrderWrite', 'ProductPrescriptionRead')
const placingOrders = allOf('OrderRead', 'OrderWrite')

/**
 * Who may open which route: A-6 and O-2 (O-2-121 to O-2-136). The CSP area asks for nothing but
 * a signed-in person: its calls are judged by the server.
 */
export const guards: Readonly<Record<RouteName, Guard>> = {
  home: open,
  Login: skipped,
  '2fa': { check: 'challenge' },
  Disclaimer: open,
  ContactForm: open,
  HelpPage: open,
  inquiry: open,
  AccountRequest: open,
  sithsLogin: skipped,
  vrkLogin: skipped,
  sithsCallback: skipped,
  vrkCallback: skipped,
  aadLogin: skipped,
  TherapyAreaInformation: open,
  Accessibility: open,
  Cookies: open,
  accessDenied: open,

  selectClientCarePlace: { check: 'chooser' },
  selectCarePlace: { check: 'chooser' },
  MyPages: signedIn,
  MySecurity: signedIn,
  RenewRequests: signedIn,
  RenewalQueue: guide(
    allOf('ProductPrescriptionRead', 'ProductPrescriptionWrite', 'PrescriptionRenewRead', 'CareRecipientRead'),
  ),

  organizations: principal('OrganizationClientRead'),
  OrganizationsClients: principal('OrganizationClientRead'),
  OrganizationsClient: principal('OrganizationClientRead'),
  OrganizationsUsers: principal('OrganizationClientRead'),
  OrganizationsUser: principal('OrganizationClientRead'),
  OrganizationsOperators: principal('OrganizationClientRead'),
  OrganizationsOperator: principal('OrganizationClientRead'),
  Utilities: principal('OrganizationClientRead'),
  UtilitiesDeliveryMethods: principal('OrganizationClientRead'),
  UtilitiesAccessLog: principal('AccessLogRead'),
  UtilitiesAppRegistrations: principal('AppRegistrationRead'),
  UtilitiesRemovedClients: principal('OrganizationClientRead'),
  UtilitiesErp: principal('OrganizationClientRead'),
  UtilitiesEmailRequest: principal('OrganizationClientRead'),
  UtilitiesClientAgreements: principal('OrganizationClientRead'),
  UtilitiesAccountRequests: principal('OrganizationClientRead'),
  UtilitiesReports: principal('ReportRead'),
  StaticContent: principal('OrganizationClientRead'),
  StaticContentAdd: principal('OrganizationClientRead'),
  StaticContentEdit: principal('OrganizationClientRead'),
  ManageNews: principal('NewsRead'),
  ManageNewsList: principal('NewsRead'),
  ManageNewsAdd: principal('NewsWrite'),
  ManageNewsEdit: principal('NewsWrite'),

  CareRecipientMain: guide('CareRecipientRead'),
  CareRecipient: guide('CareRecipientRead'),
  CareRecipientHandleProducts: guide('CareRecipientRead'),
  CareRecipientOrderHistory: guide('CareRecipientRead'),
  CareRecipientOrderDetails: guide('CareRecipientRead'),
  CareRecipientSelectedProductHistory: guide('CareRecipientRead'),
  CareRecipientPrescriptionHistory: guide('CareRecipientRead'),
  CareRecipientInvestigationHistory: guide('CareRecipientRead'),
  CareRecipientPlanning: guide('CareRecipientRead'),
  CareRecipientPortalAccounts: guide(allOf('CRPAccountRead', 'CareRecipientRead')),
  LeakageDiary: guide('InvestigationRead'),
  productCatalog: guide('ProductPrescriptionRead'),
  ProductSelectionDirect: guide('ProductPrescriptionRead'),
  ProductSelectionGuided: guide('ProductPrescriptionRead'),
  ProductSelectionInvestigation: guide('ProductPrescriptionRead'),
  PrescriptionWizard: guideAndService('ProductPrescriptionRead'),
  ProductGroups: guide('ProductPrescriptionRead'),
  ProductSelectionCarePlace: guide('CarePlacePurchaseRead'),
  ProductSelectionCarePlaceCart: guide('CarePlacePurchaseRead'),
  ProductSelectionCarePlaceCompare: guide('CarePlacePurchaseRead'),
  CarePlace: guide('OrderRead'),
  careplace_overview: guide(ordersOrPurchases),
  CarePlaceSelectedProducts: guide(ordersOrPurchases),
  CarePlaceSelectionHistory: guide(ordersOrPurchases),
  CarePlacePreliminaryOrders: guide('OrderRead'),
  CarePlaceRunOuts: guide({ allOf: ['CareRecipientRead', { anyOf: ['ProductPrescriptionRead', 'OrderRead'] }] }),
  CarePlaceHomeDelivery: guide(allOf('OrderWrite', 'CareRecipientRead')),
  CarePlaceProductClaims: guide(claims),
  ProductClaimAdd: guideAndService(claims),
  ProductClaim: guideAndService(claims),
  OrderHomeDelivery: guideAndService(placingOrders),
  OrderWithdrawal: guideAndService(placingOrders),
  OrderTasks: guide('OrderRead'),
  OrderGroupOrder: guideAndService(placingOrders),
  OrderNursingHome: guideAndService(placingOrders),
  OrderOverview: guideAndService('OrderRead'),
  CRPOrderOverview: guide('OrderRead'),
  GuideManageNews: guide(newsManager),
  GuideManageAdd: guide(allOf(newsManager, 'NewsWrite')),
  GuideManageEdit: guide(allOf(newsManager, 'NewsWrite')),
  GuideAdministration: guide(anyOf(careUnitAdministrator, 'ReportRecieverRead')),
  GuideAdministrationHandleUser: guide(careUnitAdministrator),
  GuideAdministrationRoleTerms: guide(careUnitAdministrator),
  GuideAdministrationAccountRequests: guide(careUnitAdministrator),
  GuideAdministrationCarePlace: guide(careUnitAdministrator),
  GuideAdministrationReports: guide(anyOf(careUnitAdministrator, 'ReportRecieverRead')),

  CSP: signedIn,
  CSPCareRecipient: signedIn,
  CSPCareRecipientAnonymize: signedIn,
  CSPProductSelection: signedIn,
  CSPProductGroups: signedIn,
  CSPRecipient: signedIn,
  CSPRecipientHandleProducts: signedIn,
  CSPRecipientOrderHistory: signedIn,
  CSPRecipientOrderDetails: signedIn,
  CSPRecipientSelectedProductHistory: signedIn,
  CSPRecipientPrescriptionHistory: signedIn,
  CSPRecipientInvestigationHistory: signedIn,
  CSPOrderTasks: signedIn,
  CSPReports: signedIn,
  CSPRenewRequests: signedIn,
  CSPOrganizations: signedIn,
  CSPOrganizationsClients: signedIn,
  CSPOrganizationsClient: signedIn,
  CSPOrganizationsUsers: signedIn,
  CSPOrganizationsUser: signedIn,
  CSPOrganizationsOperators: signedIn,
  CSPOrganizationsOperator: signedIn,
  CSPManageInformation: signedIn,
  CSPManageInformationAdd: signedIn,
  CSPManageInformationEdit: signedIn,
  CSPUtilities: signedIn,
  CSPUtilitiesItemReplacement: signedIn,
  CSPUtilitiesItemAgreement: signedIn,
  CSPUtilitiesClientAgreements: signedIn,
  CSPUtilitiesErp: signedIn,
}

export interface HeldRole {
  readonly label: 'Client' | 'CareUnit' | 'CarePlace'
  readonly roles: readonly { readonly name: string }[]
}

export interface GuardFacts {
  /** Null for a visitor, and for someone who still owes a second factor. */
  readonly user: {
    readonly application: StaffApplication
    readonly permissions: readonly string[]
    readonly carePlaceId: string | null
  } | null
  /** A second factor is owed. */
  readonly challenged: boolean
  /** The address that is asked for names a client and a care place. */
  readonly placeNamed?: boolean
  /** Null while it is not loaded, or when it could not be. */
  readonly membership: readonly HeldRole[] | null
}

export type Verdict = 'allow' | 'login' | 'accessDenied' | 'landing'

/** Whether the guard of a GUIDE route reads the membership first (A-4.3-06). */
export function wantsMembership(guard: Guard, facts: GuardFacts): boolean {
  return guard.check === 'checked' && guard.needs !== undefined && facts.user?.application === 'GUIDE'
}

/**
 * The checks in the order of: is it checked at all, who is it, which application (A-G51), has a care
 * place been chosen (A-G52), then permissions and roles. What could not be loaded counts as not held.
 */
export function decide(guard: Guard, facts: GuardFacts): Verdict {
  if (guard.check === 'skipped' || guard.check === 'open') return 'allow'
  if (guard.check === 'challenge') return facts.challenged ? 'allow' : 'login'
  if (!facts.user) return guard.check === 'chooser' ? 'accessDenied' : 'login'
  if (guard.check === 'chooser') return 'allow'
  if (!isOpenTo(guard, facts)) return 'accessDenied'
  if (facts.user.application === 'GUIDE' && guard.application === 'GUIDE' && facts.user.carePlaceId === null)
    return 'landing'
  return !guard.needs || holds(guard.needs, facts) ? 'allow' : 'accessDenied'
}

/** Whether the guard opens to the application that somebody is signed in to. */
export function isOpenTo({ application, serviceToo }: Guard, { user, placeNamed }: GuardFacts): boolean {
  if (!user || application === undefined || application === user.application) return true
  return serviceToo === true && user.application === 'CSP' && placeNamed === true
}

function holds(need: Need, facts: GuardFacts): boolean {
  if (typeof need === 'string') return facts.user?.permissions.includes(need) ?? false
  if ('anyOf' in need) return need.anyOf.some((each) => holds(each, facts))
  if ('allOf' in need) return need.allOf.every((each) => holds(each, facts))
  return (facts.membership ?? []).some(
    (node) => node.label === need.at && node.roles.some((role) => role.name === need.role),
  )
}

/** Whether a link to the route should be offered. */
export function mayOpen(name: RouteName, facts: GuardFacts): boolean {
  return decide(guards[name], facts) === 'allow'
}
