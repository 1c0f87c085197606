import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect, test } from 'vitest'
import { textsOf } from '../../all.ts'
import { languages } from '../../language.ts'
import { productSheet } from './product-sheet.ts'

const pad = {
  name: 'Norrdun Komfort M',
  description: '',
  shape: 'pad',
  therapyArea: 'Incontinence',
  categoryName: null,
  properties: [{ key: 'absorption', from: 1450, to: 1450, word: null, flag: null }],
  itemsPerPackage: 28,
  unit: 'piece',
} as unknown as DetailedProduct
const place = { clientName: 'Region Fjällviken', placeName: 'Solgläntan' }
const sheetOf = (product: DetailedProduct, language: (typeof languages)[number]) =>
  productSheet(product, place, {
    t: textsOf(language),
    f: formatsFor({ locale: 'sv-SE', market: 10 }),
    by: 'Maja Lindqvist',
    now: '2026-11-20T09:42:00Z',
  })

test.each(languages)(
  'a product has the drawing of its screens, told as a drawing of its kind, in %s (O-7-190)',
  (language) => {
    const t = textsOf(language)
    const { picture } = sheetOf(pad, language)
    expect(picture).toMatchObject({ shape: 'pad', detail: 'lines', caption: t.prints.product.drawing })
    expect(picture?.told).toContain(t.therapyAreas.names.Incontinence)
    const named = sheetOf({ ...pad, categoryName: 'Kilo' }, language)
    expect(named.picture?.told).toContain('Kilo')
  },
)
