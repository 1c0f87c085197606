import type { ActionOf } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { type TreeKind, wizardActions } from './chosen-node.ts'
import type { ClientTree } from '../tree/client-tree.ts'
import type { OperatorTree } from '../tree/operator-tree.ts'
import type { UserTree } from '../tree/user-tree.ts'

/** The tree in which a kind of node stands. */
export type TreeOf<Kind extends NodeKind> = Kind extends 'User'
  ? UserTree
  : Kind extends 'Operator'
    ? OperatorTree
    : ClientTree

/** What the screen of an action is given. */
export interface ActionScreenProps<Kind extends NodeKind = NodeKind> {
  readonly node: NodeOf<Kind>
  /** Whether whoever looks at it may change something here. */
  readonly mayChange: boolean
  /** Told of what is added, renamed or removed. */
  readonly tree: TreeOf<Kind>
}

type ActionScreen<Kind extends NodeKind> = LazyExoticComponent<ComponentType<ActionScreenProps<Kind>>>

type ScreensOf = {
  readonly [Kind in NodeKind]: Partial<Record<ActionOf<Kind>, ActionScreen<Kind>>>
}

/** The actions that have their screen, by the name in the address; each comes when it is opened. The others are not listed. */
const screens: ScreensOf = {
  Client: {
    Overview: lazy(() => import('../overview/ClientOverview.tsx')),
    EditClient: lazy(() => import('../client/EditClient.tsx')),
    AvailableRoles: lazy(() => import('../role/AvailableRoles.tsx')),
    AuthenticationProviderSettings: lazy(() => import('../setting/ProviderSettings.tsx')),
    CustomerNumber: lazy(() => import('../customer-number/CustomerNumbers.tsx')),
    TherapyAreaSettings: lazy(() => import('../therapy-area/TherapyAreaSettings.tsx')),
    ProductSettings: lazy(() => import('../product/ProductSettings.tsx')),
    ProductAvailability: lazy(() => import('../product/ProductAvailability.tsx')),
    PrescriptionSettings: lazy(async () => ({
      default: (await import('../setting/PrescriptionSettings.tsx')).ClientPrescriptionSettings,
    })),
    OrderSettings: lazy(async () => ({ default: (await import('../setting/OrderSettings.tsx')).ClientOrderSettings })),
    CareRecipientSettings: lazy(() => import('../setting/CareRecipientSettings.tsx')),
    PatientExtraFee: lazy(() => import('../setting/PatientExtraFee.tsx')),
    PatientFee: lazy(() => import('../setting/PatientFee.tsx')),
    AddCareUnit: lazy(() => import('../care-unit/AddCareUnit.tsx')),
    ClientUsers: lazy(() => import('../user/NodeUsers.tsx')),
    RoleTerms: lazy(() => import('../role-term/ClientTerms.tsx')),
    AccountRequests: lazy(() => import('../account-request/ClientRequests.tsx')),
    InvoiceAreas: lazy(() => import('../invoice-area/ClientInvoiceAreas.tsx')),
    RemoveClient: lazy(() => import('../client/RemoveClient.tsx')),
    AdditionalFeatures: lazy(() => import('../setting/AdditionalFeatures.tsx')),
  },
  CareUnit: {
    Overview: lazy(() => import('../overview/CareUnitOverview.tsx')),
    AddCarePlaceWizard: lazy(() => import('../wizard/PlaceWizard.tsx')),
    AddCarePlace: lazy(() => import('../care-place/AddCarePlace.tsx')),
    EditCareUnit: lazy(() => import('../care-unit/EditCareUnit.tsx')),
    CareUnitRoles: lazy(() => import('../role/CareUnitRoles.tsx')),
    CareUnitUsers: lazy(() => import('../user/NodeUsers.tsx')),
  },
  CarePlace: {
    Overview: lazy(() => import('../overview/CarePlaceOverview.tsx')),
    EditCarePlace: lazy(() => import('../care-place/EditCarePlace.tsx')),
    CarePlaceCustomerNumber: lazy(() => import('../customer-number/CustomerNumbers.tsx')),
    CarePlacePrescription: lazy(async () => ({
      default: (await import('../setting/PrescriptionSettings.tsx')).PlacePrescriptionSettings,
    })),
    CarePlaceUsers: lazy(() => import('../user/NodeUsers.tsx')),
    CarePlaceOrderSettings: lazy(async () => ({
      default: (await import('../setting/OrderSettings.tsx')).PlaceOrderSettings,
    })),
    CarePlaceCareRecipientSettings: lazy(() => import('../setting/CareRecipientSettings.tsx')),
  },
  User: {
    UserRoles: lazy(() => import('../role/UserRoles.tsx')),
    EffectiveRoles: lazy(() => import('../role/EffectiveRoles.tsx')),
    Overview: lazy(() => import('../user/UserOverview.tsx')),
    EditUser: lazy(() => import('../user/EditUser.tsx')),
    InvoiceAreas: lazy(() => import('../invoice-area/InvoiceAreas.tsx')),
    UserAuthenticationMethods: lazy(() => import('../method/MethodsScreen.tsx')),
    Disclaimer: lazy(() => import('../user/UserDisclaimer.tsx')),
    UserProductAvailability: lazy(() => import('../user/UserAvailability.tsx')),
    UserStatus: lazy(() => import('../user/UserStatus.tsx')),
  },
  Operator: {
    Overview: lazy(() => import('../operator/OperatorOverview.tsx')),
    EditOperator: lazy(() => import('../operator/EditOperator.tsx')),
    OperatorRoles: lazy(() => import('../operator/OperatorRoles.tsx')),
    OperatorAuthenticationMethods: lazy(() => import('../method/MethodsScreen.tsx')),
  },
}

export type AnyActionScreen = LazyExoticComponent<ComponentType<ActionScreenProps>>

export function screenOf(kind: NodeKind, action: string): AnyActionScreen | undefined {
  const ofKind: Readonly<Record<string, unknown>> = screens[kind]
  // Each screen stands below its own kind, so it is given a node of that kind.
  return Object.hasOwn(ofKind, action) ? (ofKind[action] as AnyActionScreen) : undefined
}

/** Tables that are wider than what the tree leaves to them: it folds away, and is there at a press. */
const wideActions = {
  User: ['UserRoles'],
  Client: ['TherapyAreaSettings', 'AddCarePlaceWizard'],
  Operator: [],
} as const satisfies Readonly<Record<TreeKind, readonly ActionOf<NodeKind>[]>>

export function needsWidth(kind: TreeKind, written: string | null): boolean {
  const wide: readonly string[] = [...wideActions[kind], wizardActions[kind]]
  return wide.some((name) => name.toLowerCase() === written?.toLowerCase())
}
