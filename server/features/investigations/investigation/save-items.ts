import { saveItems as contract } from '@omsorg/contract/investigations/investigation/save-items.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readItemOffers } from '../../products/index.ts'
import { areaInHeader } from './area-in-header.ts'
import { statusShown } from './investigation-views.ts'
import { changeItems, readItemsOf } from './items.sql.ts'
import { openInvestigation } from './open-investigation.ts'

/**
 * What the caller changed of what was kept is put on what is kept by now. A product out of the caller's assortment answers as
 * one that is not there (rules 3.11); one that is kept already is not judged anew.
 */
export const saveItems = handle(contract, async ({ input, actor, today, tx, exchange }) => {
  const area = areaInHeader(exchange)
  if (!area.ok) return area
  const open = await openInvestigation(tx, input.investigationId)
  if (!open.ok) return open
  const record = open.value
  if (record.therapy_area !== area.value) return refuse('area-of-another', { at: 'investigationId' })
  const status = statusShown(record, today)
  if (status !== 'in-progress' && status !== 'active') return refuse('status-does-not-allow')
  const kept = (await readItemsOf(tx, record.id)).map((item) => item.item_number)
  const former = input.former ?? kept
  const added = [...new Set(input.itemNumbers)].filter((each) => !former.includes(each) && !kept.includes(each))
  const removed = former.filter((each) => !input.itemNumbers.includes(each))
  const { clientId, carePlaceId } = actor
  const offers =
    clientId && added.length > 0
      ? await readItemOffers(tx, { actor, clientId, carePlaceId, itemNumbers: added, context: 'search', today })
      : new Map<string, never>()
  const found = added.map((itemNumber) => offers.get(itemNumber))
  for (const [index, offer] of found.entries()) {
    const at = `itemNumbers[${input.itemNumbers.indexOf(added[index] ?? '')}]`
    if (!offer?.visible) return refuse('item-not-found', { at })
    if (offer.therapyArea !== area.value) return refuse('item-of-another-area', { at })
  }
  await changeItems(tx, record.id, { added: found.flatMap((offer) => (offer ? [offer] : [])), removed })
  const itemNumbers = [...kept.filter((each) => !removed.includes(each)), ...added]
  return agree({ careRecipientId: record.care_recipient_id, itemNumbers })
})
