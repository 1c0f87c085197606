import type { RouteName } from '@omsorg/web/platform/routing/paths.ts'
import type { t } from './journey.ts'

type ScreenKey = keyof (typeof t)['screens']

/** An account that may open the route, and the address with every part filled in; the screen names the page. */
type Line = readonly [address: string, screen: ScreenKey]
type Group = Readonly<Partial<Record<RouteName, Line>>>

const guid = '00000000-0000-4000-8000-000000000001'
const person = `/CSP/CRID/1/CID/${guid}/CPID/${guid}`

/** Opens for everybody, signed in or not. */
export const forEverybody = {
  home: ['/', 'home'],
  Disclaimer: ['/Disclaimer', 'disclaimer'],
  ContactForm: ['/ContactForm', 'contactForm'],
  HelpPage: ['/Help', 'help'],
  inquiry: ['/Inquiry', 'inquiry'],
  AccountRequest: ['/AccountRequest', 'accountRequest'],
  PortalActivation: ['/my/activate', 'portalActivation'],
  TherapyAreaInformation: ['/TherapyAreaInformation', 'therapyAreaInformation'],
  Accessibility: ['/Accessibility', 'accessibility'],
  Cookies: ['/Cookies', 'cookies'],
  accessDenied: ['/AccessDenied', 'accessDenied'],
  Login: ['/login', 'login'],
} as const satisfies Group

/** A visitor is sent to AccessDenied here, not to the sign-in page. */
export const choosers = {
  selectClientCarePlace: ['/SelectClientCarePlace', 'selectClientCarePlace'],
  selectCarePlace: ['/SelectCarePlace', 'selectCarePlace'],
} as const satisfies Group

/** They lead on to a card service or a directory, or back without what those bring (cards.spec.ts, directory.spec.ts). */
export const toOthers = {
  sithsLogin: ['/SithsLogin', 'cardLogin'],
  vrkLogin: ['/VrkLogin', 'cardLogin'],
  sithsCallback: ['/SithsCallback', 'cardLogin'],
  vrkCallback: ['/VrkCallback', 'cardLogin'],
  aadLogin: ['/AAD', 'directoryLogin'],
} as const satisfies Group

/** Opens only between the password and the code. */
export const challenge = { '2fa': ['/2fa', 'twoFactor'] } as const satisfies Group

const prescriber = {
  MyPages: ['/MyPages', 'myPages'],
  MySecurity: ['/MyPages/Security', 'mySecurity'],
  RenewRequests: ['/RenewRequests', 'renewRequests'],
  RenewalQueue: ['/RenewRequests/EndsSoon', 'renewRequests'],
  CareRecipientMain: ['/CareRecipient', 'careRecipients'],
  CareRecipient: ['/CareRecipient/1', 'handleProducts'],
  CareRecipientHandleProducts: ['/CareRecipient/1/HandleProducts', 'handleProducts'],
  CareRecipientOrderHistory: ['/CareRecipient/1/OrderHistory', 'orderHistory'],
  CareRecipientOrderDetails: ['/CareRecipient/1/OrderHistory/1/true', 'orderDetails'],
  CareRecipientSelectedProductHistory: ['/CareRecipient/1/SelectedProductHistory', 'selectedProductHistory'],
  CareRecipientPrescriptionHistory: ['/CareRecipient/1/PrescriptionHistory', 'prescriptionHistory'],
  CareRecipientInvestigationHistory: ['/CareRecipient/1/InvestigationHistory', 'investigationHistory'],
  CareRecipientPlanning: ['/CareRecipient/1/Planning', 'planning'],
  productCatalog: ['/CareProductRange', 'productCatalog'],
  ProductSelectionDirect: ['/ProductSelection/Direct/1/Incontinence/true', 'productSelectionDirect'],
  ProductSelectionGuided: ['/ProductSelection/Guided/1', 'productSelectionGuided'],
  ProductSelectionInvestigation: ['/ProductSelection/Investigation/1/Incontinence/true', 'investigation'],
  LeakageDiary: ['/CareRecipient/1/LeakageDiary', 'leakageDiary'],
  PrescriptionWizard: ['/PrescriptionWizard/1/Incontinence/', 'prescriptionWizard'],
  ProductGroups: [`/ProductGroups/1/${guid}/Incontinence`, 'productGroups'],
  CarePlace: ['/CarePlace', 'orderHistory'],
  careplace_overview: ['/CarePlace/Overview', 'carePlaceOverview'],
  CarePlaceSelectedProducts: ['/CarePlace/SelectedProducts', 'carePlaceSelectedProducts'],
  CarePlaceSelectionHistory: ['/CarePlace/SelectionHistory', 'selectionHistory'],
  CarePlacePreliminaryOrders: ['/CarePlace/PreliminaryOrders', 'preliminaryOrders'],
  CarePlaceRunOuts: ['/CarePlace/RunsOut', 'carePlaceRunOuts'],
  CarePlaceHomeDelivery: ['/CarePlace/HomeDelivery', 'carePlaceHomeDelivery'],
  CarePlaceProductClaims: ['/CarePlace/ProductClaims', 'productClaims'],
  ProductClaimAdd: ['/ProductClaim/Add', 'addProductClaim'],
  ProductClaim: ['/ProductClaim/1', 'productClaims'],
  OrderHomeDelivery: [`/Order/HomeDelivery/1/CID/${guid}/CPID/${guid}`, 'orderHomeDelivery'],
  OrderWithdrawal: ['/Order/Withdrawal/CRID/1/CID/CPID/COID', 'orderWithdrawal'],
  OrderGroupOrder: ['/Order/GroupOrder/1', 'groupOrder'],
  OrderNursingHome: ['/Order/NursingHome/1', 'nursingHomeOrder'],
  OrderTasks: ['/OrderTasks', 'orderTasks'],
  OrderOverview: ['/OrderOverview/1', 'orderDetails'],
  CRPOrderOverview: ['/CRPOrderOverview/1/', 'crpOrderOverview'],
} as const satisfies Group

