import { readDiary as contract } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { heldInUse } from '@omsorg/domain/investigations/guided/suggest.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readProperties } from '@omsorg/domain/products/product/property-values.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { writing } from '../investigation/investigation-views.ts'
import { readEntries, readLatestDiary, readWhose, readWorn, type WornProduct } from './diaries.sql.ts'
import { diaryViewOf } from './diary-view.ts'

export const readDiary = handle(contract, async ({ params, actor, tx }) => {
  const { careRecipientId } = params
  const [whose, record, worn] = await Promise.all([
    readWhose(tx, careRecipientId, actor.carePlaceId),
    readLatestDiary(tx, careRecipientId),
    readWorn(tx, careRecipientId),
  ])
  if (!whose) return notFound()
  const { timeZone } = marketOf(whose.market)
  const begins = { day: whose.day_from, evening: whose.evening_from, night: whose.night_from }
  return agree({
    careRecipientId,
    diary: record ? diaryViewOf(record, await readEntries(tx, record.id), { timeZone, begins }) : null,
    products: worn.map((product) => ({
      itemNumber: product.item_number,
      name: product.name,
      holds: heldBy(product, whose.capacity),
    })),
    timeZone,
    begins,
    can: { write: writing(actor, whose.is_active) },
  })
})

export function heldBy({ properties }: WornProduct, capacity: number): number | null {
  const absorption = readProperties('Incontinence', properties).find(({ key }) => key === 'absorption')?.from ?? null
  return absorption === null ? null : heldInUse(absorption, capacity)
}
