import { type ParametersOf, kindOf } from './route-parameters.ts'

/**
 * Every address of the product by the name of its route (A-2, O-2).
 * `{name}` is a parameter, `{name?}` one that may be left out; route-parameters.ts knows what each of them is.
 */
const patterns = {
  // open to visitors
  home: '/',
  Login: '/login',
  '2fa': '/2fa',
  Disclaimer: '/Disclaimer',
  ContactForm: '/ContactForm',
  HelpPage: '/Help',
  inquiry: '/Inquiry',
  // Asking for an account; no document names it, nor where it is decided.
  AccountRequest: '/AccountRequest',
  sithsLogin: '/SithsLogin',
  vrkLogin: '/VrkLogin',
  sithsCallback: '/SithsCallback',
  vrkCallback: '/VrkCallback',
  aadLogin: '/AAD',
  TherapyAreaInformation: '/TherapyAreaInformation',
  Accessibility: '/Accessibility',
  Cookies: '/Cookies',
  accessDenied: '/AccessDenied',

  // every signed-in person
  selectClientCarePlace: '/SelectClientCarePlace',
  selectCarePlace: '/SelectCarePlace',
  MyPages: '/MyPages',
  // Of the own account; no document names it.
  MySecurity: '/MyPages/Security',
  RenewRequests: '/RenewRequests',
  // What ends soon stands beside what was asked for; no document names it.
  RenewalQueue: '/RenewRequests/EndsSoon',

  // PRINCIPAL
  organizations: '/Organizations',
  OrganizationsClients: '/Organizations/Clients',
  OrganizationsClient:
    '/Organizations/Clients/CID/{clientId?}/CUID/{careUnitId?}/CPID/{carePlaceId?}/ACT/{actionName?}',
  OrganizationsUsers: '/Organizations/Users',
  OrganizationsUser: '/Organizations/Users/UID/{userId?}/ACT/{actionName?}',
  OrganizationsOperators: '/Organizations/Operators',
  OrganizationsOperator: '/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}',
  Utilities: '/Utilities',
  // The tools of administration have addresses of their own below the first of them; no document names any.
  UtilitiesDeliveryMethods: '/Utilities/DeliveryMethods',
  UtilitiesAccessLog: '/Utilities/AccessLog',
  UtilitiesAppRegistrations: '/Utilities/AppRegistrations',
  UtilitiesRemovedClients: '/Utilities/RemovedClients',
  UtilitiesErp: '/Utilities/ERP',
  UtilitiesEmailRequest: '/Utilities/EmailRequest',
  UtilitiesClientAgreements: '/Utilities/ClientAgreements',
  UtilitiesAccountRequests: '/Utilities/AccountRequests',
  UtilitiesReports: '/Utilities/Reports',
  StaticContent: '/StaticContent',
  StaticContentAdd: '/StaticContent/Add',
  StaticContentEdit: '/StaticContent/Edit/{id}',
  ManageNews: '/ManageNews',
  ManageNewsList: '/ManageNews/manageNews',
  ManageNewsAdd: '/ManageNews/Add',
  ManageNewsEdit: '/ManageNews/Edit/{id}',

  // GUIDE
  CareRecipientMain: '/CareRecipient',
  CareRecipient: '/CareRecipient/{careRecipientId}',
  CareRecipientHandleProducts: '/CareRecipient/{careRecipientId}/HandleProducts',
  CareRecipientOrderHistory: '/CareRecipient/{careRecipientId}/OrderHistory',
  CareRecipientOrderDetails: '/CareRecipient/{careRecipientId}/OrderHistory/{customerOrderId}/{isCRP?}',
  CareRecipientSelectedProductHistory: '/CareRecipient/{careRecipientId}/SelectedProductHistory',
  CareRecipientPrescriptionHistory: '/CareRecipient/{careRecipientId}/PrescriptionHistory',
  CareRecipientInvestigationHistory: '/CareRecipient/{careRecipientId}/InvestigationHistory',
  CareRecipientPlanning: '/CareRecipient/{careRecipientId}/Planning',
  // No document names it.
  CareRecipientPortalAccounts: '/CareRecipient/{careRecipientId}/PortalAccounts',
  LeakageDiary: '/CareRecipient/{careRecipientId}/LeakageDiary',
  productCatalog: '/{product}ProductRange',
  ProductSelectionDirect: '/ProductSelection/Direct/{careRecipientId}/{therapyArea}/{isPcaSelection?}',
  ProductSelectionGuided: '/ProductSelection/Guided/{investigationId}',
  ProductSelectionInvestigation: '/ProductSelection/Investigation/{careRecipientId}/{therapyArea}/{editMode?}',
  PrescriptionWizard: '/PrescriptionWizard/{careRecipientId}/{therapyArea}/',
  ProductGroups: '/ProductGroups/{careRecipientId}/{careRecipientGuid}/{therapyArea}',
  ProductSelectionCarePlace: '/ProductSelection/CarePlace/{carePlaceId}',
  ProductSelectionCarePlaceCart: '/ProductSelection/CarePlace/{carePlaceId}/Cart',
  ProductSelectionCarePlaceCompare: '/ProductSelection/CarePlace/{carePlaceId}/CompareProducts',
  CarePlace: '/CarePlace',
  careplace_overview: '/CarePlace/Overview',
  CarePlaceSelectedProducts: '/CarePlace/SelectedProducts',
  CarePlaceSelectionHistory: '/CarePlace/SelectionHistory',
  CarePlacePreliminaryOrders: '/CarePlace/PreliminaryOrders',
  CarePlaceRunOuts: '/CarePlace/RunsOut',
  CarePlaceHomeDelivery: '/CarePlace/HomeDelivery',
  CarePlaceProductClaims: '/CarePlace/ProductClaims',
  ProductClaimAdd: '/ProductClaim/Add',
  ProductClaim: '/ProductClaim/{claimId}',
  OrderHomeDelivery: '/Order/HomeDelivery/{careRecipientId}/CID/{clientId?}/CPID/{carePlaceId?}',
  OrderWithdrawal:
    '/Order/Withdrawal/CRID/{careRecipientId}/CID/{clientId?}/CPID/{carePlaceId?}/COID/{recreateCustomerOrderId?}',
  OrderGroupOrder: '/Order/GroupOrder/{preliminaryOrderId?}',
  OrderNursingHome: '/Order/NursingHome/{preliminaryOrderId?}',
  OrderTasks: '/OrderTasks',
  OrderOverview: '/OrderOverview/{customerOrderId}',
  CRPOrderOverview: '/CRPOrderOverview/{customerOrderId}/',
  GuideManageNews: '/GuideManage/News',
  GuideManageAdd: '/GuideManage/Add',
  GuideManageEdit: '/GuideManage/Edit/{id}',
  GuideAdministration: '/GuideAdministration',
  GuideAdministrationHandleUser: '/GuideAdministration/HandleUser/{userId?}',
  GuideAdministrationRoleTerms: '/GuideAdministration/RoleTerms',
  GuideAdministrationAccountRequests: '/GuideAdministration/AccountRequests',
  GuideAdministrationCarePlace: '/GuideAdministration/CarePlace',
  GuideAdministrationReports: '/GuideAdministration/Reports',

  // CSP
  CSP: '/CSP',
  CSPCareRecipient: '/CSP/CareRecipient',
  CSPCareRecipientAnonymize: '/CSP/CareRecipient/Anonymize',
  CSPProductSelection:
    '/CSP/ProductSelection/{careRecipientId}/{therapyArea}/{isPcaSelection?}/{clientId}/{carePlaceId}/{isCSP}',
  CSPProductGroups:
    '/CSP/ProductGroups/{careRecipientId}/{careRecipientGuid}/{therapyArea}/{clientId}/{carePlaceId}/{customerNumber}',
  CSPRecipient: '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}',
  CSPRecipientHandleProducts: '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/HandleProducts',
  CSPRecipientOrderHistory: '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/OrderHistory',
  CSPRecipientOrderDetails:
    '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/OrderHistory/{customerOrderId}/{isCRP?}',
  CSPRecipientSelectedProductHistory:
    '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/SelectedProductHistory',
  CSPRecipientPrescriptionHistory: '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/PrescriptionHistory',
  CSPRecipientInvestigationHistory:
    '/CSP/CRID/{careRecipientId}/CID/{clientId}/CPID/{carePlaceId}/InvestigationHistory',
  CSPOrderTasks: '/CSP/OrderTasks',
  CSPReports: '/CSP/Reports',
  CSPRenewRequests: '/CSP/RenewRequests',
  CSPOrganizations: '/CSP/Organizations',
  CSPOrganizationsClients: '/CSP/Organizations/Clients',
  CSPOrganizationsClient:
    '/CSP/Organizations/Clients/CID/{clientId?}/CUID/{careUnitId?}/CPID/{carePlaceId?}/ACT/{actionName?}',
  CSPOrganizationsUsers: '/CSP/Organizations/Users',
  CSPOrganizationsUser: '/CSP/Organizations/Users/UID/{userId?}/ACT/{actionName?}',
  CSPOrganizationsOperators: '/CSP/Organizations/Operators',
  CSPOrganizationsOperator: '/CSP/Organizations/Operators/OPID/{operatorId?}/ACT/{actionName?}',
  CSPManageInformation: '/CSP/ManageInformation',
  CSPManageInformationAdd: '/CSP/ManageInformation/Add',
  CSPManageInformationEdit: '/CSP/ManageInformation/Edit/{id}',
  CSPUtilities: '/CSP/Utilities',
  CSPUtilitiesItemReplacement: '/CSP/Utilities/ItemReplacement',
  CSPUtilitiesItemAgreement: '/CSP/Utilities/ItemAgreement',
  CSPUtilitiesClientAgreements: '/CSP/Utilities/ClientAgreements',
  CSPUtilitiesErp: '/CSP/Utilities/ERP',
} as const