const purchaser = {
  ProductSelectionCarePlace: [`/ProductSelection/CarePlace/${guid}`, 'carePlaceProducts'],
  ProductSelectionCarePlaceCart: [`/ProductSelection/CarePlace/${guid}/Cart`, 'carePlaceCart'],
  ProductSelectionCarePlaceCompare: [`/ProductSelection/CarePlace/${guid}/CompareProducts`, 'compareProducts'],
} as const satisfies Group

const newsWriter = {
  GuideManageNews: ['/GuideManage/News', 'manageNews'],
  GuideManageAdd: ['/GuideManage/Add', 'editNews'],
  GuideManageEdit: ['/GuideManage/Edit/1', 'editNews'],
} as const satisfies Group

const portalHandler = {
  CareRecipientPortalAccounts: ['/CareRecipient/1/PortalAccounts', 'portalAccounts'],
} as const satisfies Group

const unitAdministrator = {
  GuideAdministration: ['/GuideAdministration', 'guideAdministrationUsers'],
  GuideAdministrationHandleUser: ['/GuideAdministration/HandleUser/1', 'handleUser'],
  GuideAdministrationRoleTerms: ['/GuideAdministration/RoleTerms', 'roleTerms'],
  GuideAdministrationAccountRequests: ['/GuideAdministration/AccountRequests', 'accountRequests'],
  GuideAdministrationCarePlace: ['/GuideAdministration/CarePlace', 'carePlaceRequest'],
  GuideAdministrationReports: ['/GuideAdministration/Reports', 'reports'],
} as const satisfies Group

const administrator = {
  organizations: ['/Organizations', 'organisationClients'],
  OrganizationsClients: ['/Organizations/Clients', 'organisationClients'],
  OrganizationsClient: [`/Organizations/Clients/CID/${guid}/CUID/${guid}/CPID/${guid}/ACT/edit`, 'organisationClients'],
  OrganizationsUsers: ['/Organizations/Users', 'organisationUsers'],
  OrganizationsUser: ['/Organizations/Users/UID/1/ACT/edit', 'organisationUsers'],
  OrganizationsOperators: ['/Organizations/Operators', 'organisationOperators'],
  OrganizationsOperator: ['/Organizations/Operators/OPID/1/ACT/edit', 'organisationOperators'],
  Utilities: ['/Utilities', 'utilities'],
  UtilitiesDeliveryMethods: ['/Utilities/DeliveryMethods', 'deliveryMethods'],
  UtilitiesAccessLog: ['/Utilities/AccessLog', 'accessLog'],
  UtilitiesAppRegistrations: ['/Utilities/AppRegistrations', 'appRegistrations'],
  UtilitiesAccountRequests: ['/Utilities/AccountRequests', 'accountRequests'],
  UtilitiesReports: ['/Utilities/Reports', 'reports'],
  UtilitiesRemovedClients: ['/Utilities/RemovedClients', 'removedClients'],
  StaticContent: ['/StaticContent', 'staticContent'],
  StaticContentAdd: ['/StaticContent/Add', 'editStaticContent'],
  StaticContentEdit: ['/StaticContent/Edit/1', 'editStaticContent'],
  ManageNews: ['/ManageNews', 'manageNews'],
  ManageNewsList: ['/ManageNews/manageNews', 'manageNews'],
  ManageNewsAdd: ['/ManageNews/Add', 'editNews'],
  ManageNewsEdit: ['/ManageNews/Edit/1', 'editNews'],
} as const satisfies Group

