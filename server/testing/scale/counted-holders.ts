import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { openHolder, portalAccountOf } from '../portal/holders.ts'
import type { SignedIn } from '../world.ts'
import type { CountedWorld } from './counted-world.ts'

export interface CountedHolder {
  readonly careRecipientId: number
  readonly holder: SignedIn
}

/** Persons of the place with an account of their own each, at a client that lets them do everything. */
export async function openCountedHolders({ world, carePlaceId, persons }: CountedWorld): Promise<CountedHolder[]> {
  const { owner } = world
  const { rows } = await owner.query<{ market: MarketCode }>(
    `insert into omsorg.care_recipient_setting
       (client_id, crp_accounts_allowed, crp_ordering_allowed, crp_renewal_allowed, crp_diary_allowed, crp_stock_allowed)
     select client_id, true, true, true, true, true from omsorg.care_place where id = $1
     on conflict (client_id, care_place_id) do update set crp_accounts_allowed = true, crp_ordering_allowed = true,
       crp_renewal_allowed = true, crp_diary_allowed = true, crp_stock_allowed = true
     returning (select market from omsorg.client c where c.id = care_recipient_setting.client_id) as market`,
    [carePlaceId],
  )
  const market = rows[0]?.market ?? 10
  const opened: CountedHolder[] = []
  for (const careRecipientId of persons.slice(0, 24)) {
    const account = await portalAccountOf(world, { careRecipientId, market })
    opened.push({ careRecipientId, holder: await openHolder(world, account, careRecipientId) })
  }
  return opened
}

/** Eight orders of holders that are saved with all that is proposed, each to be placed by its call. */
export async function savedInPortal(counted: CountedWorld) {
  const calls = []
  for (const { holder, careRecipientId } of await openCountedHolders(counted)) {
    const as = counted.world.as(holder)
    const { body: proposed } = await as.call(proposePortalOrder, { params: { careRecipientId } })
    const lines = proposed.lines
      .filter((line) => line.block === null && line.flavors.length === 0 && line.allowed > 0)
      .map(({ prescriptionRowId, product: { itemNumber }, allowed }) => ({
        prescriptionRowId,
        itemNumber,
        quantity: allowed,
      }))
    const deliveryMethodCode = proposed.deliveryMethods.find((each) => !each.needsDeliveryPoint)?.code
    if (lines.length === 0 || !deliveryMethodCode) continue
    const input = { careRecipientId, lines, destination: { deliveryMethodCode } }
    const saved = await as.call(savePortalOrder, { input })
    if (saved.status !== 200) continue
    const { customerOrderId, rowVersion } = saved.body
    const placing = { careRecipientId, customerOrderId, rowVersion }
    calls.push(() => as.call(confirmPortalOrder, { input: placing, idempotencyKey: crypto.randomUUID() }))
    if (calls.length === 8) break
  }
  return calls
}