export type Patterns = typeof patterns
export type RouteName = keyof Patterns

export const routeNames = Object.keys(patterns) as readonly RouteName[]

export function patternOf(name: RouteName): string {
  return patterns[name]
}

type Parts<Name extends RouteName> =
  {} extends ParametersOf<Patterns[Name]>
    ? [parameters?: ParametersOf<Patterns[Name]>]
    : [parameters: ParametersOf<Patterns[Name]>]

/**
 * The address of a route. Parts that may be left out are left out together with their slash: `/CID/1/CUID/CPID/ACT`
 * (A-G16); a flag at the end stands only when it is true, one in the middle always.
 */
export function pathTo<Name extends RouteName>(name: Name, ...[parameters]: Parts<Name>): string {
  const given = (parameters ?? {}) as Readonly<Record<string, number | boolean | string | null | undefined>>
  const segments = patterns[name].split('/').slice(1)
  const written = segments.map((segment, at) =>
    segment.replace(/\{(\w+)(\?)?\}/, (_, parameter: string, optional?: string) => {
      const value = given[parameter]
      if (optional && kindOf(parameter) === 'flag') {
        const last = at === segments.length - 1
        return value === true ? 'true' : last ? '' : 'false'
      }
      return value === undefined || value === null ? '' : encodeURIComponent(value)
    }),
  )
  return `/${written.filter((segment) => segment !== '').join('/')}`
}