const customerService = {
  CSP: ['/CSP', 'cspCareRecipients'],
  CSPCareRecipient: ['/CSP/CareRecipient', 'cspCareRecipients'],
  CSPCareRecipientAnonymize: ['/CSP/CareRecipient/Anonymize', 'anonymize'],
  CSPProductSelection: [`/CSP/ProductSelection/1/Incontinence/true/${guid}/${guid}/true`, 'productSelectionDirect'],
  CSPProductGroups: [`/CSP/ProductGroups/1/${guid}/Incontinence/${guid}/${guid}/12345`, 'productGroups'],
  CSPRecipient: [person, 'handleProducts'],
  CSPRecipientHandleProducts: [`${person}/HandleProducts`, 'handleProducts'],
  CSPRecipientOrderHistory: [`${person}/OrderHistory`, 'orderHistory'],
  CSPRecipientOrderDetails: [`${person}/OrderHistory/1/true`, 'orderDetails'],
  CSPRecipientSelectedProductHistory: [`${person}/SelectedProductHistory`, 'selectedProductHistory'],
  CSPRecipientPrescriptionHistory: [`${person}/PrescriptionHistory`, 'prescriptionHistory'],
  CSPRecipientInvestigationHistory: [`${person}/InvestigationHistory`, 'investigationHistory'],
  CSPOrderTasks: ['/CSP/OrderTasks', 'orderTasks'],
  CSPReports: ['/CSP/Reports', 'reports'],
  CSPRenewRequests: ['/CSP/RenewRequests', 'renewRequests'],
  CSPOrganizations: ['/CSP/Organizations', 'organisationClients'],
  CSPOrganizationsClients: ['/CSP/Organizations/Clients', 'organisationClients'],
  CSPOrganizationsClient: [
    `/CSP/Organizations/Clients/CID/${guid}/CUID/${guid}/CPID/${guid}/ACT/edit`,
    'organisationClients',
  ],
  CSPOrganizationsUsers: ['/CSP/Organizations/Users', 'organisationUsers'],
  CSPOrganizationsUser: ['/CSP/Organizations/Users/UID/1/ACT/edit', 'organisationUsers'],
  CSPOrganizationsOperators: ['/CSP/Organizations/Operators', 'organisationOperators'],
  CSPOrganizationsOperator: ['/CSP/Organizations/Operators/OPID/1/ACT/edit', 'organisationOperators'],
  CSPManageInformation: ['/CSP/ManageInformation', 'manageInformation'],
  CSPManageInformationAdd: ['/CSP/ManageInformation/Add', 'editInformation'],
  CSPManageInformationEdit: ['/CSP/ManageInformation/Edit/1', 'editInformation'],
  CSPUtilities: ['/CSP/Utilities', 'itemReplacement'],
  CSPUtilitiesItemReplacement: ['/CSP/Utilities/ItemReplacement', 'itemReplacement'],
  CSPUtilitiesItemAgreement: ['/CSP/Utilities/ItemAgreement', 'itemAgreement'],
} as const satisfies Group

/** The routes behind a guard, by an account that it lets through. */
export const byAccount = {
  'prescriber.se': prescriber,
  'purchaser.se': purchaser,
  'news.se': newsWriter,
  'crphandler.se': portalHandler,
  'cuadmin.se': unitAdministrator,
  admin: administrator,
  csp: customerService,
} as const satisfies Readonly<Record<string, Group>>

/** A route that stands in no group does not compile. */
export const all: Readonly<Record<RouteName, Line>> = {
  ...forEverybody,
  ...choosers,
  ...toOthers,
  ...challenge,
  ...prescriber,
  ...purchaser,
  ...newsWriter,
  ...portalHandler,
  ...unitAdministrator,
  ...administrator,
  ...customerService,
}
