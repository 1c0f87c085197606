import { listPortalDeliveryPoints as contract } from '@omsorg/contract/portal/order/list-portal-delivery-points.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { pointsNear } from '../../orders/index.ts'
import type { PortalParts } from '../portal-parts.ts'

export const listPortalDeliveryPoints = ({ carriers }: PortalParts): Handler<typeof contract.name> =>
  handleInSteps(contract, async (call) => agree(await pointsNear(carriers, call, call.params.postalCode)))
