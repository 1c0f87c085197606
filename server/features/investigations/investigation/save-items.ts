import { saveItems as contract } from '@omsorg/contract/investigations/investigation/save-items.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readItemOffers } from '../../products/index.ts'
import { areaInHeader } from './area-in-header.ts'
import { statusShown } from './investigation-views.ts'
import { replaceItems } from './items.sql.ts'
import { openInvestigation } from './open-investigation.ts'

/** A product out of the caller's assortment answers as one that is not there (rules 3.11). */
export const saveItems = handle(contract, async ({ input, actor, today, tx, exchange }) => {
  const area = areaInHeader(exchange)
  if (!area.ok) return area
  const open = await openInvestigation(tx, input.investigationId)
  if (!open.ok) return open
  const record = open.value
  if (record.therapy_area !== area.value) return refuse('area-of-another', { at: 'investigationId' })
  const status = statusShown(record, today)
  if (status !== 'in-progress' && status !== 'active') return refuse('status-does-not-allow')
  const itemNumbers = [...new Set(input.itemNumbers)]
  const { clientId, carePlaceId } = actor
  const offers =
    clientId && itemNumbers.length > 0
      ? await readItemOffers(tx, { actor, clientId, carePlaceId, itemNumbers, context: 'search', today })
      : new Map<string, never>()
  const found = itemNumbers.map((itemNumber) => offers.get(itemNumber))
  for (const [index, offer] of found.entries()) {
    const at = `itemNumbers[${input.itemNumbers.indexOf(itemNumbers[index] ?? '')}]`
    if (!offer?.visible) return refuse('item-not-found', { at })
    if (offer.therapyArea !== area.value) return refuse('item-of-another-area', { at })
  }
  await replaceItems(
    tx,
    record.id,
    found.flatMap((offer) => (offer ? [offer] : [])),
  )
  return agree({ careRecipientId: record.care_recipient_id, itemNumbers })
})
