import type { NodeKind } from '../node/node-kinds.ts'

/** What a right is asked by: one permission, any of some, or all of them. */
type Need = string | { readonly anyOf: readonly string[] } | { readonly allOf: readonly string[] }

interface ActionRow {
  readonly name: string
  /** Without it the action stands in the list and does not open. */
  readonly opens: Need
  /** What changes something there; left out where opening is changing, or where nothing can be changed. */
  readonly changes?: Need
  /** Customer service has it too. */
  readonly service?: true
  /** Customer service looks at it and changes nothing. */
  readonly serviceReads?: true
}

const settings = { opens: 'OrganizationSettingsRead', changes: 'OrganizationSettingsWrite' } as const
const numbers = { opens: 'CustomerNumberRead', changes: 'CustomerNumberWrite' } as const
const availability = { opens: 'ProductAvailabilityRead', changes: 'ProductAvailabilityWrite' } as const
const methods = { opens: 'AuthenticationMethodRead', changes: 'AuthenticationMethodWrite' } as const
const invoiceAreas = { opens: 'InvoiceAreaRead', changes: 'InvoiceAreaWrite' } as const
const roles = { opens: 'RoleRead', changes: 'RoleWrite' } as const

/** Both tables of in one: the actions of each kind of node, in their order, and what they ask for. */
const actions = {
  Client: [
    { name: 'Overview', opens: 'OrganizationClientRead', service: true },
    { name: 'EditClient', opens: 'OrganizationClientWrite' },
    { name: 'AvailableRoles', ...roles, changes: { allOf: ['RoleWrite', 'OrganizationSettingsWrite'] } },
    {
      name: 'AuthenticationProviderSettings',
      opens: 'AuthenticationProviderRead',
      changes: 'AuthenticationProviderWrite',
    },
    { name: 'TherapyAreaSettings', ...settings },
    { name: 'CustomerNumber', ...numbers },
    { name: 'ProductSettings', ...settings },
    { name: 'ProductAvailability', ...availability },
    { name: 'PrescriptionSettings', ...settings },
    { name: 'OrderSettings', ...settings },
    { name: 'CareRecipientSettings', ...settings },
    { name: 'PatientExtraFee', ...settings },
    { name: 'PatientFee', ...settings },
    { name: 'AddCareUnit', opens: 'OrganizationCareUnitWrite' },
    { name: 'ClientUsers', opens: 'UserRead', service: true },
    { name: 'RemoveClient', opens: 'OrganizationClientDelete' },
    { name: 'AdditionalFeatures', ...settings },
    // In no document.
    // Only who may change them is shown them.
    { name: 'RoleTerms', opens: 'RoleWrite' },
    { name: 'AccountRequests', opens: 'UserRead', changes: 'UserWrite' },
    { name: 'InvoiceAreas', ...invoiceAreas },
  ],
  CareUnit: [
    { name: 'Overview', opens: 'OrganizationCareUnitRead', service: true },
    { name: 'AddCarePlaceWizard', opens: 'OrganizationCarePlaceWrite' },
    { name: 'AddCarePlace', opens: 'OrganizationCarePlaceWrite' },
    { name: 'EditCareUnit', opens: 'OrganizationCareUnitWrite' },
    { name: 'CareUnitRoles', ...roles },
    { name: 'CareUnitUsers', opens: 'UserRead', service: true },
  ],
  CarePlace: [
    { name: 'Overview', opens: 'OrganizationCarePlaceRead', service: true },
    { name: 'EditCarePlace', opens: 'OrganizationCarePlaceWrite' },
    { name: 'CarePlaceCustomerNumber', ...numbers, service: true, serviceReads: true },
    { name: 'CarePlacePrescription', ...settings },
    { name: 'CarePlaceUsers', opens: 'UserRead', service: true },
    { name: 'CarePlaceOrderSettings', ...settings },
    { name: 'CarePlaceCareRecipientSettings', ...settings },
  ],
  User: [
    { name: 'Overview', opens: 'UserRead', service: true },
    { name: 'EditUser', opens: 'UserWrite', service: true },
    { name: 'UserRoles', ...roles, service: true },
    { name: 'EffectiveRoles', opens: 'RoleRead', service: true },
    { name: 'InvoiceAreas', ...invoiceAreas },
    { name: 'UserAuthenticationMethods', ...methods, service: true },
    { name: 'Disclaimer', opens: 'UserRead', changes: 'UserWrite', service: true },
    { name: 'UserProductAvailability', ...availability, service: true },
    { name: 'UserStatus', opens: 'UserRead', changes: { anyOf: ['UserWrite', 'UserStatusWrite'] }, service: true },
  ],
  Operator: [
    { name: 'Overview', opens: 'OperatorRead', service: true },
    { name: 'EditOperator', opens: 'OperatorWrite' },
    { name: 'OperatorRoles', ...roles },
    { name: 'OperatorAuthenticationMethods', ...methods },
  ],
} as const satisfies Readonly<Record<NodeKind, readonly ActionRow[]>>

type Actions = typeof actions

/** The names of what can be done with a kind of node, as they stand in an address. */
export type ActionOf<Kind extends NodeKind> = Actions[Kind][number]['name']

/** Every permission that an action asks for. */
type PermissionsIn<Asked> = Asked extends string
  ? Asked
  : Asked extends { readonly anyOf: readonly (infer Each)[] } | { readonly allOf: readonly (infer Each)[] }
    ? Each
    : never
type AnyAction = Actions[NodeKind][number]
export type ActionPermission = PermissionsIn<
  AnyAction['opens'] | Extract<AnyAction, { readonly changes: unknown }>['changes']
>

/** What can be done with a node by somebody, and what is missing for it. */
export interface NodeAction<Kind extends NodeKind = NodeKind> {
  readonly name: ActionOf<Kind>
  /** The permissions of which it would need one or all; none where it opens. */
  readonly missing: readonly ActionPermission[]
  readonly mayChange: boolean
}

export interface Administrator {
  /** Care staff have no part in it but what is their own. */
  readonly application: 'PRINCIPAL' | 'CSP'
  readonly permissions: readonly string[]
}

function rowsOf(kind: NodeKind, application: Administrator['application']): readonly ActionRow[] {
  const all: readonly ActionRow[] = actions[kind]
  return application === 'PRINCIPAL' ? all : all.filter(({ service }) => service)
}

function missingFor(need: Need, held: readonly string[]): readonly string[] {
  if (typeof need === 'string') return held.includes(need) ? [] : [need]
  if ('allOf' in need) return need.allOf.filter((each) => !held.includes(each))
  return need.anyOf.some((each) => held.includes(each)) ? [] : need.anyOf
}

/** What the panel of a node lists, in its order. An action that does not open stands there with what is missing. */
export function nodeActions<Kind extends NodeKind>(
  kind: Kind,
  { application, permissions }: Administrator,
): readonly NodeAction<Kind>[] {
  return rowsOf(kind, application).map(({ name, opens, changes = opens, serviceReads }) => ({
    name: name as ActionOf<Kind>,
    missing: missingFor(opens, permissions) as readonly ActionPermission[],
    mayChange: !(serviceReads && application === 'CSP') && missingFor(changes, permissions).length === 0,
  }))
}

/** The action that an address names for a node; the overview for one that is not there, or not of this kind. */
export function actionNamed<Kind extends NodeKind>(
  kind: Kind,
  application: Administrator['application'],
  written: string | null,
): ActionOf<Kind> {
  const named = rowsOf(kind, application).find(({ name }) => name.toLowerCase() === written?.toLowerCase())
  return (named?.name ?? 'Overview') as ActionOf<Kind>
}
