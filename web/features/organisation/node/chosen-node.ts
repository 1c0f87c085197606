import { type AnyNode, writeNodeAddress } from '@omsorg/domain/organisation/node/node-address.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

export type Administration = 'PRINCIPAL' | 'CSP'

/** The trees by the kind of what stands in them. */
export type TreeKind = 'Client' | 'User' | 'Operator'

/** The address of an action of a node, in the part of the product where somebody works. */
export function addressOfNode(application: Administration, node: AnyNode, actionName = 'Overview'): string {
  const isService = application === 'CSP'
  if (node.kind === 'User') {
    const parts = { userId: node.personId, actionName }
    return isService ? pathTo('CSPOrganizationsUser', parts) : pathTo('OrganizationsUser', parts)
  }
  if (node.kind === 'Operator') {
    const parts = { operatorId: node.personId, actionName }
    return isService ? pathTo('CSPOrganizationsOperator', parts) : pathTo('OrganizationsOperator', parts)
  }
  const { clientId, careUnitId, carePlaceId } = writeNodeAddress(node)
  const parts = {
    clientId: clientId ?? undefined,
    careUnitId: careUnitId ?? undefined,
    carePlaceId: carePlaceId ?? undefined,
    actionName,
  }
  return isService ? pathTo('CSPOrganizationsClient', parts) : pathTo('OrganizationsClient', parts)
}

/** Where a tree is shown with nothing chosen. */
export function addressOfTree(application: Administration, kind: TreeKind): string {
  return pathTo(treeRoutes[application][kind])
}

export const treeRoutes = {
  PRINCIPAL: { Client: 'OrganizationsClients', User: 'OrganizationsUsers', Operator: 'OrganizationsOperators' },
  CSP: { Client: 'CSPOrganizationsClients', User: 'CSPOrganizationsUsers', Operator: 'CSPOrganizationsOperators' },
} as const

/** Where one of a kind is added, step by step: administration alone adds (A-2.9-02 to A-2.9-04). */
export function addressOfWizard(kind: TreeKind): string {
  const actionName = wizardActions[kind]
  if (kind === 'User') return pathTo('OrganizationsUser', { actionName })
  if (kind === 'Operator') return pathTo('OrganizationsOperator', { actionName })
  return pathTo('OrganizationsClient', { actionName })
}

/** Where the making of a client is gone on with: at the first step that is missing, unless one is named. */
export function addressOfMaking(clientId: string, step?: string): string {
  const address = pathTo('OrganizationsClient', { clientId, actionName: wizardActions.Client })
  return step === undefined ? address : `${address}?step=${step}`
}

/** What stands in the address in the place of an action. */
export const wizardActions = { Client: 'AddClient', User: 'AddUser', Operator: 'AddOperator' } as const
