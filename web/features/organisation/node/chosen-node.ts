import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { writeNodeAddress } from '@omsorg/domain/organisation/node/node-address.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

export type Administration = 'PRINCIPAL' | 'CSP'

/** The address of an action of a node, in the part of the product where somebody works. */
export function addressOfNode(application: Administration, node: AddressedNode, actionName = 'Overview'): string {
  const { clientId, careUnitId, carePlaceId } = writeNodeAddress(node)
  const parts = {
    clientId: clientId ?? undefined,
    careUnitId: careUnitId ?? undefined,
    carePlaceId: carePlaceId ?? undefined,
    actionName,
  }
  return application === 'CSP' ? pathTo('CSPOrganizationsClient', parts) : pathTo('OrganizationsClient', parts)
}
